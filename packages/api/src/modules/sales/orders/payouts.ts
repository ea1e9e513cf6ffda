import { hasVerifiedEmail } from '#api/modules/accounts/index.ts';
import { loadShipments } from '#api/modules/fulfilment/index.ts';
import { loadSellerBalances, type Payout, payOut, takeBackPayout } from '#api/modules/payments/index.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { openReturnsOf } from '#api/modules/sales/returns/open-returns.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { announceOrders } from './announce-orders.ts';
import { auditOrder } from './audit-order.ts';
import { lockPlaced } from './lock-placed.ts';
import type { OrderRow } from './order-row.ts';
import { payoutFacts } from './payout-facts.ts';
import { queuePayoutMail } from './payout-mails.ts';
import { payoutStateAt } from './payout-state.model.ts';

/** The longest reason of a payout that came back, in characters. */
const MAXIMUM_REASON = 200;

/** What is paid: the order, the amount that somebody approved (null: whatever is due), and where mails lead to. */
export type DuePayment = { readonly orderId: string; readonly expectedCents?: number | null; readonly baseUrl: URL };

/** Throws a DomainError unless the money of a locked order, as much as was approved, can go to its seller now. */
async function checkDue(
  trx: Tx,
  { locale }: ActorContext,
  order: OrderRow,
  expectedCents: number | null,
): Promise<void> {
  const messages = salesMessages(locale);
  const balance = (await loadSellerBalances(trx, [order.id])).get(order.id);
  const shipment = (await loadShipments(trx, [order.id])).get(order.id);
  const openReturn = (await openReturnsOf(trx, [order.id])).get(order.id);
  const facts = payoutFacts(order, shipment?.delivered_at ?? null, balance, openReturn);
  const state = payoutStateAt(facts, new Date());
  if (state === 'PAID') throw new DomainError('paid-out', messages.alreadyPaidOut);
  if (openReturn && state === 'WAITING') throw new DomainError('return-open', messages.payoutAwaitsReturn);
  if (state !== 'DUE') throw new DomainError('not-due', messages.payoutNotDue);
  if (!(await hasVerifiedEmail(trx, order.seller_account_id)))
    throw new DomainError('seller-unverified', messages.sellerUnverified);
  if (expectedCents !== null && balance?.dueCents !== expectedCents)
    throw new DomainError('amount-changed', messages.payoutAmountChanged);
}

/**
 * Pays a seller what is due for an order, when the buyer's trial is over and no return is under way, less what they owe of other
 * orders, and tells them; in the caller's transaction, for admins. With `expectedCents` only if that is the amount due. Throws a
 * DomainError.
 */
export async function payOutDue(
  trx: Tx,
  actor: ActorContext,
  { orderId, expectedCents = null, baseUrl }: DuePayment,
): Promise<Payout> {
  const order = await lockPlaced(trx, actor, orderId, 'admin');
  await checkDue(trx, actor, order, expectedCents);
  const payout = await payOut(trx, order.id, actor.principal.accountId);
  if (!payout) throw new DomainError('not-due', salesMessages(actor.locale).payoutNotDue);
  await auditOrder(trx, actor, order.id, 'setPaidOut', payout);
  await announceOrders(trx, [order.id]);
  await queuePayoutMail(trx, order, { name: 'sent', ...payout }, baseUrl);
  return payout;
}

/** Notes that a seller was paid what is due for an order, as `payOutDue` does. Throws a DomainError. */
export async function setPaidOut(
  actor: ActorContext,
  baseUrl: URL,
  orderId: string,
  expectedCents: number | null = null,
): Promise<void> {
  await tx(actor.db, (trx) => payOutDue(trx, actor, { orderId, expectedCents, baseUrl }));
}

/**
 * Notes that the bank of a seller sent the last payout of an order back: it is due again, and the seller is told why; for admins.
 * The reason has at most 200 characters. Throws a DomainError.
 */
export async function setPayoutFailed(
  actor: ActorContext,
  baseUrl: URL,
  orderId: string,
  given: string,
): Promise<void> {
  const messages = salesMessages(actor.locale);
  const reason = cleanText(given).trim();
  await tx(actor.db, async (trx) => {
    const order = await lockPlaced(trx, actor, orderId, 'admin');
    if (reason === '' || reason.length > MAXIMUM_REASON)
      throw new DomainError('reason', messages.payoutReason(MAXIMUM_REASON));
    const payout = await takeBackPayout(trx, order.id, reason);
    if (!payout) throw new DomainError('not-paid-out', messages.notPaidOut);
    await auditOrder(trx, actor, order.id, 'setPayoutFailed', { ...payout, reason });
    await announceOrders(trx, [order.id]);
    await queuePayoutMail(trx, order, { name: 'failed', ...payout, reason }, baseUrl);
  });
}
