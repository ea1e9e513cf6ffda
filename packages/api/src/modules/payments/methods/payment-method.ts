import type { PaymentKind } from '@headstock/contracts/payments';
import { isProviderKind } from '#api/modules/payments/payment-kinds.ts';
import type { ChargeMethod } from '#api/modules/payments/payment-provider.ts';

/** What the shop itself takes: from a stored-value account, or by hand. */
export type InternalMethod =
  | { readonly kind: 'code'; readonly accountId: string }
  | { readonly kind: 'store-credits'; readonly isTrade: boolean }
  | { readonly kind: 'manual'; readonly type: string; readonly notes: string | null };

/** A card as somebody means to pay with it: by a token, or one of their kept cards. */
export type CardMethod = Extract<ChargeMethod, { kind: 'card' }> & {
  readonly savedCardId?: string;
  /** The payer agrees that it is kept. */
  readonly savesCard?: true;
};

/** One of the methods by which somebody wants to pay, and how much. Null: what the others leave. */
export type PaymentMethodInput = {
  readonly method: Exclude<ChargeMethod, { kind: 'card' }> | CardMethod | InternalMethod;
  readonly amountCents: number | null;
};

/** A checked payment method with its amount. */
export type AllocatedMethod = {
  readonly method: PaymentMethodInput['method'];
  readonly amountCents: number;
  /** The code or the credits that pay. */
  readonly storedValueAccountId: string | null;
  readonly isTrade: boolean;
};

/** The kind that a payment of the method has. */
export const paymentKindOf = ({ kind }: PaymentMethodInput['method']): PaymentKind =>
  kind === 'terminal' ? 'card' : kind;

/** Whether a provider has to be asked, so that the answer may be late. */
export const isExternal = (
  method: PaymentMethodInput['method'],
): method is Exclude<PaymentMethodInput['method'], InternalMethod> => isProviderKind(paymentKindOf(method));

/** A payment is made by at most so many methods. */
export const MAXIMUM_METHODS = 10;
