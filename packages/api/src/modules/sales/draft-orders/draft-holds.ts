import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { isLive } from '#api/modules/sales/holds/live-hold.ts';
import { refuseHeld } from '#api/modules/sales/holds/refuse-held.ts';
import { lockOneOfAKind } from '#api/modules/sales/holds/take-holds.ts';
import { loadLineItems } from '#api/modules/sales/orders/load-line-items.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';

/** The page that a draft's hold is kept by: none that somebody could close, so it ends by its time alone. */
const TAB = 'draft-order';

/** Holds what is one of a kind in a draft until a moment. What others hold meanwhile stays with them. */
export async function holdDraft(trx: Tx, order: OrderRow, until: Date): Promise<void> {
  for (const { listingId, lineId } of await lockOneOfAKind(trx, [order]))
    await sql`
      INSERT INTO holds (listing_id, line_item_id, tabs, begun_at, until, renewals)
      VALUES (${listingId}, ${lineId}, ARRAY[${TAB}], clock_timestamp(), ${until}, 0)
      ON CONFLICT (listing_id) DO UPDATE SET line_item_id = excluded.line_item_id, tabs = excluded.tabs,
        begun_at = excluded.begun_at, until = excluded.until, renewals = 0, released_at = NULL
      WHERE holds.line_item_id = excluded.line_item_id OR NOT ${isLive}`.execute(trx);
}

/** Throws a DomainError `held` that names what of an order somebody else holds; else does nothing. */
export async function refuseHeldByOthers(trx: Tx, locale: Locale, orderId: string): Promise<void> {
  const lines = (await loadLineItems(trx, [orderId])).filter(({ stockLevel }) => stockLevel === 1);
  if (lines.length > 0) await refuseHeld(trx, locale, lines);
}
