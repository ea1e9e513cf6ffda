import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { stateNow } from './offer-lists.ts';
import type { OfferState } from './offer-states.model.ts';

/** How many offers stand in which state now. */
export type OfferCounts = Readonly<Record<Lowercase<OfferState>, number>>;

async function countWhere(db: Db, whose: ReturnType<typeof sql<boolean>>): Promise<OfferCounts> {
  const { rows } = await sql<{ state: OfferState; count: number }>`
    SELECT ${stateNow} AS state, count(*) AS count FROM offers WHERE ${whose} GROUP BY 1
  `.execute(db);
  const countOf = (state: OfferState): number => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    received: countOf('RECEIVED'),
    countered: countOf('COUNTERED'),
    accepted: countOf('ACCEPTED'),
    declined: countOf('DECLINED'),
    expired: countOf('EXPIRED'),
    withdrawn: countOf('WITHDRAWN'),
  };
}

/** Counts the offers that an account made. */
export const countBuying = (db: Db, accountId: string): Promise<OfferCounts> =>
  countWhere(db, sql<boolean>`buyer_account_id = ${accountId}`);

/** Counts the offers on an account's listings, or on everybody's (null); those that the shop declined for the seller are left out. */
export const countSelling = (db: Db, accountId: string | null): Promise<OfferCounts> =>
  countWhere(
    db,
    sql<boolean>`${accountId === null ? sql`true` : sql`seller_account_id = ${accountId}`}
      AND declined_by IS DISTINCT FROM 'AUTOMATIC' AND NOT is_hidden`,
  );
