import { locales, pathInLocale, type Locale } from '@headstock/contracts/locale';
import { routeTable, ruleFor } from '@headstock/contracts/routes';
import { element, escapeXml, xmlDeclaration } from './xml.ts';

/** A page of the shop, by its path without language prefix. */
export interface SitemapPage {
  readonly path: string;
  /** Languages that have it. */
  readonly locales: readonly Locale[];
  /** ISO time of its last change, where it is known. */
  readonly changedAt: string | null;
  readonly imageId: string | null;
}

/**
 * Items in one file. The protocol allows 50,000 addresses and 50 MB; an item takes about 0.8 kB, and 2 kB with the longest
 * names, so that a part stays below both together with the pages that are no items.
 */
export const itemsInPart = 20_000;

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

export const sitemapStart = `${xmlDeclaration}<urlset ${namespaces}>\n`;
export const sitemapEnd = '</urlset>\n';

/** Whether a path is for search engines: the route table has it, and it is the same for everybody. */
export function isListed(path: string): boolean {
  const rule = ruleFor(path);
  return rule !== undefined && rule.access === 'public' && rule.cache === 'public' && !rule.unlisted;
}

/** The pages that the route table names by themselves. `changedAt` says when the shop's window changed last. */
export function tablePages(changedAt: string | null): SitemapPage[] {
  return routeTable
    .filter(({ path }) => !/[:*]/.test(path) && isListed(path))
    .map(({ path }) => ({
      path,
      locales,
      changedAt: path === '/' || path === '/shop' ? changedAt : null,
      imageId: null,
    }));
}

/** Each path once, and only what is listed; what is said of a path first holds, with the newest date. */
export function listPages(pages: readonly SitemapPage[]): SitemapPage[] {
  const byPath = new Map<string, SitemapPage>();
  for (const page of pages) {
    if (!isListed(page.path)) continue;
    const known = byPath.get(page.path);
    const [changedAt = null] = [known?.changedAt, page.changedAt]
      .filter((at) => typeof at === 'string')
      .toSorted()
      .toReversed();
    byPath.set(page.path, { ...page, ...known, changedAt, imageId: known?.imageId ?? page.imageId });
  }
  return [...byPath.values()];
}

/** A page's element in the sitemap of one language: its address, last change, versions in all languages, and picture. */
export function writePage(page: SitemapPage, locale: Locale, origin: string): string {
  const address = (language: Locale): string => escapeXml(origin + pathInLocale(page.path, language));
  const link = (language: string, href: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const main = page.locales.includes('en') ? 'en' : (page.locales[0] ?? 'en');
  return [
    `<url><loc>${address(locale)}</loc>`,
    page.changedAt === null ? '' : element('lastmod', page.changedAt),
    ...page.locales.map((language) => link(language, address(language))),
    link('x-default', address(main)),
    page.imageId === null
      ? ''
      : `<image:image>${element('image:loc', `${origin}/images/${encodeURIComponent(page.imageId)}/1280`)}</image:image>`,
    '</url>\n',
  ].join('');
}

/** Name of a sitemap's file: the first part has none of its number. */
export const sitemapName = (locale: Locale, part: number): string =>
  part === 1 ? `${locale}-sitemap.xml` : `${locale}-sitemap-${part}.xml`;

/** The index of all sitemaps; `parts` are the dates of the parts' last changes. */
export function writeIndex(parts: readonly (string | null)[], origin: string): string {
  const entry = (locale: Locale, changedAt: string | null, part: number): string =>
    `<sitemap>${element('loc', `${origin}/${sitemapName(locale, part)}`)}${
      changedAt === null ? '' : element('lastmod', changedAt)
    }</sitemap>\n`;
  return [
    `${xmlDeclaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
    ...locales.flatMap((locale) => parts.map((changedAt, index) => entry(locale, changedAt, index + 1))),
    '</sitemapindex>\n',
  ].join('');
}
