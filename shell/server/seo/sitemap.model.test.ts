/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import {
  isListed,
  itemsInPart,
  listPages,
  sitemapEnd,
  sitemapStart,
  tablePages,
  writeIndex,
  writePage,
  type SitemapPage,
} from './sitemap.model.ts';

const origin = 'https://headstock.example';
const xhtml = 'http://www.w3.org/1999/xhtml';
const image = 'http://www.google.com/schemas/sitemap-image/1.1';
const sitemap = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const page = (path: string, rest: Partial<SitemapPage> = {}): SitemapPage => ({
  path,
  locales: ['en', 'fr'],
  changedAt: '2026-11-01T12:00:00.000Z',
  imageId: null,
  ...rest,
});

function parse(xml: string): Element {
  const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
  expect(root.namespaceURI).toBe(sitemap);
  return root;
}
const write = (pages: readonly SitemapPage[], locale: 'en' | 'fr'): Element =>
  parse(sitemapStart + pages.map((one) => writePage(one, locale, origin)).join('') + sitemapEnd);
const childrenOf = (element: Element): string[] => [...element.children].map(({ localName }) => localName);
const alternatesOf = (url: Element): Record<string, string> =>
  Object.fromEntries(
    [...url.getElementsByTagNameNS(xhtml, 'link')].map((link) => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  );

describe('a sitemap', () => {
  it('follows the schema: a urlset, each URL with loc first, then lastmod, then extensions', () => {
    const root = write([page('/'), page('/shop/a/1', { imageId: 'x' }), page('/faqs', { changedAt: null })], 'en');
    expect(root.localName).toBe('urlset');
    expect([...root.children].map(childrenOf)).toEqual([
      ['loc', 'lastmod', 'link', 'link', 'link'],
      ['loc', 'lastmod', 'link', 'link', 'link', 'image'],
      ['loc', 'link', 'link', 'link'],
    ]);
    expect(root.getElementsByTagNameNS(image, 'loc')[0]?.textContent).toBe(`${origin}/images/x/1280`);
    for (const { textContent } of root.querySelectorAll('lastmod'))
      expect(new Date(textContent).toISOString()).toBe(textContent);
  });

  it('lists every language of a page, the same for each of them', () => {
    const [en, fr] = (['en', 'fr'] as const).map((locale) => write([page('/'), page('/shop')], locale).children);
    expect([...en!].map(alternatesOf)).toEqual([...fr!].map(alternatesOf));
    expect(alternatesOf(fr![1]!)).toEqual({
      en: `${origin}/shop`,
      fr: `${origin}/fr/shop`,
      'x-default': `${origin}/shop`,
    });
    expect(fr![0]?.querySelector('loc')?.textContent).toBe(`${origin}/fr`);
  });

  it('lists only the languages that a page has', () => {
    const [url] = write([page('/blog', { locales: ['fr'] })], 'fr').children;
    expect(alternatesOf(url!)).toEqual({ fr: `${origin}/fr/blog`, 'x-default': `${origin}/fr/blog` });
  });

  it('stays valid XML for any URL', () => {
    const path = '/shop/<b>&"\'\u0000\uFFFE\uD800/1';
    const [url] = write([page(path)], 'en').children;
    expect(url?.querySelector('loc')?.textContent).toBe(`${origin}/shop/<b>&"'\uFFFD/1`);
  });

  it('stays below 50 MB with a full part of the longest URLs', () => {
    const longest = page(`/shop/${'a'.repeat(300)}/0123456789abc`, { imageId: 'f'.repeat(64) });
    expect(writePage(longest, 'fr', 'https://a-rather-long-name.headstock.example').length * itemsInPart).toBeLessThan(
      50 * 2 ** 20,
    );
    expect(itemsInPart).toBeLessThan(50_000);
  });
});

describe('the pages of the sitemap', () => {
  it('are the public ones that are the same for everybody', () => {
    const paths = tablePages(null).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/shop']));
    for (const path of ['/cart', '/checkout', '/admin', '/orders/1', '/no/such/page'])
      expect(isListed(path)).toBe(false);
    expect(paths.every((path) => !/[:*]/.test(path))).toBe(true);
  });

  it('are listed once, with the newest date, and only if the route table has them', () => {
    const pages = listPages([
      page('/shop', { changedAt: null }),
      page('/shop', { changedAt: '2026-11-02T00:00:00Z' }),
      page('/shop', { changedAt: '2026-11-01T00:00:00Z', imageId: 'x' }),
      page('/no/such/page'),
    ]);
    expect(pages).toEqual([page('/shop', { changedAt: '2026-11-02T00:00:00Z', imageId: 'x' })]);
  });
});

it('the index lists every part in both languages', () => {
  const root = parse(writeIndex(['2026-11-01T00:00:00Z', null], origin));
  expect(root.localName).toBe('sitemapindex');
  expect([...root.querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual([
    `${origin}/en-sitemap.xml`,
    `${origin}/en-sitemap-2.xml`,
    `${origin}/fr-sitemap.xml`,
    `${origin}/fr-sitemap-2.xml`,
  ]);
});
