import type { PaymentContext } from './payment-context.ts';
import { isProviderKind } from './payment-kinds.ts';
import type { ChargeAnswer, ChargeMethod, ChargeRef, PaymentProvider } from './payment-provider.ts';
import type { PaymentRow } from './tables.ts';

/** Whether a provider charges the payment; the shop itself takes the others. */
export const isCharged = ({ kind }: Pick<PaymentRow, 'kind'>): boolean => isProviderKind(kind);

function chargeKindOf({ kind, terminal }: PaymentRow): ChargeMethod['kind'] {
  if (!isProviderKind(kind)) throw new Error(`A payment by ${kind} has no charge.`);
  return kind === 'card' && terminal ? 'terminal' : kind;
}

/** How a payment's charge is identified at its provider. */
export const chargeRefOf = (payment: PaymentRow): ChargeRef => ({
  key: payment.id,
  amountCents: payment.amount_cents,
  currency: payment.currency,
  kind: chargeKindOf(payment),
  ref: payment.provider_ref,
});

/** The provider that charged a payment; undefined while the shop has no keys for it. */
export function providerOf(
  { provider, formerProviders }: Pick<PaymentContext, 'provider' | 'formerProviders'>,
  payment: Pick<PaymentRow, 'provider'>,
): PaymentProvider | undefined {
  return [provider, ...formerProviders].find(({ name }) => name === payment.provider);
}

/** Looks up a payment's charge at its provider. */
export async function findCharge(context: PaymentContext, payment: PaymentRow): Promise<ChargeAnswer> {
  return (await providerOf(context, payment)?.find(chargeRefOf(payment))) ?? { kind: 'unreachable' };
}
