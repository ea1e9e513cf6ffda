import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { Locale } from '#api/platform/locale.ts';
import { refuseFull } from './line-limit.ts';

/** A custom line as it was in the cart. */
export type RemovedLine = {
  readonly listing_id: string;
  readonly quantity: number;
  readonly is_taxable: boolean;
  readonly price_override_cents: number | null;
  readonly override_reason: string | null;
  readonly override_listed_cents: number | null;
};

/**
 * Keeps what a custom line is, of which nobody but its order knows, before it is taken out: whoever's cart it was in can put it back. Every
 * other line is left alone.
 */
export async function keepCustomLine(trx: Tx, owner: string, orderId: string, listingId: string): Promise<void> {
  await sql`
    INSERT INTO removed_custom_lines (listing_id, owner, quantity, is_taxable, price_override_cents, override_reason, override_listed_cents)
    SELECT line.listing_id, ${owner}, line.quantity, line.is_taxable, line.price_override_cents, line.override_reason, line.override_listed_cents
    FROM line_items AS line JOIN listings ON listings.id = line.listing_id JOIN items ON items.id = listings.item_id
    WHERE line.order_id = ${orderId} AND line.listing_id = ${listingId} AND items.is_custom
    ON CONFLICT (listing_id) DO NOTHING`.execute(trx);
}

/** A custom line that was taken out of a cart, which is given once; undefined where it was not in that cart. */
export const takeRemovedLine = (trx: Tx, owner: string, listingId: string): Promise<RemovedLine | undefined> =>
  trx
    .deleteFrom('removed_custom_lines')
    .where('listing_id', '=', listingId)
    .where('owner', '=', owner)
    .returning(['listing_id', 'quantity', 'is_taxable', 'price_override_cents', 'override_reason'])
    .returning('override_listed_cents')
    .executeTakeFirst();

/** Puts a line back that was taken out of a cart. Throws a DomainError `cart-full`. */
export async function putBack(trx: Tx, orderId: string, line: RemovedLine, locale: Locale): Promise<void> {
  await refuseFull(trx, orderId, locale);
  await trx
    .insertInto('line_items')
    .values({ id: newId(), order_id: orderId, ...line })
    .execute();
}
