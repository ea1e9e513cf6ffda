import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { sideOf } from './answer-offer.ts';
import type { OfferRow } from './move-offer.ts';
import type { Principal } from '#api/platform/actor-context.ts';
import type { OfferState } from './offer-states.model.ts';

/** What a list of offers holds. Those that the shop declined for the seller are done with. */
export type OfferFilter = PageArgs & {
  readonly state?: OfferState | null;
  /** Only what waits for an answer or a payment. */
  readonly live?: boolean | null;
};

/** The state as it is now, also before the job has expired what is due. */
export const stateNow = sql<OfferState>`
  CASE WHEN state IN ('RECEIVED', 'COUNTERED', 'ACCEPTED') AND ordered_at IS NULL AND expires_at <= now()
    THEN 'EXPIRED' ELSE state END`;

/** Of what waits for somebody the moment is the one at which its time is over: the last of such a list is the most urgent. */
const momentOf = ({ state, live }: OfferFilter) =>
  live || state === 'RECEIVED' || state === 'COUNTERED' ? sql.ref('expires_at') : sql.ref('created_at');

function pageOf(db: Db, whose: ReturnType<typeof sql<boolean>>, filter: OfferFilter) {
  const { state = null, live = false, ...args } = filter;
  const source = sql`
    SELECT id, date_trunc('milliseconds', ${momentOf(filter)}) AS at, 'offer' AS kind
    FROM offers WHERE ${whose} AND (${state}::text IS NULL OR ${stateNow} = ${state})
      AND (NOT ${live ?? false} OR (${stateNow} IN ('RECEIVED', 'COUNTERED', 'ACCEPTED') AND ordered_at IS NULL))`;
  return readCountedPage(db, source, args);
}

/** The offers that an account made, newest first; those that wait for somebody by when their time is over, the most urgent last. */
export function offersBuying(db: Db, accountId: string, filter: OfferFilter): Promise<CountedPage> {
  return pageOf(db, sql<boolean>`buyer_account_id = ${accountId}`, filter);
}

/** The offers on an account's listings, as those that it made; null: on everybody's. */
export function offersSelling(db: Db, accountId: string | null, filter: OfferFilter): Promise<CountedPage> {
  const whose = accountId === null ? sql<boolean>`true` : sql<boolean>`seller_account_id = ${accountId}`;
  return pageOf(db, sql<boolean>`${whose} AND declined_by IS DISTINCT FROM 'AUTOMATIC' AND NOT is_hidden`, filter);
}

/** Rows of offers by id, in any sequence. */
export async function offerRows(db: Db, ids: readonly string[]): Promise<OfferRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('offers').selectAll().where('id', 'in', ids).execute();
}

/** An offer of which somebody is a side; undefined for all others, as for an unknown id. */
export async function findVisibleOffer(db: Db, principal: Principal, id: string): Promise<OfferRow | undefined> {
  if (!isId(id)) return undefined;
  const offer = await db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();
  return offer && sideOf(offer, principal) ? offer : undefined;
}

/** An account's newest offer on a listing. */
export async function newestOffer(db: Db, accountId: string, listingId: string): Promise<OfferRow | undefined> {
  if (!isId(listingId)) return undefined;
  return db
    .selectFrom('offers')
    .selectAll()
    .where('buyer_account_id', '=', accountId)
    .where('listing_id', '=', listingId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
