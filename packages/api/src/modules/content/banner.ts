import { isoDayIn } from '@headstock/contracts/dates';
import { localePrefix } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import { escapeHtml } from '#api/platform/escape-html.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Entry } from './entries.ts';
import { withKnownLinks } from './known-links.ts';

/** One message of the banner; `html` is safe. */
export type BannerEntry = { id: string; html: string };

/** The banner that entries make in a language, in their order, without what is over where the shop is. */
export function bannerOf(entries: readonly Entry<'banner'>[], locale: Locale): BannerEntry[] {
  const today = isoDayIn(storeProfile.timeZone, new Date());
  return entries
    .filter(({ front }) => front.until === undefined || front.until >= today)
    .map(({ slug, front, html }) => {
      const href = front.href.startsWith('/') ? localePrefix(locale) + front.href : front.href;
      return { id: slug, html: withKnownLinks(`<a href="${escapeHtml(href)}">${html}</a>`) };
    });
}
