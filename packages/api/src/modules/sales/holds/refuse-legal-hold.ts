import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { legalHoldsOf } from '#api/modules/catalog/index.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { titlesOf } from '#api/modules/sales/orders/listing-titles.ts';

/**
 * Throws a DomainError `legal-hold` that names what of the listings the law keeps from being sold, and until when, whoever asks; else
 * does nothing.
 */
export async function refuseLegalHold(db: Db, locale: Locale, listingIds: readonly string[]): Promise<void> {
  const holds = await legalHoldsOf(db, listingIds);
  const last = [...holds.values()].toSorted((one, other) => other.getTime() - one.getTime())[0];
  if (!last) return;
  const ids = [...holds.keys()];
  const titles = await titlesOf(db, ids, locale);
  const named = ids.map((id) => titles.get(id) ?? id).join(', ');
  const until = formatDate(last, 'moment', { locale, timeZone: storeProfile.timeZone });
  throw new DomainError('legal-hold', salesMessages(locale).legalHold(named, until));
}
