import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lineItemOf, orderOf } from '@headstock/commerce-client/cart-fixture';
import { createFakeGraphQLClient, type FakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import type { GetAddressesQueryVariables } from '@headstock/commerce-client/address-documents';
import type { AddressInput } from '@headstock/commerce-client/address-format';
import type { PaymentMethodInput } from '#mfe-cart-checkout/features/payment/payment.generated.ts';
import type { SavedCard } from '#mfe-cart-checkout/features/payment/saved-card.model.ts';
import type { SavedAddress, CheckoutOrder } from '#mfe-cart-checkout/features/checkout/checkout-data.ts';

const money = (amountCents: number) => ({ amountCents });
const address: SavedAddress = {
  id: 'address',
  firstName: 'Ada',
  lastName: 'Moreau',
  company: null,
  line1: '418 SE Alder Street',
  line2: null,
  city: 'Portland',
  postalCode: '97214',
  phone: null,
  region: { name: 'Oregon', iso: 'OR' },
  country: { name: 'United States', iso: 'US' },
  defaultAddress: true,
  keptAsTyped: false,
  version: 1,
};
const option = (ref: string, name: string, amountCents: number, days: number | null) => ({
  ref,
  name,
  price: money(amountCents),
  earliestDays: days,
  latestDays: days === null ? null : days + 2,
});
const options = [option('pickup', 'Pick up in store', 0, null), option('ground', 'Insured ground', 11_800, 3)];
const nothingHeld = {
  message: null,
  code: null,
  until: null,
  secondsLeft: 0,
  renewalsLeft: 0,
  held: [],
  heldByOthers: [],
};
const accepted = { success: true, message: null };
const taxUnknown = { success: false, message: 'The sales tax cannot be computed right now.' };

/** What the API answers to an address in the wrong state: 38103 is in Tennessee. */
function conflictIn({ region, postalCode, keepAsTyped }: AddressInput) {
  if (postalCode !== '38103' || region === 'Tennessee' || keepAsTyped) return null;
  const message = 'The postal code 38103 is in Tennessee, not in Oregon.';
  const issues = [{ field: 'region', message, suggestion: 'Tennessee' }];
  return { success: false, message: 'City, state and postal code do not match.', issues, address: null };
}

interface Payment {
  readonly orders: readonly { orderId: string; version: number; amountCents: number }[];
  readonly paymentMethods: readonly PaymentMethodInput[];
  readonly layawayPlan: string | null;
  readonly idempotencyKey: string;
}

/** A server with one order of $7,000 that a guest checks out; it does what the real one does to it. */
export interface CheckoutServer extends FakeGraphQLClient {
  readonly addOrder: (id: string) => void;
  readonly emptyCart: () => void;
  readonly addAddress: (address: Partial<SavedAddress> & { readonly id: string }) => void;
  readonly signIn: () => void;
  /** What lies in the cart is put together for somebody. */
  readonly buyFor: (owner: NonNullable<CheckoutOrder['account']>) => void;
  readonly nameGuest: () => void;
  /** Address and way are known. */
  readonly settle: () => void;
  readonly raisePrice: (cents: number) => void;
  readonly setTax: (cents: number) => void;
  /** The tax service is out, or back. */
  readonly setTaxKnown: (isKnown: boolean) => void;
  /** What the next payment is answered with. */
  readonly payWith: (answer: () => unknown) => void;
  /** What is left on the one code that it knows. */
  readonly spendCode: (left: number) => void;
  /** Cards are typed at the provider's, which has no form for pages of ours. */
  readonly payElsewhere: () => void;
  /** The provider keeps these cards for who is signed in. */
  readonly keepCards: (cards: readonly SavedCard[]) => void;
  readonly payments: () => Payment[];
}

/** Makes such a server. */
export function createCheckoutServer(): CheckoutServer {
  const state = {
    ids: ['one'],
    owner: null as CheckoutOrder['account'],
    price: 700_000,
    tax: 0,
    isTaxKnown: true,
    named: false,
    signedIn: false,
    ref: '',
    place: '',
    fee: false,
    onCode: 25_000,
    savedCards: [] as readonly SavedCard[],
    elsewhere: false,
  };
  const payments: Payment[] = [];
  const book = new Map<string, SavedAddress>([['address', address]]);
  let nextPayment: (() => unknown) | undefined;

  const orderAt = (id: string): CheckoutOrder => {
    const way = state.place === '' ? undefined : options.find(({ ref }) => ref === state.ref);
    const shipping = way?.price.amountCents ?? 0;
    const tax = state.place === '' ? 0 : state.tax;
    const base = orderOf(id, [lineItemOf({ id: `line-${id}`, title: 'Jazzmaster', unitCents: state.price })]);
    const fee = state.fee ? 42_000 : 0;
    const sum = money(state.price + shipping + tax + fee);
    return {
      ...base,
      canPickUp: true,
      isTaxKnown: state.isTaxKnown,
      account: state.owner,
      canAcceptPrepaidCodes: true,
      extraFee: money(fee),
      shippingCost: money(shipping),
      tax: money(tax),
      total: sum,
      amountRemaining: sum,
      shipOption: state.place === '' ? null : state.place === 'store' ? 'store' : 'home',
      shippingMethod: way ? { name: way.name } : null,
      shippingMethodRef: way?.ref ?? null,
      contact: state.named
        ? { id: 'c', email: 'ada@example.com', firstName: 'Ada', lastName: 'Moreau', phone: null }
        : null,
      shipment: state.place === '' || state.place === 'store' ? null : { id: 'shipment', address },
      store: state.place === 'store' ? { ...address, id: 'store' } : null,
    };
  };
  const placed = () => ({
    ...accepted,
    code: null,
    nextAction: null,
    orders: [{ id: 'one', number: 'H-one', guestKey: 'secret', completedAt: '2026-11-21T18:00:00Z' }],
  });
  const viewer = { id: 'v', email: 'buyer@headstock.test', firstName: null, lastName: null, phone: null };
  const fake = createFakeGraphQLClient({
    CheckoutPage: () => ({
      cart: { version: 1, orders: state.ids.map(orderAt) },
      viewer: state.signedIn ? viewer : null,
      addressStores: [{ ...address, id: 'store' }],
    }),
    GetAddresses: ({ first, after, search, chosenId }: GetAddressesQueryVariables) => {
      const isFound = ({ line1 }: { readonly line1: string }): boolean => line1.includes(search ?? '');
      const found = [...book.values()]
        .toSorted(
          (a, b) =>
            Number(b.defaultAddress) - Number(a.defaultAddress) ||
            Number(b.id === chosenId) - Number(a.id === chosenId),
        )
        .filter((node) => node.id === chosenId || isFound(node));
      const start = found.findIndex(({ id }) => id === after) + 1;
      const page = found.slice(start, start + (first ?? 100));
      const hasNextPage = start + page.length < found.length;
      return {
        addresses: {
          totalCount: found.filter(isFound).length,
          pageInfo: { hasNextPage, hasPreviousPage: start > 0, endCursor: page.at(-1)?.id ?? null },
          edges: page.map((node) => ({ node, isFound: isFound(node) })),
        },
      };
    },
    UpdateAddress: ({ id, address: changed }: { id: string; address: AddressInput }) => {
      const conflict = conflictIn(changed);
      if (conflict) return { addressUpdate: conflict };
      const before = book.get(id);
      if (before) book.set(id, { ...before, line1: changed.line1, city: changed.city });
      return { addressUpdate: { ...accepted, issues: [] } };
    },
    AddressSetDefault: ({ id }: { id: string }) => {
      for (const [key, node] of book) book.set(key, { ...node, defaultAddress: key === id });
      return { addressSetDefault: accepted };
    },
    BotChallenge: async () => ({ botChallenge: { payload: await challenge() } }),
    CheckoutSetGuestContact: () => {
      state.named = true;
      return { accountExpressAssociate: accepted };
    },
    CheckoutShippingOptions: () => ({ orderShippingMethods: options }),
    CheckoutCreateGuestAddress: ({ address: typed }: { address: AddressInput }) => ({
      addressExpressCreate: conflictIn(typed) ?? { ...accepted, issues: [], address: { id: 'new' } },
    }),
    CheckoutSetShippingAddress: ({ storeId }: { storeId?: string }) => {
      state.place = storeId ? 'store' : 'home';
      return { cartSetShippingAddress: accepted };
    },
    CheckoutSetShippingMethod: ({ shippingMethodRef }: { shippingMethodRef: string }) => {
      state.ref = shippingMethodRef;
      return { orderSetShippingMethod: accepted };
    },
    CheckoutPriceOrders: () => ({
      orderEnsureTaxConsidered: { ...(state.isTaxKnown ? accepted : taxUnknown), orders: state.ids.map(orderAt) },
    }),
    CheckoutHold: () => ({ ordersHold: nothingHeld }),
    CheckoutPaymentOptions: () => ({
      paymentMethods: [
        'CARD',
        'VALOR',
        'PAYPAL',
        'AFFIRM',
        'ACH',
        'CODE',
        ...(state.signedIn ? ['STORE_CREDITS'] : []),
      ],
      cardFields: {
        url: 'http://localhost:3003/fields/card',
        origin: 'http://localhost:3003',
        redirect: state.elsewhere,
      },
      viewer: state.signedIn
        ? {
            id: 'v',
            isAdmin: false,
            savedCards: state.savedCards,
            storeCredits: [{ id: 's', isTrade: false, balance: money(15_000) }],
          }
        : null,
    }),
    CheckoutLayawayPlans: () => ({ layawayPlans: [] }),
    CheckoutCodeBalance: ({ code }: { code: string }) => ({
      prepaidCodeBalance:
        code === 'GUTR2222DEMA3333'
          ? { ...accepted, balance: { isTrade: false, expiresAt: null, balance: money(state.onCode) } }
          : { success: false, message: 'This code is not known.', balance: null },
    }),
    CheckoutSetAffirmFee: () => {
      state.fee = true;
      return { orderSetAffirmPercentageFee: accepted };
    },
    CheckoutRemoveAffirmFee: () => {
      state.fee = false;
      return { orderRemoveAffirmPercentageFee: accepted };
    },
    CheckoutPay: (payment: Payment) => {
      payments.push(payment);
      const answer = nextPayment ?? placed;
      nextPayment = undefined;
      return { ordersPay: answer() };
    },
    CheckoutResumePayment: () => ({ paymentResume: (nextPayment ?? placed)() }),
    OrderReportPurchase: () => ({ orderReportPurchase: { success: true } }),
    OrderPage: ({ id }: { id: string }) => ({ order: shownOrder(orderAt(id)) }),
  });
  return {
    ...fake,
    addOrder: (id) => void state.ids.push(id),
    emptyCart: () => void (state.ids = []),
    addAddress: (more) => void book.set(more.id, { ...address, defaultAddress: false, ...more }),
    buyFor: (owner) => void (state.owner = owner),
    signIn: () => void (state.signedIn = true),
    nameGuest: () => void (state.named = true),
    settle: () => Object.assign(state, { place: 'home', ref: 'ground' }),
    raisePrice: (cents) => void (state.price += cents),
    setTax: (cents) => void (state.tax = cents),
    setTaxKnown: (isKnown) => void (state.isTaxKnown = isKnown),
    payWith: (answer) => void (nextPayment = answer),
    spendCode: (left) => void (state.onCode = left),
    payElsewhere: () => void (state.elsewhere = true),
    keepCards: (cards) => void (state.savedCards = cards),
    payments: () => payments,
  };
}

function challenge(): Promise<string> {
  const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };
  return createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 5, deriveKey, ...secrets }).then((made) =>
    JSON.stringify(made),
  );
}

/** A placed order as its page is answered. */
export function shownOrder(order: CheckoutOrder) {
  return {
    ...order,
    number: 'H-one',
    completedAt: '2026-11-21T18:00:00Z',
    fullyPaidAt: null,
    cancelledAt: null,
    paymentState: 'PAID',
    shipDate: null,
    taxExemptReason: null,
    priceChanges: [],
    shippingChange: null,
    amountRemainingLessRefunds: money(0),
    contact: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Moreau', phone: null },
    lineItems: order.lineItems.map((line) => ({ ...line, state: 'ORDERED', returnedAt: null, returnNotes: null })),
    capturedPayments: [],
    layaway: null,
    refunds: [],
    guestKey: null,
    viewerActions: ['PAY'],
    refundable: money(0),
    salesperson: null,
  };
}
