import { localePrefix } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db } from '#api/platform/db/database.ts';
import { escapeHtml } from '#api/platform/escape-html.ts';
import type { Locale } from '#api/platform/locale.ts';
import { zonedTime } from '#api/platform/zoned-time.ts';
import { readEntries } from './entries.ts';
import { withKnownLinks } from './known-links.ts';
import type { PreviewedDocument } from './preview/previewed-entry.ts';

/** One message of the banner; `html` is safe. */
export type BannerEntry = { id: string; html: string };

/** The banner in a language, in order, without what is over where the shop is. */
export async function readBanner(
  db: Db,
  locale: Locale,
  preview: PreviewedDocument | null = null,
): Promise<BannerEntry[]> {
  const entries = await readEntries(db, 'banner', locale, preview);
  const today = new Date(zonedTime(new Date(), storeProfile.timeZone)).toISOString().slice(0, 10);
  return entries
    .filter(({ front }) => front.until === undefined || front.until >= today)
    .map(({ slug, front, html }) => {
      const href = front.href.startsWith('/') ? localePrefix(locale) + front.href : front.href;
      return { id: slug, html: withKnownLinks(`<a href="${escapeHtml(href)}">${html}</a>`) };
    });
}
