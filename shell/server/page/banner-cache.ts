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

/** Gives the banner of a language; `clear` forgets those of all. */
export type BannerCache = ((locale: Locale, now?: number) => Promise<Banner>) & { readonly clear: () => void };

/** How long a banner is fresh, in ms. */
const freshFor = 10_000;

/**
 * Caches the banner of each language, so that pages do not request it one by one. A stale banner is returned at once and refreshed for later
 * pages. When a request fails, the last banner stays, or the list is empty; the result never rejects.
 */
export function createBannerCache(
  request: (locale: Locale) => Promise<Banner>,
  onError: (error: unknown) => void,
): BannerCache {
  let cache: Partial<Record<Locale, CacheEntry>> = {};
  let pending: Partial<Record<Locale, Promise<Banner>>> = {};

  async function renew(locale: Locale, now: number): Promise<Banner> {
    const [kept, running] = [cache, pending];
    try {
      const banner = await request(locale);
      kept[locale] = { banner, requestedAt: now };
      return banner;
    } catch (error) {
      onError(error);
      return kept[locale]?.banner ?? [];
    } finally {
      delete running[locale];
    }
  }

  const banner = (locale: Locale, now = Date.now()): Promise<Banner> => {
    const known = cache[locale];
    if (known && now - known.requestedAt < freshFor) return Promise.resolve(known.banner);
    pending[locale] ??= renew(locale, now);
    return known ? Promise.resolve(known.banner) : pending[locale];
  };
  const clear = (): void => {
    // What is being requested fills what nobody reads any more.
    cache = {};
    pending = {};
  };
  return Object.assign(banner, { clear });
}
