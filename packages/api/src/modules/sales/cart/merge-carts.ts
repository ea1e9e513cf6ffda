import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import type { SignIn } from '#api/modules/accounts/index.ts';
import { removeEmptyOrders } from './change-line-items.ts';
import { cartVersion, bumpCartVersion, bumpVersion } from './change-order.ts';

async function openOrdersOf(trx: Tx, owner: 'session' | 'account', id: string) {
  const query = trx
    .selectFrom('orders')
    .select(['id', 'seller_account_id', 'paying_payment_id'])
    .where('completed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('id');
  return owner === 'account'
    ? query.where('account_id', '=', id).where('drafted_by', 'is', null).forUpdate().execute()
    : query.where('session_id', '=', id).where('account_id', 'is', null).forUpdate().execute();
}

/**
 * Moves the lines of one order into another. An item in both is there once, with the larger quantity, within the stock, and
 * with the note that was written last, and at the price that staff set, with its reason.
 */
export async function transferLineItems(trx: Tx, fromId: string, toId: string): Promise<void> {
  await sql`
    UPDATE line_items AS kept
    SET quantity = greatest(1, least(greatest(kept.quantity, guest.quantity), listings.stock_level)),
      notes = coalesce(guest.notes, kept.notes),
      price_override_cents = coalesce(guest.price_override_cents, kept.price_override_cents),
      override_reason = CASE WHEN guest.price_override_cents IS NULL THEN kept.override_reason ELSE guest.override_reason END,
      override_listed_cents =
        CASE WHEN guest.price_override_cents IS NULL THEN kept.override_listed_cents ELSE guest.override_listed_cents END
    FROM line_items AS guest JOIN listings ON listings.id = guest.listing_id
    WHERE kept.order_id = ${toId} AND guest.order_id = ${fromId} AND guest.listing_id = kept.listing_id
  `.execute(trx);
  await sql`
    UPDATE line_items AS guest SET order_id = ${toId}
    WHERE guest.order_id = ${fromId}
      AND NOT EXISTS (SELECT 1 FROM line_items AS kept WHERE kept.order_id = ${toId} AND kept.listing_id = guest.listing_id)
  `.execute(trx);
  await trx.deleteFrom('line_items').where('order_id', '=', fromId).execute();
}

/** The account's cart takes a version above both, so that no screen keeps an older cart. */
async function raiseVersion(trx: Tx, sessionId: string, accountId: string): Promise<void> {
  const guestVersion = await cartVersion(trx, `session:${sessionId}`);
  const owner = `account:${accountId}`;
  await bumpCartVersion(trx, owner);
  await trx
    .updateTable('carts')
    .set({ version: sql<number>`greatest(version, ${guestVersion} + 1)` })
    .where('owner', '=', owner)
    .execute();
}

/**
 * Brings the guest's cart into the account's, inside the transaction of the sign-in. An order that is being paid stays
 * with the session until the payment is over. Admins keep their own cart as it is.
 */
export async function mergeCarts({ tx: trx, sessionId, accountId, isAdmin }: SignIn): Promise<void> {
  if (isAdmin) return;
  const guests = (await openOrdersOf(trx, 'session', sessionId)).filter((order) => order.paying_payment_id === null);
  if (guests.length === 0) return;
  await raiseVersion(trx, sessionId, accountId);
  const owned = await openOrdersOf(trx, 'account', accountId);
  for (const guest of guests) {
    const same = owned.find((order) => order.seller_account_id === guest.seller_account_id);
    if (same?.paying_payment_id) continue;
    if (same) {
      await transferLineItems(trx, guest.id, same.id);
      await bumpVersion(trx, same.id);
      await removeEmptyOrders(trx, [guest.id]);
    } else {
      await trx.updateTable('orders').set({ account_id: accountId }).where('id', '=', guest.id).execute();
      await bumpVersion(trx, guest.id);
    }
  }
}
