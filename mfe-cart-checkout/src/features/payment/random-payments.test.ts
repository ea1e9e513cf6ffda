import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addToCart } from '@headstock/commerce-client/add-to-cart';
import { fetchCart } from '@headstock/commerce-client/cart-cache';
import { setQuantity } from '@headstock/commerce-client/line-item-commands';
import type { GraphQLClient } from '@headstock/graphql-client';
import { createStore } from 'jotai';
import { sumOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import {
  CheckoutSetGuestContactDocument,
  CheckoutPriceOrdersDocument,
  CheckoutSetShippingAddressDocument,
  type CheckoutOrderPartsFragment,
} from '#mfe-cart-checkout/features/checkout/checkout.generated.ts';
import { OrderPageDocument, type OrderPageQuery } from '#mfe-cart-checkout/features/order/order.generated.ts';
import { fetchCheckout } from '#mfe-cart-checkout/features/checkout/checkout-data.ts';
import { PaymentApi } from '#mfe-cart-checkout/testing/payment-api.fixture.ts';
import { intentFor, seenOrders, type PaymentBody } from './intent.model.ts';
import {
  CheckoutLayawayPlansDocument,
  CheckoutPaymentOptionsDocument,
  CheckoutSetAffirmFeeDocument,
} from './payment.generated.ts';
import { pay, resume, type PaymentRun, type RunResult } from './payment-commands.ts';
import {
  depositOf,
  emptyPlan,
  isComplete,
  scheduleSum,
  allocate,
  paymentMethodsOf,
  type PrimaryMethod,
  type PaymentPlan,
} from './payment-plan.model.ts';
import { fetchCodeBalance, availableCredits } from './stored-value-commands.ts';

const SEED = 20_261_121;
const ROUNDS = 16;
const CARDS = ['4242424242424242', '4242424242424242', '4000000000000002', '4000002500003155', '4000000000000341'];
const METHODS: readonly PrimaryMethod[] = ['CARD', 'CARD', 'VALOR', 'PAYPAL', 'SHOP_PAY', 'AFFIRM', 'ACH'];
const ANSWERS = ['confirm', 'confirm', 'confirm', 'decline', 'cancel'] as const;

let desk: PaymentApi;
beforeAll(async () => {
  desk = await PaymentApi.open();
});
afterAll(() => desk.close());

type Next = (below: number) => number;

/** Whole numbers below a limit; the same seed gives the same ones, so that a failure repeats. */
function numbers(seed: number): Next {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const oneOf = <Value>(next: Next, values: readonly [Value, ...Value[]] | readonly Value[]): Value => {
  const value = values[next(values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
};

/** Fills a cart with random things and settles it up to the payment, with the page's own operations. */
async function fill(client: GraphQLClient, next: Next): Promise<CheckoutOrderPartsFragment> {
  const context = { store: createStore(), client };
  for (let lines = 1 + next(3); lines > 0; lines -= 1) {
    const listingId = await desk.text('listing', 101 + next(180_000), 5);
    await addToCart(context, { listingId, title: '' });
  }
  const [order] = (await fetchCart(client)).orders;
  if (!order) throw new Error('The cart is empty.');
  const [line] = order.lineItems;
  await setQuantity(context, order.id, line?.id ?? '', 1 + next(5));
  const contact = {
    orderId: order.id,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: null,
    recaptchaToken: null,
  };
  await client.mutate(CheckoutSetGuestContactDocument, contact);
  await client.mutate(CheckoutSetShippingAddressDocument, { orderId: order.id, storeId: await desk.text('store') });
  const priced = await client.mutate(CheckoutPriceOrdersDocument, { orderId: [order.id] });
  const [ready] = priced.orderEnsureTaxConsidered.orders;
  if (!ready) throw new Error('The order is not in the cart.');
  return ready;
}

/** A random way to pay it: codes, credits, a plan, and whatever takes the rest. */
async function planFor(client: GraphQLClient, next: Next, order: CheckoutOrderPartsFragment): Promise<PaymentPlan> {
  const options = await client.query(CheckoutPaymentOptionsDocument, {});
  const storedValues = availableCredits(options).filter(() => next(3) > 0);
  for (let codes = next(3); codes > 0; codes -= 1) {
    const answer = await fetchCodeBalance(client, await desk.text('code', 1 + next(60_000), next(2) === 0));
    if ('storedValue' in answer) storedValues.push(answer.storedValue);
  }
  const method = oneOf(next, METHODS);
  const card =
    method === 'CARD' ? { token: await desk.text('token', oneOf(next, CARDS)), network: 'visa', last4: '4242' } : null;
  const plan: PaymentPlan = { ...emptyPlan, storedValues, method, card };
  if (method === 'AFFIRM' || next(3) > 0) return plan;
  const { layawayPlans } = await client.query(CheckoutLayawayPlansDocument, { orderId: order.id });
  for (const offer of layawayPlans) expect(scheduleSum(offer)).toBe(order.total.amountCents);
  const [offer] = layawayPlans;
  if (!offer) return plan;
  const ofCents = order.amountRemaining.amountCents;
  return { ...plan, layaway: { ref: offer.ref, depositCents: offer.deposit.amountCents, ofCents } };
}

/** Pays as the checkout does, and answers where a provider asks. */
async function run(client: GraphQLClient, next: Next, body: PaymentBody): Promise<RunResult> {
  const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));
  const runs: PaymentRun = { client, keep: () => undefined, wait, onUncertain: () => undefined };
  const intent = intentFor(null, body, () => crypto.randomUUID());
  const first = await pay(runs, intent);
  if (first.kind !== 'action') return first;
  await desk.ask('answer', first.url, oneOf(next, ANSWERS));
  return resume(runs, intent.idempotencyKey, intent);
}

type ShownOrder = NonNullable<OrderPageQuery['order']>;
async function pageOf(client: GraphQLClient, id: string, key: string | null): Promise<ShownOrder> {
  const { order } = await client.query(OrderPageDocument, { id, key });
  if (!order) throw new Error('The order is not to be seen.');
  return order;
}

/** Lines, shipping, tax and fee are the total; what was paid and what is left are, too. */
function checkSums(order: CheckoutOrderPartsFragment | ShownOrder): void {
  const lines = order.lineItems.reduce((sum, line) => sum + line.amount.amountCents, 0);
  expect(lines).toBe(order.subTotal.amountCents);
  const { subTotal, discountTotal, shippingCost, tax, extraFee, total } = order;
  const parts = subTotal.amountCents - discountTotal.amountCents + shippingCost.amountCents + tax.amountCents;
  expect(parts + extraFee.amountCents).toBe(total.amountCents);
}

const isPaid = ({ payment: { status } }: ShownOrder['capturedPayments'][number]): boolean => status === 'CAPTURED';
const amountsOf = (payments: ShownOrder['capturedPayments']): number[] =>
  payments.map(({ amount }) => amount.amountCents).toSorted((one, other) => one - other);

/** The order's page shows the shares that the checkout showed. */
function checkPlaced(order: ShownOrder, plan: PaymentPlan, dueCents: number): void {
  checkSums(order);
  const { nowCents, storedValues, primaryCents } = allocate(plan, dueCents);
  const shares = [...storedValues.map(({ amountCents }) => amountCents), primaryCents].filter((cents) => cents > 0);
  expect(amountsOf(order.capturedPayments)).toEqual(shares.toSorted((one, other) => one - other));
  const paid = order.capturedPayments.filter(isPaid).reduce((sum, { amount }) => sum + amount.amountCents, 0);
  expect(order.total.amountCents - paid).toBe(order.amountRemaining.amountCents);
  expect(amountsOf(order.capturedPayments).reduce((sum, cents) => sum + cents, 0)).toBe(nowCents);
  if (!order.layaway) return;
  expect(scheduleSum(order.layaway)).toBe(order.total.amountCents);
  expect(order.layaway.deposit.amountCents).toBe(nowCents);
}

/** Nothing came of it: the cart is as it was. */
async function checkKept(client: GraphQLClient, orders: readonly CheckoutOrderPartsFragment[]): Promise<void> {
  const { cart } = (await fetchCheckout(client)).page.data;
  expect(cart.orders.map(({ id, total }) => [id, total])).toEqual(orders.map(({ id, total }) => [id, total]));
}

/** Somebody else pays a random part of what is left, by the guest's link. */
async function payPart(next: Next, order: ShownOrder): Promise<void> {
  const client = desk.visitor();
  const dueCents = order.amountRemaining.amountCents;
  const card = { token: await desk.text('token', '4242424242424242'), network: 'visa', last4: '4242' };
  const plan: PaymentPlan = { ...emptyPlan, method: 'CARD', card, partialCents: 1 + next(dueCents) };
  const key = order.guestKey ?? '';
  const orders = seenOrders([order]).map((seen) => ({ ...seen, key }));
  const body: PaymentBody = {
    orders,
    paymentMethods: paymentMethodsOf(plan, dueCents),
    layawayPlan: null,
    from: 'order',
  };
  expect(await run(client, next, body)).toMatchObject({ kind: 'placed' });
  const after = await pageOf(client, order.id, key);
  checkSums(after);
  expect(after.amountRemaining.amountCents).toBe(dueCents - allocate(plan, dueCents).nowCents);
}

it(`shows to the cent what the server takes, through ${ROUNDS} random carts and payments (seed ${SEED})`, async () => {
  const next = numbers(SEED);
  const ends = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    await desk.ask('forgive');
    const isMember = next(2) === 0;
    const client = desk.visitor(isMember ? await desk.text('member', next(40_000), next(2) * next(40_000)) : null);
    const first = await fill(client, next);
    checkSums(first);
    const plan = await planFor(client, next, first);
    const isFinanced = plan.method === 'AFFIRM' && allocate(plan, first.amountRemaining.amountCents).primaryCents > 0;
    if (isFinanced) await client.mutate(CheckoutSetAffirmFeeDocument, { id: first.id });
    const { cart } = (await fetchCheckout(client)).page.data;
    const dueCents = sumOf(cart.orders, 'amountRemaining');
    cart.orders.forEach(checkSums);
    expect(isComplete(plan, dueCents)).toBe(true);
    const layawayPlan = depositOf(plan, dueCents) === null ? null : (plan.layaway?.ref ?? null);
    const body = {
      orders: seenOrders(cart.orders),
      paymentMethods: paymentMethodsOf(plan, dueCents),
      layawayPlan,
      from: 'checkout',
    } as const;
    const result = await run(client, next, body);
    ends.set(result.kind, (ends.get(result.kind) ?? 0) + 1);
    if (result.kind !== 'placed') {
      await checkKept(client, cart.orders);
      continue;
    }
    const placed = await pageOf(client, first.id, null);
    checkPlaced(placed, plan, dueCents);
    const isSettled = placed.capturedPayments.every(isPaid);
    if (isSettled && placed.amountRemaining.amountCents > 0) await payPart(next, placed);
    if (round % 8 === 7) await desk.ask('check');
  }
  expect(await desk.ask('check')).toBe(ends.get('placed'));
  expect(ends.get('placed')).toBeGreaterThan(ROUNDS / 3);
  expect(ends.get('declined')).toBeGreaterThan(0);
}, 240_000);
