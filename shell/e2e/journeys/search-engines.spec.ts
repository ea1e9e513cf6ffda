import { expect, test } from '../support/test.ts';

const titleOf = (html: string): string => /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
const linkOf = (html: string, rel: string): string[] =>
  [...html.matchAll(new RegExp(`<link[^>]*rel="${rel}"[^>]*>`, 'g'))].map(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? '',
  );

test.describe('what a page says without scripts', () => {
  for (const [path, says] of [
    ['/', 'Good wood remembers.'],
    ['/shop', '<article'],
    ['/shop/category/electric-guitars', 'Fender'],
    ['/fr/shop/category/electric-guitars', 'Guitares'],
  ] as const) {
    test(`is the page: ${path}`, async ({ request, baseURL }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
      const html = await response.text();
      expect(html).toContain(says);
      expect(titleOf(html)).toMatch(/Headstock/);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect(linkOf(html, 'canonical')).toEqual([`${baseURL}${path}`]);
      expect(linkOf(html, 'alternate').length).toBeGreaterThanOrEqual(3);
    });
  }

  test('names a product with its data for machines', async ({ request, baseURL }) => {
    const listing = await (await request.get('/shop/category/mandolins')).text();
    const path = /href="(\/shop\/[^"/]+\/[^"/?#]+)"/.exec(listing.replaceAll(/\/shop\/category[^"]*/g, ''))?.[1];
    const html = await (await request.get(path!)).text();
    const data = /<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(data!)).toMatchObject({
      '@graph': [
        { '@type': 'Product', url: `${baseURL}${path}`, offers: { '@type': 'Offer', priceCurrency: 'USD' } },
        { '@type': 'BreadcrumbList' },
        { '@type': 'ItemPage', dateModified: expect.stringMatching(/^\d{4}-/) },
      ],
    });
    expect(linkOf(html, 'canonical')).toEqual([`${baseURL}${path}`]);
  });

  test('carries the headers of a careful shop', async ({ request }) => {
    const headers = (await request.get('/')).headers();
    expect(headers['content-security-policy']).toMatch(/script-src[^;]*'sha256-[^;]*'sha256-/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toBeTruthy();
  });
});
