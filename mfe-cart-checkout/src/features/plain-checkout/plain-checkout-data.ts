import { GetAddressesDocument, type GetAddressesQuery } from '@headstock/commerce-client/address-documents';
import { addressPageSize } from '@headstock/commerce-client/use-address-pages';
import type { GraphQLClient } from '@headstock/graphql-client';
import { sumOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import type { CheckoutOrder } from '#mfe-cart-checkout/features/checkout/checkout-data.ts';
import { CheckoutShippingOptionsDocument } from '#mfe-cart-checkout/features/checkout/checkout.generated.ts';
import { isPickUp, type ShippingOption } from '#mfe-cart-checkout/features/delivery/delivery.model.ts';
import {
  CheckoutLayawayPlansDocument,
  CheckoutPaymentHandoffDocument,
  type CheckoutPaymentHandoffQuery,
  type LayawayPlanFragment,
} from '#mfe-cart-checkout/features/payment/payment.generated.ts';
import { isComplete } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { planOf, plainStepFor, type PlainStep } from './plain-checkout.model.ts';
import { PlainCheckoutPageDocument, type PlainCheckoutPageQuery } from './plain-checkout.generated.ts';

/** What the checkout by plain forms shows. */
export interface PlainCheckoutData extends PlainCheckoutPageQuery {
  readonly step: PlainStep;
  /** The orders with something in them. */
  readonly orders: readonly CheckoutOrder[];
  /** The first page of the viewer's address book; empty for a guest. */
  readonly addresses: readonly GetAddressesQuery['addresses']['edges'][number]['node'][];
  /** How each order can be sent, by its id; at the step that asks. */
  readonly ways: Readonly<Record<string, readonly ShippingOption[]>>;
  readonly layawayPlans: readonly LayawayPlanFragment[];
  /** The payment of the address, as long as its outcome is not certain. */
  readonly waiting: { readonly key: string; readonly url: string | null } | null;
  /** The idempotency key of the payment that the review begins: sent twice, it is one payment. */
  readonly paymentKey: string;
  /** When all of this was so; arrival counts from there. */
  readonly asOf: string;
}

type Client = Pick<GraphQLClient, 'query'>;

async function readWays(client: Client, orders: readonly CheckoutOrder[]): Promise<PlainCheckoutData['ways']> {
  const asked = orders.filter((order) => order.shipOption === 'home');
  const answers = await Promise.all(
    asked.map(async (order) => {
      const variables = { orderId: order.id, storeId: null, addressEstimateInput: null };
      const { orderShippingMethods } = await client.query(CheckoutShippingOptionsDocument, variables);
      return [order.id, orderShippingMethods.filter((option) => !isPickUp(option))] as const;
    }),
  );
  return Object.fromEntries(answers);
}

async function readAddresses(client: Client, { viewer, cart }: PlainCheckoutPageQuery) {
  if (!viewer) return [];
  const chosenId = cart.orders.find(({ shipment }) => shipment?.address)?.shipment?.address?.id ?? null;
  const variables = { first: addressPageSize, accountId: null, chosenId };
  return (await client.query(GetAddressesDocument, variables)).addresses.edges.map(({ node }) => node);
}

async function readPlans(client: Client, orders: readonly CheckoutOrder[]): Promise<readonly LayawayPlanFragment[]> {
  const [order, ...others] = orders;
  if (!order || others.length > 0) return [];
  return (await client.query(CheckoutLayawayPlansDocument, { orderId: order.id })).layawayPlans;
}

async function readWaiting(client: Client, key: string | null): Promise<PlainCheckoutData['waiting']> {
  if (key === null) return null;
  const { paymentHandoff }: CheckoutPaymentHandoffQuery = await client.query(CheckoutPaymentHandoffDocument, {
    idempotencyKey: key,
  });
  return { key, url: paymentHandoff?.url ?? null };
}

/** Loads the checkout by plain forms, at the step of the address or the first that is not settled. */
export async function readPlainCheckout(client: Client, search: URLSearchParams): Promise<PlainCheckoutData> {
  const page = await client.query(PlainCheckoutPageDocument, {});
  const orders = page.cart.orders.filter(({ lineItems }) => lineItems.length > 0);
  const layawayPlans = await readPlans(client, orders);
  const plan = planOf(page, orders, layawayPlans);
  const isPaid = isComplete(plan, sumOf(orders, 'amountRemaining'));
  const step = plainStepFor(search.get('step'), orders, page.viewer !== null, isPaid);
  const [ways, addresses, waiting] = await Promise.all([
    step === 'shipping' ? readWays(client, orders) : {},
    step === 'delivery' ? readAddresses(client, page) : [],
    readWaiting(client, search.get('payment')),
  ]);
  const [paymentKey, asOf] = [crypto.randomUUID(), new Date().toISOString()];
  return { ...page, step, orders, addresses, ways, layawayPlans, waiting, paymentKey, asOf };
}
