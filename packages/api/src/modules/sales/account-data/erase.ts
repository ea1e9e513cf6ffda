import { sql } from 'kysely';
import { createOrderContact } from '#api/modules/accounts/index.ts';
import type { LeavingAccount } from '#api/platform/account-data/account-part.ts';
import { shopItself } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { moveOffer } from '#api/modules/sales/offers/move-offer.ts';
import { queueOfferMails } from '#api/modules/sales/offers/offer-mails.ts';

/** Where the contact of a paper can be reached: nowhere. No mail is sent there (RFC 2606). */
const contactEmail = (accountId: string): string => `${accountId.toLowerCase()}@invoice.invalid`;

/** The names that invoices show are the orders' own from now on: a paper does not change after it was written. */
async function keepNamesOnPapers(trx: Tx, { id }: LeavingAccount): Promise<void> {
  const person = await trx
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'display_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('orders')
    .set({ seller_name: person.display_name })
    .where('seller_account_id', '=', id)
    .where('completed_at', 'is not', null)
    .where('seller_name', 'is', null)
    .execute();
  const nameless = trx
    .updateTable('orders')
    .where('account_id', '=', id)
    .where('contact_id', 'is', null)
    .where('completed_at', 'is not', null);
  const some = await trx
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', id)
    .where('contact_id', 'is', null)
    .where('completed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!some) return;
  const contactId = await createOrderContact(trx, { email: contactEmail(id), ...person });
  await nameless.set({ contact_id: contactId }).execute();
}

/** Removes carts and what was only wished: open orders, the buyer's offers that led to nothing, places in queues. Orders that were placed stay. */
export async function eraseSales(trx: Tx, account: LeavingAccount): Promise<void> {
  const { id } = account;
  await keepNamesOnPapers(trx, account);
  await sql`
    DELETE FROM orders AS o WHERE o.account_id = ${id} AND o.completed_at IS NULL
      AND NOT EXISTS (SELECT FROM payment_allocations WHERE order_id = o.id)`.execute(trx);
  await trx.deleteFrom('carts').where('owner', '=', `account:${id}`).execute();
  await trx.deleteFrom('waitlist_entries').where('account_id', '=', id).execute();
  await declineOpenOffers(trx, account);
  await sql`
    DELETE FROM offers WHERE buyer_account_id = ${id}
      AND NOT EXISTS (SELECT FROM line_items WHERE line_items.offer_id = offers.id)`.execute(trx);
}

/** Whoever waits for the answer of a seller who leaves is told that there will be none. */
async function declineOpenOffers(trx: Tx, { id, publicUrl }: LeavingAccount): Promise<void> {
  const open = await trx
    .selectFrom('offers')
    .select('id')
    .where('seller_account_id', '=', id)
    .where('state', 'in', ['RECEIVED', 'COUNTERED', 'ACCEPTED'])
    .where('ordered_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const offer of open) {
    const moved = await moveOffer(trx, shopItself, offer.id, 'sell', { declined_by: 'SELLER' }, { reason: 'ended' });
    if (moved) await queueOfferMails(trx, moved, 'declined', publicUrl);
  }
}

/** Locks the orders of an account, so that none of them is paid while it is being deleted. */
export async function lockSales(trx: Tx, accountId: string): Promise<void> {
  await trx
    .selectFrom('orders')
    .select('id')
    .where((is) => is.or([is('account_id', '=', accountId), is('seller_account_id', '=', accountId)]))
    .where('completed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}
