import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';

/** A consigned instrument, on the terms that its owner signed, and how it is offered now. */
export type ConsignmentRow = {
  readonly intakeId: string;
  readonly listingId: string;
  readonly accountId: string;
  readonly consignor: string;
  readonly email: string;
  readonly shareBasisPoints: number;
  readonly feeCents: number;
  readonly termsVersion: number;
  readonly status: 'live' | 'sold' | 'withdrawn' | null;
  readonly askingCents: number | null;
  readonly floorCents: number | null;
  readonly version: number;
};

/** The consignment of a listing; undefined for what was not left at the counter by its owner, or is not theirs any more. */
export async function readConsignment(db: Db, listingId: string): Promise<ConsignmentRow | undefined> {
  if (!isId(listingId)) return undefined;
  const { rows } = await sql<ConsignmentRow>`
    SELECT intakes.id AS "intakeId", intakes.listing_id AS "listingId", accounts.id AS "accountId",
      accounts.display_name AS consignor, accounts.email, intakes.split_basis_points AS "shareBasisPoints",
      intakes.fee_cents AS "feeCents", intakes.terms_version AS "termsVersion", listings.status,
      listings.asking_cents AS "askingCents", own.floor_cents AS "floorCents", own.version
    FROM intakes JOIN listing_drafts own ON own.id = intakes.listing_id
    JOIN accounts ON accounts.id = intakes.consignor_account_id AND accounts.id = own.seller_account_id
    LEFT JOIN listings ON listings.id = intakes.listing_id
    WHERE intakes.listing_id = ${listingId} AND intakes.deal = 'CONSIGNMENT'`.execute(db);
  return rows[0];
}

/** The lowest price to which a consignor agreed: the floor, or without one the price that is asked for. */
export const agreedCents = ({ floorCents, askingCents }: ConsignmentRow): number => floorCents ?? askingCents ?? 0;

/** An offer that waits for its answer. */
export type OpenOffer = { readonly id: string; readonly cents: number; readonly expiresAt: Date };

/** Offers on a listing that wait for an answer and are below a price, the highest first. */
export async function offersBelow(db: Db, listingId: string, cents: number): Promise<OpenOffer[]> {
  return db
    .selectFrom('offers')
    .select(['id', 'amount_cents as cents', 'expires_at as expiresAt'])
    .where('listing_id', '=', listingId)
    .where('state', '=', 'RECEIVED')
    .where('is_hidden', '=', false)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('amount_cents', '<', cents)
    .orderBy('amount_cents', 'desc')
    .orderBy('id')
    .execute();
}
