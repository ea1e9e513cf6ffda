import { withoutLocale, type Locale } from '@headstock/contracts/locale';
import type { BannerMessage } from '#shell/app/bootstrap-data.ts';

export type Banner = readonly BannerMessage[];

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The address that stands in an attribute, where the API has escaped it. */
const unescape = (attribute: string): string =>
  attribute.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => characters[name] ?? entity);

/** The API's HTML of a message, a text that may stand in a link, taken apart, so that the browser's router can lead there. */
export function bannerMessageOf(html: string): BannerMessage {
  const [, attribute, text = html] = /^<a href="([^"]*)">(.*)<\/a>$/s.exec(html) ?? [];
  if (attribute === undefined) return { html, to: null };
  const href = unescape(attribute);
  return { html: text, to: href.startsWith('/') ? withoutLocale(href) : href };
}

interface CacheEntry {
  readonly banner: Banner;
  readonly askedAt: number;
}

/** How long a banner is shown before it is asked for anew, in ms. */
const freshFor = 10_000;

/**
 * The banner of a language, the same for everybody, so that no page asks for it on its own. One that is known is given at once, and
 * renewed for later pages when it is old. Where it cannot be had, the last one stays, or there is none: never an error.
 */
export function createBannerCache(
  ask: (locale: Locale) => Promise<Banner>,
  onError: (error: unknown) => void,
): (locale: Locale, now?: number) => Promise<Banner> {
  const cache: Partial<Record<Locale, CacheEntry>> = {};
  const asking: Partial<Record<Locale, Promise<Banner>>> = {};

  async function renew(locale: Locale, now: number): Promise<Banner> {
    try {
      const banner = await ask(locale);
      cache[locale] = { banner, askedAt: now };
      return banner;
    } catch (error) {
      onError(error);
      return cache[locale]?.banner ?? [];
    } finally {
      delete asking[locale];
    }
  }

  return (locale, now = Date.now()) => {
    const known = cache[locale];
    if (known && now - known.askedAt < freshFor) return Promise.resolve(known.banner);
    asking[locale] ??= renew(locale, now);
    return known ? Promise.resolve(known.banner) : asking[locale];
  };
}
