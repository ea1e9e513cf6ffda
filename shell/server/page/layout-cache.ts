import { withoutLocale, type Locale } from '@headstock/contracts/locale';
import type { BannerMessage, BootstrapData } from '#shell/app/bootstrap-data.ts';

/** What the shop says around every page. */
export type ShellLayout = Pick<BootstrapData, 'banner' | 'hasRates' | 'menus'>;

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
  readonly layout: ShellLayout;
  readonly requestedAt: number;
}

/** Gives the layout of a language; `clear` forgets those of all. */
export type LayoutCache = ((locale: Locale, now?: number) => Promise<ShellLayout>) & { readonly clear: () => void };

/** Where the API has never answered: no banner, and the shell's own menus. */
const NOTHING: ShellLayout = { banner: [] };

/** How long a layout is fresh, in ms. */
const freshFor = 10_000;

/**
 * Caches the layout of each language, so that pages do not request it one by one. A stale layout is returned at once and refreshed for later
 * pages. When a request fails, the last layout stays, or there is none; the result never rejects.
 */
export function createLayoutCache(
  request: (locale: Locale) => Promise<ShellLayout>,
  onError: (error: unknown) => void,
): LayoutCache {
  let cache: Partial<Record<Locale, CacheEntry>> = {};
  let pending: Partial<Record<Locale, Promise<ShellLayout>>> = {};

  async function renew(locale: Locale, now: number): Promise<ShellLayout> {
    const [kept, running] = [cache, pending];
    try {
      const layout = await request(locale);
      kept[locale] = { layout, requestedAt: now };
      return layout;
    } catch (error) {
      onError(error);
      return kept[locale]?.layout ?? NOTHING;
    } finally {
      delete running[locale];
    }
  }

  const layout = (locale: Locale, now = Date.now()): Promise<ShellLayout> => {
    const known = cache[locale];
    if (known && now - known.requestedAt < freshFor) return Promise.resolve(known.layout);
    pending[locale] ??= renew(locale, now);
    return known ? Promise.resolve(known.layout) : pending[locale];
  };
  const clear = (): void => {
    // What is being requested fills what nobody reads any more.
    cache = {};
    pending = {};
  };
  return Object.assign(layout, { clear });
}
