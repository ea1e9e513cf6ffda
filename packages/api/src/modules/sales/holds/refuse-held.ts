import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import type { OrderLineItem } from '#api/modules/sales/orders/load-line-items.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { titlesOf } from '#api/modules/sales/orders/listing-titles.ts';
import type { Locale } from '#api/platform/locale.ts';
import { holdsItem } from '#api/modules/sales/offers/accepted-hold.ts';
import { isLive } from './live-hold.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { shopTime } from './shop-time.ts';

/** What of the lines is held for the buyer of an accepted offer who is somebody else. */
async function pendingSales(trx: Tx, lineIds: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('line_items')
    .innerJoin('orders', 'orders.id', 'line_items.order_id')
    .innerJoin('offers', 'offers.listing_id', 'line_items.listing_id')
    .select('line_items.listing_id')
    .where('line_items.id', 'in', lineIds)
    .where(holdsItem)
    .where(sql<boolean>`offers.buyer_account_id IS DISTINCT FROM orders.account_id`)
    .execute();
  return rows.map(({ listing_id: id }) => id);
}

/** Throws a DomainError that names what of the lines is on hold for somebody else, and until when; else does nothing. */
export async function refuseHeld(trx: Tx, locale: Locale, lines: readonly OrderLineItem[]): Promise<void> {
  const listingIds = lines.map(({ listingId }) => listingId);
  const lineIds = lines.map(({ id }) => id);
  const holds = await trx
    .selectFrom('holds')
    .select(['listing_id', 'until'])
    .where('listing_id', 'in', listingIds)
    .where('line_item_id', 'not in', lineIds)
    .where(isLive)
    .orderBy('until', 'desc')
    .execute();
  const pending = await pendingSales(trx, lineIds);
  if (pending.length > 0) {
    const titles = await titlesOf(trx, pending, locale);
    throw new DomainError(
      'held',
      salesMessages(locale).pendingSale(pending.map((id) => titles.get(id) ?? id).join(', ')),
    );
  }
  const [last] = holds;
  if (!last) return;
  const ids = holds.map(({ listing_id: id }) => id);
  const titles = await titlesOf(trx, ids, locale);
  const named = ids.map((id) => titles.get(id) ?? id).join(', ');
  throw new DomainError('held', salesMessages(locale).heldForOther(named, shopTime(last.until, locale)));
}

/** Throws a DomainError while somebody else than the buyer of an offer is paying for its item. The listing must be locked. */
export async function refuseHeldFor(
  trx: Tx,
  locale: Locale,
  {
    listing_id: listingId,
    buyer_account_id: buyerId,
  }: { readonly listing_id: string; readonly buyer_account_id: string },
): Promise<void> {
  const hold = await trx
    .selectFrom('holds')
    .innerJoin('line_items', 'line_items.id', 'holds.line_item_id')
    .innerJoin('orders', 'orders.id', 'line_items.order_id')
    .select('holds.listing_id')
    .where('holds.listing_id', '=', listingId)
    .where(isLive)
    .where(sql<boolean>`orders.account_id IS DISTINCT FROM ${buyerId}`)
    .executeTakeFirst();
  if (hold) throw new DomainError('held', salesMessages(locale).heldByShopper);
}
