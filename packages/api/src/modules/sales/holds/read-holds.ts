import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Owner } from '#api/modules/sales/orders/order-ownership.ts';
import { holdsItem } from '#api/modules/sales/offers/accepted-hold.ts';
import { isLive, secondsLeft } from './live-hold.ts';

/** Until when a listing is held; the seconds are for browsers, whose clocks go wrong. */
export type Hold = {
  readonly listingId: string;
  readonly until: Date;
  readonly secondsLeft: number;
  readonly renewals: number;
};

/** What orders hold themselves, and what of them others hold; soonest end first. */
export type HoldState = { readonly own: readonly Hold[]; readonly foreign: readonly Hold[] };

/** Reads the holds on the lines of orders. */
export async function readHolds(db: Db, orderIds: readonly string[]): Promise<HoldState> {
  if (orderIds.length === 0) return { own: [], foreign: [] };
  const rows = await db
    .selectFrom('line_items as line')
    .innerJoin('holds', 'holds.listing_id', 'line.listing_id')
    .innerJoin('listings as listing', 'listing.id', 'line.listing_id')
    .select(['holds.listing_id as listingId', 'holds.until', 'holds.renewals', secondsLeft.as('secondsLeft')])
    .select(sql<boolean>`holds.line_item_id = line.id`.as('isOwn'))
    .where('line.order_id', 'in', orderIds)
    .where(isLive)
    .where(sql<boolean>`(holds.line_item_id = line.id OR listing.stock_level - line.quantity < 1)`)
    .orderBy('holds.until')
    .execute();
  const pick = (own: boolean): Hold[] =>
    rows.filter(({ isOwn }) => isOwn === own).map(({ isOwn: _isOwn, ...hold }) => hold);
  return { own: pick(true), foreign: [...pick(false), ...(await pendingSalesIn(db, orderIds))] };
}

/** Whole seconds until an accepted offer lapses. */
const secondsOfOffer = sql<number>`greatest(0, ceil(extract(epoch FROM offers.expires_at - clock_timestamp())))::integer`;

/** What of orders is a pending sale to somebody else, as a hold until the accepted offer lapses. */
async function pendingSalesIn(db: Db, orderIds: readonly string[]): Promise<Hold[]> {
  return db
    .selectFrom('line_items as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .innerJoin('offers', 'offers.listing_id', 'line.listing_id')
    .select(['offers.listing_id as listingId', 'offers.expires_at as until', sql<number>`0`.as('renewals')])
    .select(secondsOfOffer.as('secondsLeft'))
    .where('line.order_id', 'in', orderIds)
    .where(holdsItem)
    .where(sql<boolean>`offers.buyer_account_id IS DISTINCT FROM orders.account_id`)
    .orderBy('offers.expires_at')
    .execute();
}

/** A listing's hold as a shopper sees it. */
export type SeenHold = Hold & { readonly isOwn: boolean; readonly isPendingSale: boolean };

/** The account of an order's cart: the staff account that drafts it, else its owner; null for a guest's. */
export const cartAccountId = sql<string | null>`coalesce(orders.assigned_staff_account_id, orders.account_id)`;

/** The live holds on listings and pending sales to others, by listing, and whether they are of the shopper's own cart. */
export async function holdsOn(db: Db, listingIds: readonly string[], owner: Owner): Promise<Map<string, SeenHold>> {
  if (listingIds.length === 0) return new Map();
  const { accountId, sessionId } = owner;
  const isOwn =
    accountId === null
      ? sql<boolean>`coalesce(${cartAccountId} IS NULL AND orders.session_id = ${sessionId}::text, false)`
      : sql<boolean>`coalesce(${cartAccountId} = ${accountId}, false)`;
  const rows = await db
    .selectFrom('holds')
    .innerJoin('line_items', 'line_items.id', 'holds.line_item_id')
    .innerJoin('orders', 'orders.id', 'line_items.order_id')
    .select(['holds.listing_id as listingId', 'holds.until', 'holds.renewals', secondsLeft.as('secondsLeft')])
    .select(isOwn.as('isOwn'))
    .where('holds.listing_id', 'in', listingIds)
    .where(isLive)
    .execute();
  const pending = await db
    .selectFrom('offers')
    .select(['listing_id as listingId', 'expires_at as until', sql<number>`0`.as('renewals')])
    .select([secondsOfOffer.as('secondsLeft'), sql<boolean>`false`.as('isOwn')])
    .where('listing_id', 'in', listingIds)
    .where(holdsItem)
    .where(sql<boolean>`buyer_account_id IS DISTINCT FROM ${accountId}::text`)
    .execute();
  return new Map<string, SeenHold>([
    ...rows.map((row) => [row.listingId, { ...row, isPendingSale: false }] as const),
    ...pending.map((row) => [row.listingId, { ...row, isPendingSale: true }] as const),
  ]);
}
