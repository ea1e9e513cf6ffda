import type { GraphQLClient } from '@headstock/graphql-client';
import { CreateAddressDocument } from '@headstock/commerce-client/address-documents';
import {
  CheckoutCreateGuestAddressDocument,
  CheckoutPriceOrdersDocument,
  CheckoutSetShippingAddressDocument,
  CheckoutSetShippingMethodDocument,
  CheckoutShippingOptionsDocument,
  type CheckoutOrderPartsFragment,
} from '#mfe-cart-checkout/features/checkout/checkout.generated.ts';
import type { AddressIssue } from '@headstock/commerce-client/address-conflicts';
import type { AddressEstimate, AddressInput } from '@headstock/commerce-client/address-format';
import { estimatedOrder, isPickUp, preferredOption, type ShippingOption } from './delivery.model.ts';

type CheckoutOrder = CheckoutOrderPartsFragment;

/** Where the orders go: a place that is still typed, an address that the server knows, a store. */
export type Destination =
  | { readonly kind: 'estimate'; readonly estimate: AddressEstimate }
  | { readonly kind: 'address'; readonly addressId: string }
  | { readonly kind: 'store'; readonly storeId: string };

/** Where each order goes: some can only be fetched, whatever the shopper chose for the others. */
export type Route = (order: CheckoutOrder) => Destination;

/** The chosen way of each order, by the order's id. */
export type Choices = Readonly<Record<string, string>>;

/** Orders with shipping and tax as they are to be paid; `warning` names what had to go because it was sold out. */
export interface PricedOrders {
  readonly orders: readonly CheckoutOrder[];
  readonly warning: string | null;
}

/** The ways to send each order, the chosen ones, and the orders priced with them. */
export interface Quote extends PricedOrders {
  readonly options: Readonly<Record<string, readonly ShippingOption[]>>;
  readonly choices: Choices;
}

/** The API refused; the message is for the shopper. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** City, region and postal code of a new address contradict each other. */
export class AddressConflict extends Error {
  override name = 'AddressConflict';
  readonly issues: readonly AddressIssue[];
  constructor(issues: readonly AddressIssue[]) {
    super('The address contradicts itself.');
    this.issues = issues;
  }
}

function accepted(answer: { readonly success: boolean; readonly message: string | null }): void {
  if (!answer.success) throw new Refusal(answer.message ?? '');
}

const estimateOf = (destination: Destination) =>
  destination.kind === 'estimate'
    ? destination.estimate
    : destination.kind === 'address'
      ? { addressId: destination.addressId }
      : null;

async function setAddress(client: GraphQLClient, orderId: string, destination: Destination): Promise<void> {
  if (destination.kind === 'estimate') return;
  const target = destination.kind === 'store' ? { storeId: destination.storeId } : { addressId: destination.addressId };
  accepted((await client.mutate(CheckoutSetShippingAddressDocument, { orderId, ...target })).cartSetShippingAddress);
}

async function setShipping(client: GraphQLClient, id: string, ref: string): Promise<void> {
  const answer = await client.mutate(CheckoutSetShippingMethodDocument, { id, shippingMethodRef: ref });
  accepted(answer.orderSetShippingMethod);
}

async function priceOrders(client: GraphQLClient, orderIds: readonly string[]): Promise<PricedOrders> {
  const { orderEnsureTaxConsidered: answer } = await client.mutate(CheckoutPriceOrdersDocument, {
    orderId: [...orderIds],
  });
  accepted(answer);
  return { orders: answer.orders, warning: answer.message || null };
}

/** Takes the wanted or the cheapest way for every order. Where the server knows the destination it prices them, else their prices are estimated. */
export async function chooseShipping(
  client: GraphQLClient,
  orders: readonly CheckoutOrder[],
  route: Route,
  options: Quote['options'],
  wanted: Choices,
): Promise<Quote> {
  const choices: Record<string, string> = {};
  const estimates: CheckoutOrder[] = [];
  for (const order of orders) {
    const option = preferredOption(options[order.id] ?? [], wanted[order.id] ?? order.shippingMethodRef);
    if (!option) continue;
    choices[order.id] = option.ref;
    if (route(order).kind === 'estimate') estimates.push(estimatedOrder(order, option));
    else await setShipping(client, order.id, option.ref);
  }
  const known = orders.filter((order) => route(order).kind !== 'estimate').map((order) => order.id);
  const priced = known.length > 0 ? await priceOrders(client, known) : { orders: [], warning: null };
  return { options, choices, ...priced, orders: [...priced.orders, ...estimates] };
}

/** Asks how the orders can get where they go, takes the wanted or the cheapest way, and prices the orders with it. */
export async function quoteShipping(
  client: GraphQLClient,
  orders: readonly CheckoutOrder[],
  route: Route,
  wanted: Choices,
): Promise<Quote> {
  const options: Record<string, readonly ShippingOption[]> = {};
  for (const order of orders) {
    const destination = route(order);
    await setAddress(client, order.id, destination);
    const { orderShippingMethods } = await client.query(CheckoutShippingOptionsDocument, {
      orderId: order.id,
      storeId: destination.kind === 'store' ? destination.storeId : null,
      addressEstimateInput: estimateOf(destination),
    });
    const fetched = destination.kind === 'store';
    options[order.id] = orderShippingMethods.filter((option) => isPickUp(option) === fetched);
  }
  return chooseShipping(client, orders, route, options, wanted);
}

async function createAddress(
  client: GraphQLClient,
  { input, signedIn, buyerId }: NewAddress,
  orderId: string,
): Promise<string> {
  const answer = signedIn
    ? (await client.mutate(CreateAddressDocument, { address: input, accountId: buyerId })).addressCreate
    : (await client.mutate(CheckoutCreateGuestAddressDocument, { address: input, orderId })).addressExpressCreate;
  if (answer.issues.length > 0) throw new AddressConflict(answer.issues);
  accepted(answer);
  if (!answer.address) throw new Refusal(answer.message ?? '');
  return answer.address.id;
}

/** A new address, and whether it goes into an address book or belongs to a guest's order. */
export interface NewAddress {
  readonly input: AddressInput;
  readonly signedIn: boolean;
  /** Whose address book, where an admin buys for somebody; null for one's own. */
  readonly buyerId: string | null;
}

/**
 * Settles the delivery: a new address is created, every order gets its destination and keeps its way.
 * @param address replaces the destinations that are still estimates; null where the server knows them all
 * @returns the orders as they are to be paid, and the id of the new address
 */
export async function settleDelivery(
  client: GraphQLClient,
  orders: readonly CheckoutOrder[],
  route: Route,
  choices: Choices,
  address: NewAddress | null,
): Promise<PricedOrders & { readonly addressId: string | null }> {
  let addressId: string | null = null;
  for (const order of orders) {
    let destination = route(order);
    if (address && destination.kind === 'estimate') {
      if (!address.signedIn || addressId === null) addressId = await createAddress(client, address, order.id);
      destination = { kind: 'address', addressId };
    }
    await setAddress(client, order.id, destination);
    const ref = choices[order.id];
    if (ref !== undefined) await setShipping(client, order.id, ref);
  }
  const ids = orders.map((order) => order.id);
  return { ...(await priceOrders(client, ids)), addressId };
}
