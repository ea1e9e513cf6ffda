import { sql } from 'kysely';
import type { BatchRowNow } from '#api/platform/batches/batch-handler.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { LocalText } from '#api/platform/locale.ts';
import { isBeingPaid, isHeld, isPendingSale } from '#api/modules/sales/index.ts';
import { type ListingRow, loadListingRows } from '#api/modules/selling/listing-lists.ts';
import { sellingMessages } from '#api/modules/selling/messages.ts';

/** Who waits for a listing. */
type Facts = {
  readonly id: string;
  readonly isPending: boolean;
  readonly isTaken: boolean;
  readonly carts: number;
};

/** A listing as a bulk edit of what is offered reads it. */
export type OfferRow = { readonly row: ListingRow; readonly facts: Facts };

const both = (key: 'offerPending' | 'offerTaken'): LocalText => ({
  en: sellingMessages('en')[key],
  fr: sellingMessages('fr')[key],
});

async function readFacts(trx: Tx, ids: readonly string[]): Promise<Map<string, Facts>> {
  const { rows } = await sql<Facts>`
    SELECT wanted.id, coalesce(${isPendingSale}, false) AS "isPending",
      coalesce((${isHeld} OR ${isBeingPaid}), false) AS "isTaken",
      (SELECT count(DISTINCT order_id)::integer FROM line_items JOIN orders ON orders.id = line_items.order_id
        WHERE line_items.listing_id = wanted.id AND orders.completed_at IS NULL AND orders.cancelled_at IS NULL) AS carts
    FROM unnest(${[...ids]}::text[]) AS wanted (id)
    LEFT JOIN listings ON listings.id = wanted.id`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The listings with these ids as they are, without unknown ones; with `lock` nobody buys, holds or changes them until the end. */
export async function readOfferRows(trx: Tx, ids: readonly string[], lock: boolean): Promise<OfferRow[]> {
  if (lock) {
    await sql`SELECT FROM listings WHERE id = ANY (${[...ids]}::text[]) ORDER BY id FOR UPDATE`.execute(trx);
    await sql`SELECT FROM listing_drafts WHERE id = ANY (${[...ids]}::text[]) ORDER BY id FOR UPDATE`.execute(trx);
  }
  const known = await trx
    .selectFrom('listing_drafts')
    .select('id')
    .where('id', 'in', ids)
    .union(trx.selectFrom('listings').select('id').where('id', 'in', ids))
    .execute();
  const listed = known.map(({ id }) => id);
  const rows = await loadListingRows(trx, listed);
  const facts = await readFacts(trx, listed);
  return listed.flatMap((id) => {
    const row = rows.get(id);
    const own = facts.get(id);
    return row && own ? [{ row, facts: own }] : [];
  });
}

/** Why nobody may change a listing at the moment; null where nothing keeps them. */
export const takenBy = ({ facts }: OfferRow): LocalText | null =>
  facts.isPending ? both('offerPending') : facts.isTaken ? both('offerTaken') : null;

/** What bulk edits of prices and of stock have in common. */
export function offerRowNow(offer: OfferRow): Omit<BatchRowNow, 'version' | 'values' | 'isSold' | 'facts'> {
  const { id, titleEn, titleFr, sku, isGoods } = offer.row;
  return {
    id,
    label: titleEn || titleFr || sku || id,
    path: `/admin/listings/${id}`,
    blocked: isGoods ? null : takenBy(offer),
  };
}
