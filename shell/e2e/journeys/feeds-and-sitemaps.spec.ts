import { expect, test } from '#shell/e2e/support/test.ts';

const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]+)</${name}>`, 'g'))].map(([, text]) => text ?? '');

test.describe('the sitemaps', () => {
  test('name every page once, in both languages, and only pages that are there', async ({ request, baseURL }) => {
    const index = await request.get('/sitemap.xml');
    expect(index.headers()['content-type']).toBe('application/xml; charset=utf-8');
    const sitemaps = all(await index.text(), 'loc');
    expect(sitemaps).toEqual(expect.arrayContaining([`${baseURL}/en-sitemap.xml`, `${baseURL}/fr-sitemap.xml`]));
    expect(await (await request.get('/index-sitemap.xml')).text()).toBe(await index.text());

    const english = await (await request.get('/en-sitemap.xml')).text();
    const french = await (await request.get('/fr-sitemap.xml')).text();
    const pages = all(english, 'loc');
    expect(pages.length).toBeGreaterThan(1000);
    expect(new Set(pages).size).toBe(pages.length);
    expect(all(french, 'loc')).toHaveLength(pages.length);
    expect(pages).toEqual(
      expect.arrayContaining([`${baseURL}/`, `${baseURL}/shop`, `${baseURL}/shop/category/mandolins`]),
    );
    expect(pages.filter((page) => /\/(?:cart|checkout|admin|orders|profile)/.test(page))).toEqual([]);

    const others = pages.filter((page) => !/\/shop\/[^/]+\/[^/]+$/.test(page));
    for (const page of [...others, ...pages.slice(-3)]) {
      const answer = await request.get(page, { maxRedirects: 0 });
      expect([page, answer.status()]).toEqual([page, 200]);
      expect(await answer.text()).toContain(`<link rel="canonical" href="${page}"`);
    }
  });

  test('are not sent again to clients that have them', async ({ request }) => {
    // Who is the first to ask gets it while it is made, when nobody knows its tag yet.
    await request.get('/fr-sitemap.xml');
    const { etag = '' } = (await request.get('/fr-sitemap.xml')).headers();
    expect((await request.get('/fr-sitemap.xml', { headers: { 'if-none-match': etag } })).status()).toBe(304);
    expect((await request.get('/en-sitemap-9.xml')).status()).toBe(404);
    expect((await request.get('/en-sitemap-0.xml')).status()).toBe(404);
  });
});

test('robots.txt says what to crawl, and what not', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ['/checkout', '/fr/checkout', '/admin', '/fr/admin'])
    expect(text).toContain(`Disallow: ${path}\n`);
});

test('the shop can be put on a home screen', async ({ page, request }) => {
  for (const [path, start] of [
    ['/shop', '/'],
    ['/fr/shop', '/fr'],
  ] as const) {
    await page.goto(path);
    const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await request.get(manifest ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const { start_url: begins, icons } = await answer.json();
    expect(begins).toBe(start);
    for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type']).toBe(type);
    const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    expect((await request.get(touch ?? '')).status()).toBe(200);
  }
});

for (const path of ['/shop/rss.xml', '/fr/shop/rss.xml', '/blog/rss.xml', '/fr/blog/rss.xml']) {
  test(`the feed ${path} is RSS that a reader takes`, async ({ page, request, baseURL }) => {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const xml = await answer.text();
    await page.goto('/robots.txt');
    const feed = await page.evaluate((text) => {
      const root = new DOMParser().parseFromString(text, 'application/xml');
      const items = [...root.querySelectorAll('item')];
      return {
        broken: root.querySelector('parsererror') !== null,
        self: root.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]?.getAttribute('href'),
        guids: items.map((item) => item.querySelector('guid')?.textContent ?? ''),
        enclosures: items.map((item) => item.querySelector('enclosure')?.getAttribute('type')),
      };
    }, xml);
    expect(feed).toMatchObject({ broken: false, self: `${baseURL}${path}` });
    expect(feed.guids.length).toBeGreaterThan(5);
    expect(new Set(feed.guids).size).toBe(feed.guids.length);
    expect(new Set(feed.enclosures)).toEqual(new Set(['image/jpeg']));
  });
}

test('a page that is shared says what it shows', async ({ request, baseURL }) => {
  const listing = await (await request.get('/shop/category/mandolins')).text();
  const path = /href="(\/shop\/(?!category)[^"/]+\/[^"/?#]+)"/.exec(listing)?.[1] ?? '';
  const html = await (await request.get(path)).text();
  const meta = (name: string): string =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(meta('og:url')).toBe(`${baseURL}${path}`);
  expect(meta('og:type')).toBe('product');
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1280', '1600']);
  expect([meta('og:locale'), meta('og:locale:alternate')]).toEqual(['en_US', 'fr_FR']);
  for (const name of ['og:title', 'og:description', 'og:image', 'og:image:alt', 'twitter:card', 'twitter:title'])
    expect([name, meta(name).length > 3]).toEqual([name, true]);
});
