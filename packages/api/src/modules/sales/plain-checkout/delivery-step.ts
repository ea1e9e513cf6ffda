import { createHash } from 'node:crypto';
import { type AddressAnswer, type AddressInput, createAddress } from '#api/modules/accounts/index.ts';
import { type MethodQuote, PICKUP_REF } from '#api/modules/fulfilment/index.ts';
import { setShippingAddress } from '#api/modules/sales/cart/set-shipping-address.ts';
import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import { createExpressAddress } from '#api/modules/sales/checkout/express-address.ts';
import { setShippingMethod } from '#api/modules/sales/checkout/shipping-methods.ts';
import type { OrderView } from '#api/modules/sales/orders/order-view.ts';
import { attempt } from '#api/platform/domain-error.ts';
import type { CheckoutMemory, TypedField } from './checkout-memory.ts';
import {
  type CheckoutVisitor,
  canPickUp,
  change,
  holdOrders,
  isLocalOnly,
  type Led,
  leadTo,
  needsDelivery,
  ownOrders,
  pick,
  type PlainStep,
  refuse,
  refuseAddress,
  settlePrices,
  type TypedForm,
} from './plain-step.ts';

const addressFields = [
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'phone',
  'countryIso',
] as const satisfies readonly TypedField[];
/** Stands for an address that is typed, where others could be chosen. */
const NEW_ADDRESS = '-1';

function inputOf(typed: TypedForm): AddressInput {
  const of = (name: (typeof addressFields)[number]): string => typed[name] ?? '';
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    company: of('company'),
    countryIso: of('countryIso'),
    line1: of('line1'),
    line2: of('line2'),
    city: of('city'),
    region: of('region'),
    postalCode: of('postalCode'),
    phone: of('phone'),
    keepAsTyped: typed['do'] === 'keep',
  };
}

const digest = (input: AddressInput): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** The address that was typed: kept with the guest's session, or in the address book. The same once more is not a second one. */
async function makeAddress(context: CheckoutVisitor, input: AddressInput, order: OrderView): Promise<AddressAnswer> {
  const { actor } = context;
  const { accountId } = actor.principal;
  const buyer = order.row.account_id === accountId ? null : order.row.account_id;
  if (accountId !== null) return createAddress(actor, input, buyer);
  const outcome = await attempt(() => createExpressAddress(actor, order.id, input));
  return outcome.ok
    ? outcome.value
    : { success: false, code: outcome.code, message: outcome.message, address: null, issues: [] };
}

const cheapest = (methods: readonly MethodQuote[], chosen: string | null): MethodQuote | undefined =>
  methods.find(({ ref }) => ref === chosen) ?? methods.toSorted((a, b) => a.priceCents - b.priceCents)[0];

/** Begins with the cheapest way to where the orders go, as the page with scripts does; gives whether there is one for each. */
async function chooseWays(context: CheckoutVisitor): Promise<boolean> {
  const orders = (await ownOrders(context)).filter(needsDelivery);
  for (const { id, row, methods } of orders) {
    const isFetched = row.ship_option === 'store';
    const way = cheapest(
      methods.filter(({ ref }) => (ref === PICKUP_REF) === isFetched),
      row.shipping_method_ref,
    );
    if (!way) return false;
    const choice = { ref: way.ref, overrideCents: null, estimate: null };
    if (await change(context, (actor) => setShippingMethod(actor, checkoutContextOf(context), id, choice)))
      return false;
  }
  return true;
}

/** Settles where every order goes: to an address of the book, to one that is typed, or to a store. */
async function settle(
  context: CheckoutVisitor,
  typed: TypedForm,
  memory: CheckoutMemory,
  orders: readonly OrderView[],
): Promise<Led> {
  const fetched = new Map<string, boolean>();
  for (const order of orders)
    fetched.set(order.id, isLocalOnly(order) || (typed['shipOption'] === 'store' && (await canPickUp(order))));
  const sent = orders.find(({ id }) => fetched.get(id) === false);
  let addressId: string | null = null;
  let kept = memory;
  if (sent) {
    const chosen = typed['id'] ?? NEW_ADDRESS;
    const input = inputOf(typed);
    const key = digest(input);
    if (chosen !== NEW_ADDRESS) addressId = chosen;
    else if (memory.made?.typed === key) addressId = memory.made.id;
    else {
      const answer = await makeAddress(context, input, sent);
      if (!answer.success) return refuseAddress(memory, answer);
      addressId = answer.address?.id ?? null;
      if (addressId !== null) kept = { ...memory, made: { typed: key, id: addressId } };
    }
  }
  for (const { id } of orders) {
    const isFetched = fetched.get(id) === true;
    const destination = isFetched ? { addressId: null, storeId: typed['storeId'] ?? '' } : { addressId, storeId: null };
    const refusal = await change(context, (actor) => setShippingAddress(actor, id, destination));
    if (refusal) return refuse('delivery', kept, refusal.code, refusal.message);
  }
  if (!(await chooseWays(context))) return refuse('delivery', kept, 'unreachable', null);
  const { notice, refusal } = await settlePrices(context);
  if (refusal) return refuse('delivery', kept, refusal.code, refusal.message);
  if (sent) return leadTo('shipping', kept, notice);
  return leadTo('payment', kept, notice ?? (await holdOrders(context)));
}

/** Where the orders go. Another country than the one whose fields were shown leads back to the fields of that country. */
export const deliveryStep: PlainStep = async (context, typed, before) => {
  const fields = pick(typed, ['shipOption', 'storeId', 'id', ...addressFields]);
  const isOtherCountry = typed['countryIso'] !== undefined && typed['countryIso'] !== typed['shownCountry'];
  const memory = {
    ...before,
    fields: { ...before.fields, ...fields, ...(isOtherCountry ? { region: '' } : {}) },
  };
  const orders = (await ownOrders(context)).filter(needsDelivery);
  if (orders.length === 0) return leadTo('payment', memory);
  const isTyped = (typed['id'] ?? NEW_ADDRESS) === NEW_ADDRESS && typed['shipOption'] !== 'store';
  if (typed['do'] === 'country') return leadTo('delivery', memory);
  if (isOtherCountry && isTyped) return refuse('delivery', memory, 'other-country', null);
  return settle(context, typed, memory, orders);
};

/** How fast each order goes: `way-{order}` names its way. */
export const shippingStep: PlainStep = async (context, typed, memory) => {
  for (const { id, row } of (await ownOrders(context)).filter(needsDelivery)) {
    const ref = typed[`way-${id}`];
    if (ref === undefined || ref === row.shipping_method_ref) continue;
    const choice = { ref, overrideCents: null, estimate: null };
    const refusal = await change(context, (actor) => setShippingMethod(actor, checkoutContextOf(context), id, choice));
    if (refusal) return refuse('shipping', memory, refusal.code, refusal.message);
  }
  const { notice, refusal } = await settlePrices(context);
  if (refusal) return refuse('shipping', memory, refusal.code, refusal.message);
  return leadTo('payment', memory, notice ?? (await holdOrders(context)));
};
