import type { Role } from './people.fixture.ts';

const ID = '"0000000000000"';

/** Mutations that are refused: who sends which with which arguments, and the code of the answer. */
type Refusals = readonly (readonly [mutation: string, role: Role, args: string, code: string])[];

/** Of orders that staff prepare. */
export const draftOrderRefusals: Refusals = [
  ['draftOrderCreate', 'admin', `listingId: ${ID}`, 'not-found'],
  [
    'draftOrderCreateCustom',
    'admin',
    `line: { name: " ", amountCents: 5, quantity: 1, isTaxable: true, isShipped: false }`,
    'name',
  ],
  ['draftOrderAddListing', 'admin', `id: ${ID}, version: 1, listingId: ${ID}`, 'not-found'],
  [
    'draftOrderSetCustomLine',
    'admin',
    `id: ${ID}, version: 1, line: { name: " ", amountCents: 5, quantity: 1, isTaxable: true, isShipped: false }`,
    'name',
  ],
  ['draftOrderSetLine', 'admin', `id: ${ID}, version: 1, lineItemId: ${ID}, quantity: 1, amountCents: 5`, 'reason'],
  ['draftOrderSetCustomer', 'admin', `id: ${ID}, version: 1, email: "nobody", locale: "en"`, 'email'],
  ['draftOrderSetAddress', 'admin', `id: ${ID}, version: 1`, 'invalid'],
  ['draftOrderSetShipping', 'admin', `id: ${ID}, version: 1, shippingMethodRef: "x"`, 'not-offered'],
  ['draftOrderSetDiscount', 'admin', `id: ${ID}, version: 1, amountCents: 5`, 'reason'],
  ['draftOrderExtend', 'admin', `id: ${ID}, version: 1, hours: 0`, 'hours'],
  ['draftOrderMail', 'admin', `id: ${ID}, version: 1`, 'not-found'],
  ['draftOrderTake', 'admin', `id: ${ID}, version: 1`, 'not-found'],
  ['draftOrderRemove', 'admin', `id: ${ID}, version: 1`, 'not-found'],
];

/** Of offers; $NAMES are listings of the test. */
export const offerRefusals: Refusals = [
  ['offerCreate', 'customer', `listingId: ${ID}, amountCents: 5`, 'not-found'],
  ['offerCreate', 'customer', 'listingId: $IN_CART, amountCents: 0', 'amount'],
  ['offerCreate', 'customer', 'listingId: $IN_CART, amountCents: 5', 'not-accepting'],
  ['offerWithdraw', 'customer', `id: ${ID}`, 'not-found'],
  ['offerAccept', 'customer', `id: ${ID}`, 'not-found'],
  ['offerDecline', 'customer', `id: ${ID}`, 'not-found'],
  ['offerCounter', 'customer', `id: ${ID}, amountCents: 5`, 'not-found'],
  ['offerExtend', 'customer', `id: ${ID}`, 'not-found'],
  ['offerRuleSet', 'customer', `listingId: ${ID}, belowPercent: 90, counterPercent: 95`, 'not-found'],
  ['offerToWatchers', 'customer', `listingId: ${ID}, amountCents: 5`, 'not-found'],
];
