import { withoutLocale, type Locale } from '@headstock/contracts/locale';
import type { BannerMessage } from '#shell/app/bootstrap-data.ts';

export type Banner = readonly BannerMessage[];

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Decodes an attribute's URL, which the API has escaped. */
const unescape = (attribute: string): string =>
  attribute.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => characters[name] ?? entity);

/** Splits the API's HTML of a message into its text and its link, so that the router can follow the link. */
export function bannerMessageOf(html: string): BannerMessage {
  const [, attribute, text = html] = /^<a href="([^"]*)">(.*)<\/a>$/s.exec(html) ?? [];
  if (attribute === undefined) return { html, to: null };
  const href = unescape(attribute);
  return { html: text, to: href.startsWith('/') ? withoutLocale(href) : href };
}

interface CacheEntry {
  readonly banner: Banner;
  readonly requestedAt: number;
}

/** How long a banner is fresh, in ms. */
const freshFor = 10_000;

/**
 * Caches the banner of each language, so that pages do not request it one by one. A stale banner is returned at once and refreshed for later
 * pages. When a request fails, the last banner stays, or the list is empty; the result never rejects.
 */
export function createBannerCache(
  request: (locale: Locale) => Promise<Banner>,
  onError: (error: unknown) => void,
): (locale: Locale, now?: number) => Promise<Banner> {
  const cache: Partial<Record<Locale, CacheEntry>> = {};
  const pending: Partial<Record<Locale, Promise<Banner>>> = {};

  async function renew(locale: Locale, now: number): Promise<Banner> {
    try {
      const banner = await request(locale);
      cache[locale] = { banner, requestedAt: now };
      return banner;
    } catch (error) {
      onError(error);
      return cache[locale]?.banner ?? [];
    } finally {
      delete pending[locale];
    }
  }

  return (locale, now = Date.now()) => {
    const known = cache[locale];
    if (known && now - known.requestedAt < freshFor) return Promise.resolve(known.banner);
    pending[locale] ??= renew(locale, now);
    return known ? Promise.resolve(known.banner) : pending[locale];
  };
}
