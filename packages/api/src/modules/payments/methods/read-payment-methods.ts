import type { PaymentKind } from '@headstock/contracts/payments';
import { DomainError } from '#api/platform/domain-error.ts';
import type { PaymentContext } from '#api/modules/payments/payment-context.ts';
import type { ChargeMethod } from '#api/modules/payments/payment-provider.ts';
import { findTypedCode } from '#api/modules/payments/stored-value/find-typed-code.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { LimitedClient } from '#api/platform/rate-limit.ts';
import type { PaymentRow } from '#api/modules/payments/tables.ts';
import { paymentMessages } from '#api/modules/payments/messages.ts';
import { MAXIMUM_METHODS, type PaymentMethodInput } from './payment-method.ts';

export type MethodKind =
  | 'CARD'
  | 'TERMINAL'
  | 'VALOR'
  | 'PAYPAL'
  | 'SHOP_PAY'
  | 'AFFIRM'
  | 'ACH'
  | 'CODE'
  | 'STORE_CREDITS'
  | 'MANUAL';

const byMethod: Readonly<Record<ChargeMethod['kind'], MethodKind>> = {
  card: 'CARD',
  terminal: 'TERMINAL',
  valor: 'VALOR',
  paypal: 'PAYPAL',
  'shop-pay': 'SHOP_PAY',
  affirm: 'AFFIRM',
  ach: 'ACH',
};

const byKind: Readonly<Record<PaymentKind, MethodKind>> = {
  ...byMethod,
  code: 'CODE',
  'store-credits': 'STORE_CREDITS',
  manual: 'MANUAL',
};

/** The method with a name of the schema; null for any other text. */
export const methodKindOfName = (name: string | null): MethodKind | null =>
  Object.values({ ...byKind, terminal: 'TERMINAL' as const }).find((kind) => kind === name) ?? null;

/** The method by which a payment was made, as the schema names it. */
export const methodKindOf = ({ kind, terminal }: Pick<PaymentRow, 'kind' | 'terminal'>): MethodKind =>
  terminal ? 'TERMINAL' : byKind[kind];

/** The payment methods that the viewer may use; which of them an order accepts, it says itself. */
export function methodKindsFor({ principal }: ActorContext, { provider }: PaymentContext): MethodKind[] {
  const { accountId, rights } = principal;
  const external = [...provider.kinds].map((kind) => byMethod[kind]);
  const charged = external.filter((kind) => kind !== 'TERMINAL' || rights.canUseStripeTerminal);
  const credits: MethodKind[] = accountId === null ? [] : ['STORE_CREDITS'];
  return [...charged, 'CODE', ...credits, ...(rights.canUseManualPayment ? (['MANUAL'] as const) : [])];
}

/** The schema's input `PaymentMethodInput`. */
export type SchemaMethodInput = {
  readonly kind: MethodKind;
  readonly amountCents?: number | null;
  readonly token?: string | null;
  readonly savedCard?: string | null;
  readonly saveCard?: boolean | null;
  readonly code?: string | null;
  readonly isTrade?: boolean | null;
  readonly reader?: string | null;
  readonly type?: string | null;
  readonly notes?: string | null;
};

async function readMethod(
  actor: ActorContext,
  { provider }: PaymentContext,
  client: LimitedClient,
  input: SchemaMethodInput,
): Promise<PaymentMethodInput['method']> {
  switch (input.kind) {
    case 'CARD':
      if (input.savedCard) return { kind: 'card', token: '', savedCardId: input.savedCard };
      if (!input.token && !provider.cardFields(actor.locale).redirect)
        throw new DomainError('invalid', paymentMessages(actor.locale).tokenMissing);
      return { kind: 'card', token: input.token ?? '', ...(input.saveCard ? { savesCard: true } : {}) };
    case 'TERMINAL':
      return { kind: 'terminal', reader: input.reader ?? '' };
    case 'VALOR':
      return { kind: 'valor' };
    case 'PAYPAL':
      return { kind: 'paypal' };
    case 'SHOP_PAY':
      return { kind: 'shop-pay' };
    case 'AFFIRM':
      return { kind: 'affirm' };
    case 'ACH':
      return { kind: 'ach' };
    case 'CODE':
      return { kind: 'code', accountId: (await findTypedCode(actor, client, input.code ?? '')).id };
    case 'STORE_CREDITS':
      return { kind: 'store-credits', isTrade: input.isTrade ?? false };
    case 'MANUAL':
      return { kind: 'manual', type: input.type ?? '', notes: input.notes ?? null };
  }
}

/** Reads payment methods as the schema gives them; codes become stored-value accounts, and wrong ones count. Throws a DomainError. */
export async function readPaymentMethods(
  actor: ActorContext,
  payments: PaymentContext,
  client: LimitedClient,
  inputs: readonly SchemaMethodInput[],
): Promise<PaymentMethodInput[]> {
  if (inputs.length > MAXIMUM_METHODS)
    throw new DomainError('invalid', paymentMessages(actor.locale).tooManyMethods(MAXIMUM_METHODS));
  const methods: PaymentMethodInput[] = [];
  for (const input of inputs)
    methods.push({ method: await readMethod(actor, payments, client, input), amountCents: input.amountCents ?? null });
  return methods;
}
