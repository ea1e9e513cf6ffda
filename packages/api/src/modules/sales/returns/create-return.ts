import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { loadShipments } from '#api/modules/fulfilment/index.ts';
import { announceOrders } from '#api/modules/sales/orders/announce-orders.ts';
import { auditOrder } from '#api/modules/sales/orders/audit-order.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { type Limit, takeFromLimit } from '#api/platform/rate-limit.ts';
import { expireReturn } from './expire-returns.ts';
import { lockOrder, returnSideOf } from './lock-return.ts';
import type { ReturnRow } from './move-return.ts';
import { answerBy, sendBy } from './return-clocks.ts';
import { queueReturnMails } from './return-mails.ts';
import { returnMessages } from './return-messages.ts';
import { firstState, openStates, type ReturnReason } from './return-states.model.ts';
import { arrivalOf, termsAt } from './return-terms.ts';
import { readText } from './return-text.ts';

/** A request as it came. */
export type ReturnInput = {
  readonly lineItemId: string;
  readonly reason: ReturnReason;
  readonly note?: string | null;
};

/** Attempts of one account. */
const byAccount: Limit = { name: 'return-account', max: 40, seconds: 3_600 };
/** Requests for one line: what was refused does not count, so that nobody is kept out by a mistake. */
const onLine: Limit = { name: 'return-line', max: 4, seconds: 86_400 };

async function takeLimit(db: Db, secret: string, limit: Limit, key: string, refusal: string): Promise<void> {
  const taken = await takeFromLimit(db, secret, limit, key);
  if (!taken.ok) throw new DomainError('too-many', refusal);
}

/** Locks the order of a line that the actor bought with an account; every other line is not found. */
async function lockBought(trx: Tx, { principal, locale }: ActorContext, lineItemId: string) {
  const notFound = new DomainError('not-found', returnMessages(locale).lineNotFound);
  const lines = trx
    .selectFrom('line_items')
    .innerJoin('listings', 'listings.id', 'line_items.listing_id')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .select(['line_items.order_id', 'line_items.state', 'line_items.return_days', 'items.year_from'])
    .where('line_items.id', '=', lineItemId);
  const seen = await lines.executeTakeFirst();
  if (!seen) throw notFound;
  const order = await lockOrder(trx, seen.order_id);
  if (returnSideOf(principal, order) !== 'buyer') throw notFound;
  return { order, line: await lines.executeTakeFirstOrThrow() };
}

type Line = Awaited<ReturnType<typeof lockBought>>['line'];

function checkLine(order: OrderRow, { state }: Line, { locale }: ActorContext): void {
  const messages = returnMessages(locale);
  if (order.cancelled_at !== null || order.payment_state === 'REFUNDED')
    throw new DomainError('not-returnable', messages.orderOver);
  if (state === 'RETURNED') throw new DomainError('not-returnable', messages.isReturned);
  if (state !== 'DELIVERED') throw new DomainError('not-returnable', messages.notArrived);
}

/** How the request begins by the terms of the line. Throws a DomainError: after the days, for a reason that is not a fault. */
async function beginning(trx: Tx, order: OrderRow, line: Line, reason: ReturnReason, actor: ActorContext) {
  const messages = returnMessages(actor.locale);
  const now = new Date();
  const shipment = (await loadShipments(trx, [order.id])).get(order.id);
  const arrivedAt = arrivalOf(order, shipment?.delivered_at ?? null);
  const terms = termsAt({ returnDays: line.return_days, isInstrument: line.year_from !== null, arrivedAt }, now);
  if (!terms) throw new DomainError('not-returnable', messages.notArrived);
  const state = firstState(reason, terms.isOpen);
  const format = { locale: actor.locale, timeZone: storeProfile.timeZone };
  if (state === null) throw new DomainError('too-late', messages.tooLate(formatDate(terms.until, 'moment', format)));
  const due = state === 'APPROVED' ? sendBy(now) : answerBy(now);
  return { state, is_within_window: terms.isOpen, due_at: due, created_at: now, changed_at: now };
}

/** Refuses a line that is being sent back; an approval that ran out is ended first. */
async function checkFree(trx: Tx, order: OrderRow, lineItemId: string, baseUrl: URL, { locale }: ActorContext) {
  const open = await trx
    .selectFrom('return_requests')
    .select('id')
    .where('line_item_id', '=', lineItemId)
    .where('state', 'in', [...openStates])
    .executeTakeFirst();
  if (open && !(await expireReturn(trx, order, open.id, baseUrl)))
    throw new DomainError('already-open', returnMessages(locale).alreadyOpen);
}

/**
 * Asks to send back a line that has arrived, for its buyer. Throws a DomainError: `note` when it is too long, or missing where the
 * seller has to decide.
 */
export async function createReturn(
  actor: ActorContext,
  baseUrl: URL,
  secret: string,
  { lineItemId, reason, note: given }: ReturnInput,
): Promise<ReturnRow> {
  const messages = returnMessages(actor.locale);
  if (!isId(lineItemId)) throw new DomainError('not-found', messages.lineNotFound);
  const note = readText(given, 'note', actor.locale);
  await takeLimit(actor.db, secret, byAccount, requireAccountId(actor), messages.tooMany);
  return tx(actor.db, async (trx) => {
    const { order, line } = await lockBought(trx, actor, lineItemId);
    checkLine(order, line, actor);
    await checkFree(trx, order, lineItemId, baseUrl, actor);
    const begun = await beginning(trx, order, line, reason, actor);
    if (begun.state === 'REQUESTED' && note === null) throw new DomainError('note', messages.noteNeeded);
    await takeLimit(trx, secret, onLine, lineItemId, messages.tooManyOnLine);
    const row = await trx
      .insertInto('return_requests')
      .values({ id: newId(), order_id: order.id, line_item_id: lineItemId, reason, note, ...begun })
      .returningAll()
      .executeTakeFirstOrThrow();
    const detail = { requestId: row.id, lineItemId, reason, state: row.state };
    await auditOrder(trx, actor, order.id, 'return.create', detail);
    await announceOrders(trx, [order.id]);
    const event = row.state === 'APPROVED' ? 'approvedAtOnce' : 'requested';
    await queueReturnMails(trx, order, row, event, baseUrl);
    return row;
  });
}
