import type { Tx } from '#api/platform/db/database.ts';
import type { OrderLineItem } from '#api/modules/sales/orders/load-line-items.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { titlesOf } from '#api/modules/sales/orders/listing-titles.ts';
import type { Locale } from '#api/platform/locale.ts';
import { isLive } from './live-hold.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { shopTime } from './shop-time.ts';

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
  const [last] = holds;
  if (!last) return;
  const ids = holds.map(({ listing_id: id }) => id);
  const titles = await titlesOf(trx, ids, locale);
  const named = ids.map((id) => titles.get(id) ?? id).join(', ');
  throw new DomainError('held', salesMessages(locale).heldForOther(named, shopTime(last.until, locale)));
}
