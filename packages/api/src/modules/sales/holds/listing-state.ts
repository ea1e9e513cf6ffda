import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { ListingStatus } from '#api/modules/catalog/index.ts';
import { mergeReads } from '#api/platform/db/merge-reads.ts';
import { runNamed } from '#api/platform/db/named-query.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { holdsItem, isPendingSale } from '#api/modules/sales/offers/accepted-hold.ts';
import { isLive } from './live-hold.ts';

/** The state of a listing that people wait for. */
export type ListingState = {
  readonly status: ListingStatus;
  readonly stockLevel: number;
  /** Somebody holds it. */
  readonly held: boolean;
  /** Somebody's payment is under way: its stock is taken, but it is not sold yet. */
  readonly paying: boolean;
};

/** A condition on `listings`: an open order that has it is being paid. */
export const isBeingPaid = sql<boolean>`EXISTS (
  SELECT FROM line_items JOIN orders ON orders.id = line_items.order_id
  WHERE line_items.listing_id = listings.id AND orders.completed_at IS NULL AND orders.paying_payment_id IS NOT NULL
)`;

/** A condition on `listings`: somebody is about to pay for it, or it is a pending sale. */
export const isHeld = sql<boolean>`(EXISTS (SELECT FROM holds WHERE holds.listing_id = listings.id AND ${isLive}) OR ${isPendingSale})`;

/** Whose accepted offer keeps a listing, and until when. */
export type PendingSale = { readonly buyerId: string; readonly until: Date };

type PendingRow = PendingSale & { readonly id: string };

const readPendingSales = mergeReads(async (db: Db, listingIds: readonly string[]) => {
  const query = sql<PendingRow>`SELECT listing_id AS id, buyer_account_id AS "buyerId", expires_at AS until FROM offers
    WHERE listing_id = ANY(${[...listingIds]}::text[]) AND ${holdsItem}`;
  return new Map((await runNamed(db, query.compile(db))).map(({ id, ...sale }) => [id, sale]));
});

/** The accepted offers that make listings pending sales, by listing. */
export async function pendingSales(db: Db, listingIds: readonly string[]): Promise<ReadonlyMap<string, PendingSale>> {
  return listingIds.length === 0 ? new Map() : readPendingSales(db, listingIds);
}

/** The state of a listing; undefined for an unknown one. */
export async function listingState(db: Db, listingId: string): Promise<ListingState | undefined> {
  if (!isId(listingId)) return undefined;
  return db
    .selectFrom('listings')
    .select(['status', 'stock_level as stockLevel', isHeld.as('held'), isBeingPaid.as('paying')])
    .where('id', '=', listingId)
    .executeTakeFirst();
}

const readBeingPaid = mergeReads(async (db: Db, listingIds: readonly string[]) => {
  const query = sql<{ id: string }>`SELECT id FROM listings
    WHERE id = ANY(${[...listingIds]}::text[]) AND status = 'sold' AND ${isBeingPaid}`;
  return new Map((await runNamed(db, query.compile(db))).map(({ id }) => [id, true as const]));
});

/** Those listings whose last piece is taken by a payment that is under way. */
export async function listingsBeingPaid(db: Db, listingIds: readonly string[]): Promise<ReadonlyMap<string, true>> {
  return listingIds.length === 0 ? new Map() : readBeingPaid(db, listingIds);
}
