import type { ActorContext } from '#api/platform/actor-context.ts';
import { toMoney } from '#api/platform/money.ts';
import { findPayment } from './find-payment.ts';
import type { PaymentRow } from './tables.ts';
import { methodKindOf } from './methods/read-payment-methods.ts';

const isOpen = ({ status, action_url: url }: PaymentRow): boolean =>
  url !== null && (status === 'REQUIRES_ACTION' || status === 'SUBMITTED');

/** A payment that this session began under a key, as the page that hands over to its provider shows it. */
export async function findPaymentHandoff({ db, principal }: ActorContext, idempotencyKey: string) {
  const { sessionId } = principal;
  const payment = sessionId === null ? undefined : await findPayment(db, sessionId, idempotencyKey);
  if (!payment) return null;
  const url = isOpen(payment) ? payment.action_url : null;
  return { kind: methodKindOf(payment), amount: toMoney(payment.amount_cents), url };
}
