import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import { bumpVersion } from '#api/modules/sales/cart/change-order.ts';
import { auditOrder } from './audit-order.ts';
import { leadsFrom, lineItemMoves, stateBeforeReturn } from './line-item-states.model.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import type { OrderRow } from './order-row.ts';
import { lockPlaced } from './lock-placed.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { queueOrderMail } from './order-mails.ts';
import { removePastSale } from '#api/modules/catalog/index.ts';
import { recordGoodsBack, recordGoodsSold, recordReturned } from '#api/modules/payments/index.ts';
import { loadShipments } from '#api/modules/fulfilment/index.ts';
import { recordPastSales } from './record-past-sales.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { receiveReturn, reopenReturn } from '#api/modules/sales/returns/line-returned.ts';
import { announceOrders } from './announce-orders.ts';
import { soldLines } from './sold-lines.ts';
import { titlesOf } from './listing-titles.ts';

const MAXIMUM_NOTES = 2_000;

/** Locks the order of a line, then the line. */
async function lockLineItem(trx: Tx, actor: ActorContext, id: string) {
  const notFound = new DomainError('not-found', salesMessages(actor.locale).itemNotFound);
  if (!isId(id)) throw notFound;
  const lines = trx.selectFrom('line_items').where('id', '=', id);
  const seen = await lines.select('order_id').executeTakeFirst();
  if (!seen) throw notFound;
  const order = await lockPlaced(trx, actor, seen.order_id, 'admin');
  const line = await lines.select(['id', 'state', 'listing_id', 'return_notes']).forUpdate().executeTakeFirst();
  if (!line) throw notFound;
  return { order, line };
}

/** Enters all lines of an order that are returned by now; `subject` names the event. */
async function journalReturns(trx: Tx, order: OrderRow, subject: string): Promise<void> {
  const lines = await trx
    .selectFrom('line_items')
    .select(['id', 'quantity', 'unit_cents as unitCents'])
    .where('order_id', '=', order.id)
    .where('state', '=', 'RETURNED')
    .execute();
  const returned = lines.map(({ id, quantity, unitCents }) => ({ id, cents: quantity * (unitCents ?? 0) }));
  await recordReturned(trx, order.id, subject, returned);
}

/**
 * Records that a sold item came back, with notes, and notifies the buyer; for admins. Of an item that came back
 * already only the notes are replaced. With `expected` (null: none) only while those are its notes. Throws a DomainError.
 */
export async function setReturned(
  actor: ActorContext,
  baseUrl: URL,
  id: string,
  notes: string,
  expected?: string | null,
): Promise<void> {
  const messages = salesMessages(actor.locale);
  const text = cleanText(notes).trim().slice(0, MAXIMUM_NOTES);
  if (text === '') throw new DomainError('invalid', messages.notesRequired);
  await tx(actor.db, async (trx) => {
    const { order, line } = await lockLineItem(trx, actor, id);
    const isNew = leadsFrom('return', line.state);
    if (!isNew && line.state !== 'RETURNED') throw new DomainError('not-returnable', messages.notReturnable);
    const { return_notes: now } = line;
    if (expected !== undefined && now !== expected && now !== text) {
      const last = await lastChangeOf(trx, 'order', order.id, ['order.returnLine', 'order.cancelReturn']);
      throw new DomainError('changed', messages.returnNotesChanged(last?.by ?? null, now));
    }
    const at = new Date();
    await trx
      .updateTable('line_items')
      .set({ return_notes: text, ...(isNew ? { state: lineItemMoves.return.to, returned_at: at } : {}) })
      .where('id', '=', id)
      .execute();
    await bumpVersion(trx, order.id);
    await auditOrder(trx, actor, order.id, 'returnLine', { lineItemId: id });
    if (!isNew) return;
    await receiveReturn(trx, id);
    await announceOrders(trx, [order.id]);
    await journalReturns(trx, order, `${id}:${at.getTime()}`);
    await recordGoodsBack(trx, order.id, `${id}:${at.getTime()}`, [id]);
    await removePastSale(trx, id);
    const title = (await titlesOf(trx, [line.listing_id], order.locale)).get(line.listing_id) ?? '';
    await queueOrderMail(trx, order, { name: 'returned', lineItemId: id, at, title }, baseUrl);
  });
}

/** Cancels a return: the line has the state of its order again. For admins. Throws a DomainError. */
export async function cancelReturn(actor: ActorContext, id: string): Promise<void> {
  await tx(actor.db, async (trx) => {
    const { order, line } = await lockLineItem(trx, actor, id);
    if (line.state !== 'RETURNED') throw new DomainError('not-returned', salesMessages(actor.locale).notReturned);
    const shipment = (await loadShipments(trx, [order.id])).get(order.id);
    const state = stateBeforeReturn({ shippedAt: order.ship_date, deliveredAt: shipment?.delivered_at ?? null });
    await trx
      .updateTable('line_items')
      .set({ state, returned_at: null, return_notes: null })
      .where('id', '=', id)
      .execute();
    const subject = `${id}:cancelled:${Date.now()}`;
    await journalReturns(trx, order, subject);
    await recordGoodsSold(
      trx,
      order.id,
      subject,
      (await soldLines(trx, order.id)).filter((one) => one.id === id),
    );
    await recordPastSales(trx, [id]);
    await reopenReturn(trx, id);
    await announceOrders(trx, [order.id]);
    await bumpVersion(trx, order.id);
    await auditOrder(trx, actor, order.id, 'cancelReturn', { lineItemId: id });
  });
}
