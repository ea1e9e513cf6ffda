import { type ExpressionBuilder, sql } from 'kysely';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Database, Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import { loadLineItems } from '#api/modules/sales/orders/load-line-items.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { cartOf, ownsOpenOrder } from '#api/modules/sales/orders/order-ownership.ts';
import { changeOrder } from './change-order.ts';
import { keepCustomLine } from './removed-custom-lines.ts';
import { keepPrice } from './removed-line-prices.ts';
import { keepTerms } from './removed-order-terms.ts';

const MAXIMUM_NOTES = 500;

type LineItemRef = { readonly orderId: string; readonly lineItemId: string };

async function findLineItem(trx: Tx, { orderId, lineItemId }: LineItemRef, actor: ActorContext) {
  const line = isId(lineItemId)
    ? await trx
        .selectFrom('line_items')
        .innerJoin('listings', 'listings.id', 'line_items.listing_id')
        .select(['line_items.id', 'listings.stock_level', 'listings.asking_cents'])
        .where('line_items.id', '=', lineItemId)
        .where('order_id', '=', orderId)
        .executeTakeFirst()
    : undefined;
  if (!line) throw new DomainError('not-found', salesMessages(actor.locale).lineNotFound);
  return line;
}

/**
 * Sets a line's quantity. Outside of 1 to the stock it is set to the nearest bound, and the message that says so is
 * given; null when it is as asked. Throws a DomainError.
 */
export async function setQuantity(actor: ActorContext, line: LineItemRef, quantity: number): Promise<string | null> {
  const messages = salesMessages(actor.locale);
  const action = { action: 'setQuantity', detail: { lineItemId: line.lineItemId, quantity } };
  return changeOrder(actor, line.orderId, action, async (trx) => {
    const { id, stock_level: stock } = await findLineItem(trx, line, actor);
    const most = Math.max(1, stock);
    const bounded = Math.min(Math.max(1, quantity), most);
    await trx.updateTable('line_items').set({ quantity: bounded }).where('id', '=', id).execute();
    if (quantity < 1) return messages.belowMinimum;
    return quantity > most ? messages.aboveMaximum(most) : null;
  });
}

type PriceChange = { readonly wantedCents: number; readonly expectedCents: number };

/** Throws a DomainError, `changed`, where a piece of a line costs neither what somebody saw nor what they want. */
async function checkSeenPrice(
  trx: Tx,
  actor: ActorContext,
  { orderId, lineItemId }: LineItemRef,
  { wantedCents, expectedCents }: PriceChange,
): Promise<void> {
  const now = (await loadLineItems(trx, [orderId])).find(({ id }) => id === lineItemId)?.unitCents;
  if (now === undefined || now === expectedCents || now === wantedCents) return;
  const last = await lastChangeOf(trx, 'order', orderId, ['order.setPrice']);
  throw new DomainError('changed', salesMessages(actor.locale).linePriceChanged(last?.by ?? null, now));
}

/** Why a price is another one, and what a piece cost when somebody looked: undefined where that was not told. */
type PriceReason = { readonly reason?: string; readonly expectedCents?: number | undefined };

/**
 * Sets the price of a line, for admins, and why; null goes back to the listed price. Both prices are kept. With `expectedCents` only while
 * a piece costs that. Throws a DomainError.
 */
export async function setLinePrice(
  actor: ActorContext,
  line: LineItemRef,
  cents: number | null,
  { reason = '', expectedCents }: PriceReason = {},
): Promise<void> {
  if (cents !== null && (cents < 0 || cents > MAXIMUM_CENTS))
    throw new DomainError('out-of-range', salesMessages(actor.locale).priceOutOfRange);
  const why = cleanText(reason).trim();
  if (why.length > MAXIMUM_NOTES) throw new DomainError('reason', salesMessages(actor.locale).reasonMissing);
  const detail = { lineItemId: line.lineItemId, amountCents: cents, ...(why !== '' && { reason: why }) };
  const action = { action: 'setPrice', detail, isForStaff: true };
  await changeOrder(actor, line.orderId, action, async (trx) => {
    const { id, asking_cents: listed } = await findLineItem(trx, line, actor);
    if (expectedCents !== undefined)
      await checkSeenPrice(trx, actor, line, { wantedCents: cents ?? listed, expectedCents });
    const kept = cents === null ? { override_reason: null, override_listed_cents: null } : null;
    await trx
      .updateTable('line_items')
      .set({
        price_override_cents: cents,
        ...(kept ?? { override_reason: why || null, override_listed_cents: listed }),
      })
      .where('id', '=', id)
      .execute();
  });
}

/** Sets the shopper's note on a line, at most 500 characters; an empty one removes it. Throws a DomainError. */
export async function setNotes(actor: ActorContext, line: LineItemRef, notes: string): Promise<void> {
  const text = cleanText(notes).trim();
  if (text.length > MAXIMUM_NOTES) throw new DomainError('too-long', salesMessages(actor.locale).notesTooLong);
  const action = { action: 'setNotes', detail: { lineItemId: line.lineItemId } };
  await changeOrder(actor, line.orderId, action, async (trx) => {
    const { id } = await findLineItem(trx, line, actor);
    await trx
      .updateTable('line_items')
      .set({ notes: text === '' ? null : text })
      .where('id', '=', id)
      .execute();
  });
}

const hasLines = (eb: ExpressionBuilder<Database, 'orders'>) =>
  eb.exists(
    eb
      .selectFrom('line_items')
      .select(sql`1`.as('one'))
      .whereRef('line_items.order_id', '=', 'orders.id'),
  );

/** Removes orders that have lost their last line: a cart without items has no orders. */
export async function removeEmptyOrders(trx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await trx
    .deleteFrom('orders')
    .where('id', 'in', orderIds)
    .where('completed_at', 'is', null)
    .where('in_drafts', '=', false)
    .where((eb) => eb.not(hasLines(eb)))
    .execute();
}

/**
 * Takes a listing out of the cart; one that is not in it is no error. A custom line is kept, the price that staff set of another
 * where its buyer takes it out, and with the last line what staff agreed of its order, so that all can be put back. Throws a DomainError.
 */
export async function removeListing(actor: ActorContext, orderId: string, listingId: string): Promise<void> {
  const action = { action: 'removeListing', detail: { listingId } };
  await changeOrder(actor, orderId, action, async (trx, order) => {
    if (!isId(listingId)) return;
    await keepCustomLine(trx, cartOf(order), orderId, listingId);
    if (ownsOpenOrder(actor.principal, order)) await keepPrice(trx, cartOf(order), orderId, listingId);
    const removed = await trx
      .deleteFrom('line_items')
      .where('order_id', '=', orderId)
      .where('listing_id', '=', listingId)
      .returning('id')
      .execute();
    if (removed.length > 0 && !order.in_drafts) await keepTerms(trx, cartOf(order), order, listingId);
    await removeEmptyOrders(trx, [orderId]);
  });
}
