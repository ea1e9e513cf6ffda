import { locales, pathInLocale } from '@headstock/contracts/locale';

/** Public URLs that no sitemap lists, with their status; without language prefix. */
export const unlistedPages: readonly (readonly [path: string, status: number])[] = [
  ['/cart', 200],
  ['/checkout', 200],
  ['/orders/search', 200],
  ['/forms/appraisal', 200],
  ['/forms/consign', 200],
  ['/forms/contact', 200],
  ['/forms/general', 200],
  ['/forms/repair', 200],
  ['/kitchen-sink', 200],
  ['/shop/compare', 200],
  ['/shop/compare?ids=0000000000000', 200],
  ['/shop?brand=%5B%22Gibson%22%5D&sort=PRICE_ASC', 200],
  ['/shop?keywords=qqqqzzzz', 200],
  ['/shop?page=3', 200],
  ['/no-such-page', 404],
  ['/no/such/page', 404],
  ['/shop/gone/0000000000000', 404],
];

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => (address ?? '').replaceAll('&amp;', '&'));

const isProduct = (path: string): boolean => /\/shop\/(?!category\/)[^/]+\/[^/]+$/.test(path);

/** A URL of the shop and its expected status. */
export interface SiteUrl {
  /** With language prefix, without origin. */
  readonly path: string;
  readonly status: number;
}

/**
 * Every public URL of a running shop in every language: those of its sitemaps, with every `everyNth` product (1 takes all), and
 * `unlistedPages`. Throws if a sitemap cannot be loaded.
 */
export async function siteUrls(origin: string, everyNth: number): Promise<SiteUrl[]> {
  const read = async (address: string): Promise<string> => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    return answer.text();
  };
  const sitemaps = locations(await read(`${origin}/sitemap.xml`));
  const listed = (await Promise.all(sitemaps.map(async (address) => locations(await read(address))))).flat();
  const paths = [...new Set(listed.map((address) => new URL(address).pathname))];
  const taken = [
    ...paths.filter((path) => !isProduct(path)),
    ...paths.filter(isProduct).filter((_, index) => index % everyNth === 0),
  ];
  return [
    ...taken.map((path) => ({ path, status: 200 })),
    ...locales.flatMap((locale) =>
      unlistedPages.map(([path, status]) => ({ path: pathInLocale(path, locale), status })),
    ),
  ];
}
