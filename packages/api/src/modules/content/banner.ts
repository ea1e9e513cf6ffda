import { localePrefix } from '@headstock/contracts/locale';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { readEntries } from './entries.ts';
import { escapeHtml } from '#api/platform/escape-html.ts';
import { withKnownLinks } from './known-links.ts';

/** One message of the banner; `html` is safe. */
export type BannerEntry = { id: string; html: string };

/** The banner in a language, in order. */
export async function readBanner(db: Db, locale: Locale): Promise<BannerEntry[]> {
  const entries = await readEntries(db, 'banner', locale);
  return entries.map(({ slug, front, html }) => {
    const href = front.href.startsWith('/') ? localePrefix(locale) + front.href : front.href;
    return { id: slug, html: withKnownLinks(`<a href="${escapeHtml(href)}">${html}</a>`) };
  });
}
