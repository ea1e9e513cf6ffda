import type { RequestContext } from '#api/http/context.ts';
import { toMoney } from '#api/platform/money.ts';
import { findPayment } from '#api/modules/sales/checkout/begin-payment.ts';
import type { PaymentRow } from './tables.ts';
import { tenderKindOf } from './methods/read-payment-methods.ts';

const isOpen = ({ status, action_url: url }: PaymentRow): boolean =>
  url !== null && (status === 'REQUIRES_ACTION' || status === 'SUBMITTED');

/** A payment that the visitor's session began under a key, as the page that hands it over to a provider shows it. */
export async function findHandover({ db, session }: RequestContext, idempotencyKey: string) {
  const payment = session.id === null ? undefined : await findPayment(db, session.id, idempotencyKey);
  if (!payment) return null;
  const url = isOpen(payment) ? payment.action_url : null;
  return { kind: tenderKindOf(payment), amount: toMoney(payment.amount_cents), url };
}
