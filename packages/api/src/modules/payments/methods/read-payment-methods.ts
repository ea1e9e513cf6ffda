import type { PaymentKind } from '@headstock/contracts/payments';
import { DomainError } from '#api/platform/domain-error.ts';
import { commerceOf } from '#api/modules/payments/payment-context.ts';
import type { ChargeMethod } from '#api/modules/payments/payment-provider.ts';
import { askForCode } from '#api/modules/payments/stored-value/guess-codes.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { PaymentRow } from '#api/modules/payments/tables.ts';
import { MOST_TENDERS } from '#api/modules/sales/checkout/check-payment-methods.ts';
import { tenderMessages } from './messages.ts';
import type { Tender } from './payment-method.ts';

export type PaymentMethodKind =
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

const byMethod: Readonly<Record<ChargeMethod['kind'], PaymentMethodKind>> = {
  card: 'CARD',
  terminal: 'TERMINAL',
  valor: 'VALOR',
  paypal: 'PAYPAL',
  'shop-pay': 'SHOP_PAY',
  affirm: 'AFFIRM',
  ach: 'ACH',
};

const byKind: Readonly<Record<PaymentKind, PaymentMethodKind>> = {
  ...byMethod,
  code: 'CODE',
  'store-credits': 'STORE_CREDITS',
  manual: 'MANUAL',
};

/** The way in which a payment was made. */
export const tenderKindOf = ({ kind, terminal }: Pick<PaymentRow, 'kind' | 'terminal'>): PaymentMethodKind =>
  terminal ? 'TERMINAL' : byKind[kind];

/** The ways to pay that are open to whoever asks; which of them an order takes, it says itself. */
export function tenderKindsFor(context: RequestContext): PaymentMethodKind[] {
  const { viewer } = context;
  const external = [...commerceOf(context).provider.kinds].map((kind) => byMethod[kind]);
  const charged = external.filter((kind) => kind !== 'TERMINAL' || viewer?.canUseStripeTerminal);
  const credits: PaymentMethodKind[] = viewer ? ['STORE_CREDITS'] : [];
  return [...charged, 'CODE', ...credits, ...(viewer?.canUseManualPayment ? (['MANUAL'] as const) : [])];
}

/** The schema's input `PaymentMethodInput`. */
export type PaymentMethodInput = {
  readonly kind: PaymentMethodKind;
  readonly amountCents?: number | null;
  readonly token?: string | null;
  readonly code?: string | null;
  readonly isTrade?: boolean | null;
  readonly reader?: string | null;
  readonly type?: string | null;
  readonly notes?: string | null;
};

async function methodOf(context: RequestContext, input: PaymentMethodInput): Promise<Tender['method']> {
  switch (input.kind) {
    case 'CARD':
      if (!input.token && !commerceOf(context).provider.cardFields(context.locale).redirect)
        throw new DomainError('invalid', tenderMessages[context.locale].tokenMissing);
      return { kind: 'card', token: input.token ?? '' };
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
      return { kind: 'code', purseId: (await askForCode(context, input.code ?? '')).id };
    case 'STORE_CREDITS':
      return { kind: 'store-credits', isTrade: input.isTrade ?? false };
    case 'MANUAL':
      return { kind: 'manual', type: input.type ?? '', notes: input.notes ?? null };
  }
}

/** Reads the ways to pay as the schema gives them; codes become purses. Throws a DomainError. */
export async function readTenders(context: RequestContext, inputs: readonly PaymentMethodInput[]): Promise<Tender[]> {
  if (inputs.length > MOST_TENDERS)
    throw new DomainError('invalid', tenderMessages[context.locale].tooManyTenders(MOST_TENDERS));
  const tenders: Tender[] = [];
  for (const input of inputs)
    tenders.push({ method: await methodOf(context, input), amountCents: input.amountCents ?? null });
  return tenders;
}
