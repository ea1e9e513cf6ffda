import { type CorrectionKind, enterCorrection, paymentMessages } from '#api/modules/payments/index.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { announceOrders } from '#api/modules/sales/orders/announce-orders.ts';
import { auditOrder } from '#api/modules/sales/orders/audit-order.ts';
import { lockPlaced } from '#api/modules/sales/orders/lock-placed.ts';
import { queueCorrectionMail } from '#api/modules/sales/orders/payout-mails.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { formatMoney } from '#api/platform/format-money.ts';

/** The longest reason, in characters. */
const MAXIMUM_REASON = 500;
const KEY = /^[\x21-\x7e]{8,100}$/;

/** What staff enters; `amountCents` above 0 in the seller's favour. */
export type CorrectionInput = {
  readonly orderId: string;
  readonly kind: CorrectionKind;
  readonly amountCents: number;
  readonly reason: string;
  readonly idempotencyKey: string;
};

/**
 * Fines a seller, or puts a mistake right, for an order, and tells them: it stands in their statement with its reason, and changes the
 * payout of the order, or after that their next one. A repeated request enters nothing. For admins. Throws a DomainError.
 */
export async function correctSeller(actor: ActorContext, baseUrl: URL, input: CorrectionInput): Promise<void> {
  const { orderId, kind, amountCents, idempotencyKey } = input;
  const messages = salesMessages(actor.locale);
  const reason = cleanText(input.reason).trim();
  if (reason === '' || reason.length > MAXIMUM_REASON)
    throw new DomainError('reason', messages.correctionReason(MAXIMUM_REASON));
  if (amountCents === 0 || (kind === 'FINE' && amountCents > 0))
    throw new DomainError('amount', messages.correctionAmount);
  if (!KEY.test(idempotencyKey)) throw new DomainError('invalid', paymentMessages(actor.locale).keyInvalid);
  await tx(actor.db, async (trx) => {
    const order = await lockPlaced(trx, actor, orderId, 'admin');
    const enteredBy = requireAccountId(actor);
    const entered = await enterCorrection(trx, {
      orderId: order.id,
      kind,
      cents: amountCents,
      reason,
      enteredBy,
      requestKey: idempotencyKey,
    });
    if (entered.outcome === 'repeated') return;
    if (entered.outcome === 'house') throw new DomainError('house', messages.correctionOfHouse);
    if (entered.outcome === 'range')
      throw new DomainError(
        'range',
        messages.correctionRange(formatMoney(entered.mostCents, actor.locale, 'narrow'), amountCents > 0),
      );
    await auditOrder(trx, actor, order.id, 'correctSeller', { id: entered.id, kind, amountCents, reason });
    await announceOrders(trx, [order.id]);
    await queueCorrectionMail(trx, order, { id: entered.id, kind, amountCents, reason }, baseUrl);
  });
}
