import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { hasLegalHold } from './legal-holds/legal-holds.ts';

/** What is to be taken, for the line of a cart with `id`. */
export type WantedStock = {
  readonly id: string;
  readonly listingId: string;
  readonly quantity: number;
  readonly askingCents: number;
};

/**
 * Takes things out of the stock, all or none: the one guarded write that decides who gets the last one. `guard` is a further
 * condition on `listings` and on `wanted` (line_id, id, quantity, asking_cents). Gives the ids of the listings that could not be
 * taken: sold, too few, at another price than was shown, on hold by law, or refused by the guard.
 */
export async function takeStock(
  trx: Tx,
  wanted: readonly WantedStock[],
  guard: RawBuilder<boolean>,
): Promise<string[]> {
  const ids = wanted.map(({ listingId }) => listingId);
  await trx.selectFrom('listings').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const taken = await sql<{ id: string }>`
    UPDATE listings SET
      stock_level = stock_level - wanted.quantity,
      status = CASE WHEN stock_level = wanted.quantity THEN 'sold' ELSE status END,
      sold_at = CASE WHEN stock_level = wanted.quantity THEN now() ELSE sold_at END
    FROM unnest(
      ${wanted.map(({ id }) => id)}::text[],
      ${ids}::text[], ${wanted.map(({ quantity }) => quantity)}::integer[], ${wanted.map(({ askingCents }) => askingCents)}::bigint[]
    ) AS wanted (line_id, id, quantity, asking_cents)
    WHERE listings.id = wanted.id AND status = 'live'
      AND stock_level >= wanted.quantity AND listings.asking_cents = wanted.asking_cents
      AND NOT ${hasLegalHold('listings.id')} AND ${guard}
    RETURNING listings.id
  `.execute(trx);
  const got = new Set(taken.rows.map(({ id }) => id));
  return ids.filter((id) => !got.has(id));
}

export type ReturnedStock = { readonly listingId: string; readonly quantity: number };

/** Puts things back into the stock, each listing at most once. What was withdrawn meanwhile stays withdrawn. */
export async function returnStock(trx: Tx, returned: readonly ReturnedStock[]): Promise<void> {
  await sql`
    UPDATE listings SET
      stock_level = stock_level + back.quantity,
      status = CASE WHEN status = 'sold' THEN 'live' ELSE status END,
      sold_at = CASE WHEN status = 'sold' THEN NULL ELSE sold_at END
    FROM unnest(
      ${returned.map(({ listingId }) => listingId)}::text[], ${returned.map(({ quantity }) => quantity)}::integer[]
    ) AS back (listing_id, quantity)
    WHERE listings.id = back.listing_id
  `.execute(trx);
}
