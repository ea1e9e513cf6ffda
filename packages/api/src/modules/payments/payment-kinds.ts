import type { PaymentKind } from '@headstock/contracts/payments';

/** Who takes a payment of each kind: a provider, a stored-value account, or staff by hand. */
const takenBy = {
  card: 'provider',
  valor: 'provider',
  paypal: 'provider',
  'shop-pay': 'provider',
  affirm: 'provider',
  ach: 'provider',
  code: 'stored-value',
  'store-credits': 'stored-value',
  manual: 'staff',
} as const satisfies Readonly<Record<PaymentKind, 'provider' | 'stored-value' | 'staff'>>;

type TakenBy<Taker> = { [Kind in PaymentKind]: (typeof takenBy)[Kind] extends Taker ? Kind : never }[PaymentKind];

/** The kinds that a provider charges. */
export type ProviderKind = TakenBy<'provider'>;

/** The kinds that are paid from a stored-value account. */
export type StoredValueKind = TakenBy<'stored-value'>;

/** Whether a provider charges payments of the kind. */
export const isProviderKind = (kind: PaymentKind): kind is ProviderKind => takenBy[kind] === 'provider';

/** Whether payments of the kind come from a stored-value account. */
export const isStoredValueKind = (kind: PaymentKind): kind is StoredValueKind => takenBy[kind] === 'stored-value';
