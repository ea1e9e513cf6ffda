import type { Page } from '@playwright/test';
import { ask } from './accounts.ts';
import { cards, guest } from './checkout.ts';
import { journeyShop } from './journey-shop.ts';

interface Result {
  readonly success: boolean;
  readonly message: string | null;
}

/** Runs a mutation that answers `success` and `message`; throws with the message when it was refused. */
async function change(page: Page, query: string, variables: Record<string, unknown>): Promise<void> {
  const [result] = Object.values(await ask<Record<string, Result>>(page, query, variables));
  if (!result?.success) throw new Error(`${query.slice(0, 60)}… was refused: ${result?.message}`);
}

/** An order that is ready to be paid. */
export interface ReadyOrder {
  readonly id: string;
  readonly totalCents: number;
}

/** Registers an account of its own for the page's visitor, who is signed in then; gives its id. */
export async function register(page: Page): Promise<string> {
  const email = `journey-${crypto.randomUUID().slice(0, 12)}@headstock.test`;
  const account = { email, password: 'a long password', firstName: guest.firstName, lastName: guest.lastName };
  await change(
    page,
    'mutation ($account: AccountCreateInput!) { accountCreate(account: $account) { success message } }',
    { account },
  );
  const signIn =
    'mutation ($email: String!, $password: String!) { sessionCreate(email: $email, password: $password) { account { id } } }';
  const { sessionCreate } = await ask<{ sessionCreate: { account: { id: string } } }>(page, signIn, account);
  return sessionCreate.account.id;
}

const MERCH =
  '{ listings(filter: { category: ["merch"] }, first: 40) { nodes { id askingPrice { amountCents } item { hasVariants retail { stockLevel } } } } }';

interface Merch {
  readonly listings: {
    readonly nodes: readonly {
      readonly id: string;
      readonly askingPrice: { readonly amountCents: number };
      readonly item: { readonly hasVariants: boolean; readonly retail: { readonly stockLevel: number } };
    }[];
  };
}

/**
 * Puts merchandise for at least so much into the visitor's cart, to be picked up, and names a guest: the checkout is at its
 * payment then. Of merchandise there is enough, so that journeys do not buy from under one another.
 */
export async function readyToPay(page: Page, leastCents: number, isGuest = true): Promise<ReadyOrder> {
  const { listings } = await ask<Merch>(page, MERCH);
  const wanted = listings.nodes
    .filter(({ item }) => !item.hasVariants)
    .map(({ id, askingPrice, item }) => ({
      id,
      quantity: Math.ceil(leastCents / askingPrice.amountCents),
      stock: item.retail.stockLevel,
    }))
    .toSorted((one, other) => one.quantity / one.stock - other.quantity / other.stock)[0];
  if (!wanted || wanted.quantity > wanted.stock) throw new Error('There is not enough merchandise for the journey.');
  return readyWith(page, wanted, isGuest);
}

/** The same with so many of one listing. */
export async function readyWith(
  page: Page,
  wanted: { readonly id: string; readonly quantity: number },
  isGuest = true,
): Promise<ReadyOrder> {
  await change(page, 'mutation ($id: ID!) { cartAddListing(listingId: $id) { success message } }', { id: wanted.id });
  const lines = '{ cart(orderId: []) { orders { id lineItems { id } } } }';
  const { cart } = await ask<{ cart: { orders: { id: string; lineItems: { id: string }[] }[] } }>(page, lines);
  const [order] = cart.orders;
  if (!order) throw new Error('The cart is empty.');
  const { id } = order;
  await change(
    page,
    'mutation ($line: ID!, $id: ID!, $quantity: Int!) { cartUpdateLineItemQuantity(lineItemId: $line, orderId: $id, quantity: $quantity) { success message } }',
    { line: order.lineItems[0]?.id, id, quantity: wanted.quantity },
  );
  if (isGuest)
    await change(
      page,
      'mutation ($id: ID!, $email: String!, $first: String, $last: String) { accountExpressAssociate(orderId: $id, email: $email, firstName: $first, lastName: $last) { success message } }',
      { id, email: guest.email, first: guest.firstName, last: guest.lastName },
    );
  const { addressStores } = await ask<{ addressStores: { id: string }[] }>(page, '{ addressStores { id } }');
  await change(
    page,
    'mutation ($id: ID!, $store: ID!) { cartSetShippingAddress(orderId: $id, storeId: $store) { success message } }',
    { id, store: addressStores[0]?.id },
  );
  await change(
    page,
    'mutation ($id: ID!, $ref: String!) { orderSetShippingMethod(id: $id, shippingMethodRef: $ref) { success message } }',
    {
      id,
      ref: 'pickup',
    },
  );
  const priced =
    'mutation ($ids: [ID!]!) { orderEnsureTaxConsidered(orderId: $ids) { orders { id total { amountCents } } } }';
  const { orderEnsureTaxConsidered: result } = await ask<{
    orderEnsureTaxConsidered: { orders: { total: { amountCents: number } }[] };
  }>(page, priced, { ids: [id] });
  return { id, totalCents: result.orders[0]?.total.amountCents ?? 0 };
}

/** An order that is placed. */
export interface PlacedOrder extends ReadyOrder {
  readonly number: string;
  /** Its page for whoever has its link. */
  readonly path: string;
}

const PAY = `mutation ($orders: [OrderAmountInput!]!, $paymentMethods: [PaymentMethodInput!]!, $key: String!, $plan: ID) {
  ordersPay(orders: $orders, paymentMethods: $paymentMethods, idempotencyKey: $key, layawayPlan: $plan) { success message orders { number guestKey } } }`;

/** What the card form of the payment sandbox gives for a good card. */
async function cardToken(page: Page): Promise<string> {
  const response = await page.request.post(`${journeyShop().gatewayUrl}/v1/tokens`, {
    data: { number: cards.good, expiry: '12/30', cvc: '123' },
  });
  const { token }: { token: string } = JSON.parse(await response.text());
  return token;
}

/** The first plan by which an order can be paid. */
async function planOf(page: Page, orderId: string): Promise<string> {
  const query = 'query ($id: ID!) { layawayPlans(orderId: $id) { ref } }';
  const { layawayPlans } = await ask<{ layawayPlans: { ref: string }[] }>(page, query, { id: orderId });
  const [plan] = layawayPlans;
  if (!plan) throw new Error('The order cannot be paid by the month.');
  return plan.ref;
}

/** Places what `readyToPay` made ready, paid by a good card at once or by the month, by the API alone. */
export async function placeByCard(
  page: Page,
  { id, totalCents }: ReadyOrder,
  pays: 'at once' | 'by the month' = 'at once',
): Promise<PlacedOrder> {
  const seen = 'query ($ids: [ID!]!) { cart(orderId: $ids) { orders { version } } }';
  const { cart } = await ask<{ cart: { orders: { version: number }[] } }>(page, seen, { ids: [id] });
  const { ordersPay } = await ask<{ ordersPay: Result & { orders: { number: string; guestKey: string }[] } }>(
    page,
    PAY,
    {
      orders: [{ orderId: id, version: cart.orders[0]?.version, amountCents: totalCents }],
      paymentMethods: [{ kind: 'CARD', token: await cardToken(page) }],
      key: crypto.randomUUID(),
      plan: pays === 'at once' ? null : await planOf(page, id),
    },
  );
  const [order] = ordersPay.orders;
  if (!ordersPay.success || !order) throw new Error(`The order was not placed: ${ordersPay.message}`);
  return { id, totalCents, number: order.number, path: `/orders/${id}?key=${order.guestKey}` };
}
