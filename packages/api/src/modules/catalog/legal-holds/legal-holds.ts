import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { serialKey } from './serial-key.ts';

/** A condition: the law keeps the listing with the id that stands in a column from being sold, by the clock of this moment. */
export const hasLegalHold = (listingId: string) => sql<boolean>`EXISTS (
  SELECT FROM legal_holds WHERE legal_holds.listing_id = ${sql.ref(listingId)}
    AND legal_holds.released_at IS NULL AND legal_holds.until > clock_timestamp())`;

/** Until when the law keeps listings from being sold, by listing; those that can be sold are left out. */
export async function legalHoldsOf(db: Db, listingIds: readonly string[]): Promise<Map<string, Date>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('legal_holds')
    .select(['listing_id', 'until'])
    .where('listing_id', 'in', listingIds)
    .where('released_at', 'is', null)
    .where(sql<boolean>`until > clock_timestamp()`)
    .execute();
  return new Map(rows.map(({ listing_id: id, until }) => [id, until]));
}

/** Puts a listing, which need not be on the shop yet, on hold, and its instrument under every other listing. */
export async function beginLegalHold(
  trx: Tx,
  { listingId, serial, until }: { readonly listingId: string; readonly serial: string; readonly until: Date },
): Promise<void> {
  await trx
    .insertInto('legal_holds')
    .values({ listing_id: listingId, serial_key: serialKey(serial), until })
    .execute();
}

/** Until when the law keeps an instrument with a serial from being sold under another listing than `listingId`; null when it does not. */
export async function legalHoldOfSerial(db: Db, serial: string, listingId: string): Promise<Date | null> {
  const key = serialKey(serial);
  if (key === '') return null;
  const row = await db
    .selectFrom('legal_holds')
    .select('until')
    .where('serial_key', '=', key)
    .where('listing_id', '<>', listingId)
    .where('released_at', 'is', null)
    .where(sql<boolean>`until > clock_timestamp()`)
    .orderBy('until', 'desc')
    .executeTakeFirst();
  return row?.until ?? null;
}

/** Ends a hold before its time; false when it is over already. */
export async function releaseLegalHold(trx: Tx, listingId: string): Promise<boolean> {
  const row = await trx
    .updateTable('legal_holds')
    .set({ released_at: new Date() })
    .where('listing_id', '=', listingId)
    .where('released_at', 'is', null)
    .where(sql<boolean>`until > clock_timestamp()`)
    .returning('listing_id')
    .executeTakeFirst();
  return row !== undefined;
}
