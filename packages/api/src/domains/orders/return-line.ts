import { cleanText } from '#api/db/columns.ts';
import type { Db, Tx } from '#api/db/database.ts';
import { isId } from '#api/db/new-id.ts';
import { tx } from '#api/db/tx.ts';
import { touchOrder } from '#api/domains/cart/change-order.ts';
import type { Locale } from '#api/http/locale.ts';
import { messagesIn } from './messages.ts';
import { Refusal } from './refusal.ts';

const MOST_NOTES = 2_000;

async function lockLine(trx: Tx, id: string, locale: Locale) {
  const line = isId(id)
    ? await trx
        .selectFrom('line_items')
        .innerJoin('orders', 'orders.id', 'line_items.order_id')
        .select(['line_items.id', 'line_items.order_id', 'line_items.state', 'orders.ship_date'])
        .where('line_items.id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!line) throw new Refusal('not-found', messagesIn(locale).itemNotFound);
  return line;
}

/** Records that a sold thing came back, with the notes about it. For admins. Throws a Refusal. */
export async function setReturned(db: Db, id: string, notes: string, locale: Locale): Promise<void> {
  const messages = messagesIn(locale);
  const text = cleanText(notes).trim().slice(0, MOST_NOTES);
  if (text === '') throw new Refusal('invalid', messages.notesRequired);
  await tx(db, async (trx) => {
    const line = await lockLine(trx, id, locale);
    if (line.state === 'IN_CART' || line.state === 'CANCELLED')
      throw new Refusal('not-returnable', messages.notReturnable);
    await trx
      .updateTable('line_items')
      .set({ state: 'RETURNED', returned_at: new Date(), return_notes: text })
      .where('id', '=', id)
      .execute();
    await touchOrder(trx, line.order_id);
  });
}

/** Takes a return back: the thing is as sent, or as ordered when nothing was sent yet. For admins. Throws a Refusal. */
export async function cancelReturn(db: Db, id: string, locale: Locale): Promise<void> {
  await tx(db, async (trx) => {
    const line = await lockLine(trx, id, locale);
    if (line.state !== 'RETURNED') throw new Refusal('not-returned', messagesIn(locale).notReturned);
    await trx
      .updateTable('line_items')
      .set({ state: line.ship_date === null ? 'ORDERED' : 'SHIPPED', returned_at: null, return_notes: null })
      .where('id', '=', id)
      .execute();
    await touchOrder(trx, line.order_id);
  });
}
