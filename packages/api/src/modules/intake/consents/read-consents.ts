import { type Selectable, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { isBeingPaid, isHeld, isPendingSale } from '#api/modules/sales/index.ts';
import type { ConsentRequestsTable, ConsentState } from '../tables.ts';
import { type ConsentObstacle, obstacleOf, type Standing } from './obstacle.model.ts';

export type ConsentRow = Selectable<ConsentRequestsTable>;

/** A question as its consignor and staff see it. */
export type ConsentView = ConsentRow & {
  readonly obstacle: ConsentObstacle | null;
  readonly titleEn: string;
  readonly titleFr: string;
  readonly imageId: string | null;
  readonly askedBy: string;
  readonly consignor: string;
  readonly termEnds: Date;
};

/** The state at a moment: an open question past its end has run out. */
export const stateAt = (
  { state, expires_at: end }: Pick<ConsentRow, 'state' | 'expires_at'>,
  now: Date,
): ConsentState => (state === 'OPEN' && end <= now ? 'EXPIRED' : state);

const isOpen = sql<boolean>`(consent_requests.state = 'OPEN' AND consent_requests.expires_at > now())`;

/** A page of questions, newest first; with `open` those that wait for an answer, and those that were declined in the last days. */
export const readConsents = (
  db: Db,
  { open = false, ...args }: PageArgs & { readonly open?: boolean | null },
): Promise<CountedPage> =>
  readCountedPage(
    db,
    sql`SELECT id, date_trunc('milliseconds', asked_at) AS at, 'consent' AS kind FROM consent_requests
      WHERE NOT ${open ?? false}::boolean OR ${isOpen}`,
    args,
  );

const MOST = 50;

/** Ids of the questions about a listing, or to an account, newest first, at most 50. */
export async function consentIds(
  db: Db,
  of: { readonly listingId: string } | { readonly accountId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('consent_requests')
    .select('id')
    .$if('listingId' in of, (query) => query.where('listing_id', '=', 'listingId' in of ? of.listingId : ''))
    .$if('accountId' in of, (query) => query.where('account_id', '=', 'accountId' in of ? of.accountId : ''))
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
}

type StandingRow = Omit<Standing, 'offer'> & {
  readonly offerState: string | null;
  readonly offerCents: number | null;
  readonly offerEnds: Date | null;
};
type LoadedRow = StandingRow & Omit<ConsentView, 'obstacle'>;

/** Questions by id, with how their instruments stand now; one statement for a page. */
export async function loadConsents(db: Db, ids: readonly string[], now: Date): Promise<Map<string, ConsentView>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<LoadedRow>`
    SELECT consent_requests.*, listings.status, listings.seller_account_id AS "sellerId",
      listings.asking_cents AS "askingCents", own.floor_cents AS "floorCents",
      coalesce(${isPendingSale}, false) AS "isPending", coalesce(${isHeld} OR ${isBeingPaid}, false) AS "isHeld",
      offers.state AS "offerState", offers.amount_cents AS "offerCents", offers.expires_at AS "offerEnds",
      coalesce(en.title, nullif(own.title, ''), intakes.brand || ' ' || intakes.model) AS "titleEn",
      coalesce(fr.title, nullif(own.title, ''), intakes.brand || ' ' || intakes.model) AS "titleFr",
      own.document -> 'photographs' -> 0 ->> 'imageId' AS "imageId",
      asker.display_name AS "askedBy", consignor.display_name AS consignor,
      intakes.signed_at + make_interval(days => intakes.term_days) AS "termEnds"
    FROM consent_requests JOIN intakes ON intakes.id = consent_requests.intake_id
    JOIN accounts asker ON asker.id = consent_requests.asked_by_account_id
    JOIN accounts consignor ON consignor.id = consent_requests.account_id
    LEFT JOIN listings ON listings.id = consent_requests.listing_id
    LEFT JOIN listing_drafts own ON own.id = consent_requests.listing_id
    LEFT JOIN offers ON offers.id = consent_requests.offer_id
    LEFT JOIN item_texts en ON en.item_id = listings.item_id AND en.locale = 'en'
    LEFT JOIN item_texts fr ON fr.item_id = listings.item_id AND fr.locale = 'fr'
    WHERE consent_requests.id = ANY (${[...ids]}::text[])`.execute(db);
  return new Map(
    rows.map(({ offerState, offerCents, offerEnds, ...row }) => {
      const offer =
        offerState === null || offerCents === null || offerEnds === null
          ? null
          : { state: offerState, cents: offerCents, expiresAt: offerEnds };
      const state = stateAt(row, now);
      const obstacle = state === 'OPEN' ? obstacleOf(row, { ...row, offer }, now) : null;
      return [row.id, { ...row, state, obstacle }];
    }),
  );
}

/** Questions in the sequence of their ids. */
export async function listConsents(db: Db, ids: readonly string[], now: Date): Promise<ConsentView[]> {
  const found = await loadConsents(db, ids, now);
  return ids.flatMap((id) => found.get(id) ?? []);
}
