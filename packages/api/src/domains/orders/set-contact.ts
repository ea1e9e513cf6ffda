import type { Db } from '#api/db/database.ts';
import { isId } from '#api/db/new-id.ts';
import { tx } from '#api/db/tx.ts';
import { touchOrder } from '#api/domains/cart/change-order.ts';
import type { Locale } from '#api/http/locale.ts';
import type { OrderRow } from './load-orders.ts';
import { messagesIn } from './messages.ts';
import { Refusal } from './refusal.ts';

/** Names another person as an order's contact, for admins. Gives the order as it then is. Throws a Refusal. */
export async function setContact(db: Db, orderId: string, contactId: string, locale: Locale): Promise<OrderRow> {
  const messages = messagesIn(locale);
  if (!isId(orderId)) throw new Refusal('not-found', messages.orderNotFound);
  const contact = isId(contactId)
    ? await db.selectFrom('accounts').select('id').where('id', '=', contactId).executeTakeFirst()
    : undefined;
  if (!contact) throw new Refusal('not-found', messages.contactNotFound);
  return tx(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('orders')
      .set({ contact_id: contactId })
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal('not-found', messages.orderNotFound);
    await touchOrder(trx, orderId);
    return trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  });
}
