import type { PaymentKind } from '@headstock/contracts/payments';
import type { ChargeMethod } from '#api/modules/payments/payment-provider.ts';
import type { PurseKind } from '#api/modules/payments/tables.ts';

/** What the shop itself takes: out of a purse, or by hand. */
export type InternalMethod =
  | { readonly kind: 'code'; readonly purseId: string }
  | { readonly kind: 'store-credits'; readonly isTrade: boolean }
  | { readonly kind: 'manual'; readonly type: string; readonly notes: string | null };

/** One of the ways in which a payment is made, and how much of it. Null: what the others leave. */
export type Tender = { readonly method: ChargeMethod | InternalMethod; readonly amountCents: number | null };

/** A tender with its amount. */
export type DueTender = {
  readonly method: Tender['method'];
  readonly amountCents: number;
  /** The code or the credits that pay. */
  readonly purseId: string | null;
  readonly isTrade: boolean;
};

/** Whether a provider has to be asked, so that the answer may be late. */
export function isExternal(method: Tender['method']): method is ChargeMethod {
  return method.kind !== 'code' && method.kind !== 'store-credits' && method.kind !== 'manual';
}

/** Whether the money comes out of a purse. */
export const isFromPurse = (kind: PaymentKind): kind is PurseKind => kind === 'code' || kind === 'store-credits';

/** The kind that a payment of the method has. */
export const paymentKindOf = ({ kind }: Tender['method']): PaymentKind => (kind === 'terminal' ? 'card' : kind);
