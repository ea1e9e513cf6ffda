import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { returnStock, takeStock } from '#api/modules/catalog/index.ts';
import { holdsItem } from '#api/modules/sales/offers/accepted-hold.ts';
import { isLive } from '#api/modules/sales/holds/live-hold.ts';
import { refuseHeld } from '#api/modules/sales/holds/refuse-held.ts';
import { refuseLegalHold } from '#api/modules/sales/holds/refuse-legal-hold.ts';
import type { LoadedOrder } from '#api/modules/sales/orders/load-orders.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { titlesOf } from '#api/modules/sales/orders/listing-titles.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';

/**
 * A condition on `listings` and `wanted`: nobody else holds the last one, neither to pay nor by an accepted offer. The own hold
 * stays until the order is placed.
 */
const isNotHeld = sql<boolean>`NOT EXISTS (
  SELECT FROM offers JOIN line_items ON line_items.id = wanted.line_id JOIN orders ON orders.id = line_items.order_id
  WHERE offers.listing_id = wanted.id AND offers.buyer_account_id IS DISTINCT FROM orders.account_id AND ${holdsItem}
) AND NOT EXISTS (
  SELECT FROM holds
  WHERE holds.listing_id = wanted.id AND holds.line_item_id <> wanted.line_id
    AND ${isLive} AND stock_level - wanted.quantity < 1
)`;

async function refuseMissing(trx: Tx, actor: ActorContext, orders: readonly LoadedOrder[], missing: readonly string[]) {
  const messages = salesMessages(actor.locale);
  const lines = orders.flatMap((order) => order.lines).filter(({ listingId }) => missing.includes(listingId));
  const listings = await trx
    .selectFrom('listings')
    .select(['id', 'status', 'stock_level'])
    .where('id', 'in', missing)
    .execute();
  const gone = lines.filter((line) => {
    const listing = listings.find(({ id }) => id === line.listingId);
    return listing?.status !== 'live' || listing.stock_level < line.quantity;
  });
  if (gone.length === 0) await refuseLegalHold(trx, actor.locale, missing);
  if (gone.length === 0) await refuseHeld(trx, actor.locale, lines);
  if (gone.length === 0) throw new DomainError('changed', messages.priceChanged);
  const ids = gone.map(({ listingId }) => listingId);
  const titles = await titlesOf(trx, ids, actor.locale);
  throw new DomainError('unavailable', messages.justSold(ids.map((id) => titles.get(id) ?? id).join(', ')));
}

/**
 * Takes the lines of open orders out of the stock, all or none, and freezes their prices. A payment that fails keeps the
 * order's own holds. Throws a DomainError that names what cannot be had.
 */
export async function reserveStock(trx: Tx, actor: ActorContext, orders: readonly LoadedOrder[]): Promise<void> {
  const lines = orders.filter(({ row }) => row.completed_at === null).flatMap((order) => order.lines);
  if (lines.length === 0) return;
  const missing = await takeStock(trx, lines, isNotHeld);
  if (missing.length > 0) await refuseMissing(trx, actor, orders, missing);
  await sql`
    UPDATE line_items SET unit_cents = sold.unit_cents
    FROM unnest(${lines.map(({ id }) => id)}::text[], ${lines.map(({ unitCents }) => unitCents)}::bigint[])
      AS sold (id, unit_cents)
    WHERE line_items.id = sold.id
  `.execute(trx);
}

/** Puts what orders took back into the stock. The orders must be locked. */
export async function releaseStock(trx: Tx, orderIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ listingId: string; quantity: number }>`
    SELECT listing_id AS "listingId", sum(quantity)::integer AS quantity FROM line_items
    WHERE order_id = ANY (${[...orderIds]}::text[]) AND state IN ('IN_CART', 'ORDERED')
    GROUP BY listing_id
  `.execute(trx);
  await returnStock(trx, rows);
}
