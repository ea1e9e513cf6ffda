import { validateStructuredData, structuredDataOf } from '@headstock/testing/validate-structured-data';
import { expect, test } from '../support/test.ts';

const productIn = (listing: string): string => /href="(\/shop\/(?!category)[^"/]+\/[^"/?#]+)"/.exec(listing)?.[1] ?? '';

/** The nodes of a page's graph by their type. */
function nodesOf(graph: unknown): Map<string, Record<string, unknown>> {
  const nodes: unknown = typeof graph === 'object' && graph !== null ? Reflect.get(graph, '@graph') : [];
  return new Map(Array.isArray(nodes) ? nodes.map((node) => [String(node['@type']), node]) : []);
}

test('structured data uses the vocabulary of schema.org, with what search engines require', async ({
  request,
  baseURL,
}) => {
  const read = async (path: string): Promise<string> => (await request.get(path)).text();
  // The cheapest: no other journey buys it meanwhile.
  const product = productIn(await read('/shop/category/electric-guitars?availability=AVAILABLE&sort=PRICE_ASC'));
  const sold = productIn(await read('/shop/category/electric-guitars?availability=SOLD'));
  const merch = productIn(await read('/shop/category/merch'));
  const post = /href="(\/blog\/(?!category)[^".]+)"/.exec(await read('/blog'))?.[1] ?? '';
  const category = '/shop/category/electric-guitars';
  const paths = [
    '/',
    '/fr',
    category,
    product,
    `/fr${product}`,
    sold,
    merch,
    '/faqs',
    '/blog',
    post,
    '/contact',
    '/fr/contact',
  ];
  const pages = new Map<string, unknown>();
  for (const path of paths) {
    const [data, ...more] = structuredDataOf(await read(path));
    expect([path, data !== undefined, more]).toEqual([path, true, []]);
    pages.set(path, data);
  }
  expect(await validateStructuredData(pages)).toEqual([]);

  const on = (path: string) => nodesOf(pages.get(path));
  expect([...on('/').keys()]).toEqual(['Organization', 'WebSite', 'MusicStore']);
  expect(on('/fr').get('WebSite')).toMatchObject({
    potentialAction: { target: { urlTemplate: `${baseURL}/fr/shop?keywords={search_term_string}` } },
  });
  expect(on('/contact').get('MusicStore')).toMatchObject({ openingHoursSpecification: [{ opens: '10:00' }] });
  expect(on('/faqs').has('FAQPage')).toBe(true);
  expect(on(post).has('BlogPosting')).toBe(true);
  for (const path of paths.slice(2)) expect([path, on(path).has('BreadcrumbList')]).toEqual([path, true]);

  for (const [path, availability] of [
    [product, 'InStock'],
    [`/fr${product}`, 'InStock'],
    [sold, 'SoldOut'],
  ] as const) {
    const { offers, image } = on(path).get('Product') ?? {};
    expect(on(path).get('Product')).toMatchObject({
      sku: expect.any(String),
      brand: { name: expect.any(String) },
      itemCondition: expect.stringMatching(/UsedCondition$/),
    });
    expect(offers).toMatchObject({
      url: baseURL + path,
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: 'USD',
      availability: `https://schema.org/${availability}`,
      seller: { name: expect.stringMatching(/./) },
      shippingDetails: {
        shippingRate: { currency: 'USD', minValue: expect.any(Number), maxValue: expect.any(Number) },
        deliveryTime: { transitTime: { unitCode: 'DAY' } },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 3 },
    });
    const [first] = Array.isArray(image) ? image : [];
    expect((await request.get(String(first))).headers()['content-type']).toMatch(/^image\//);
  }
});

test('a term unknown to schema.org is reported', async () => {
  const graph = (node: object): object => ({ '@context': 'https://schema.org', '@graph': [node] });
  const faults = await validateStructuredData(
    new Map([
      ['/right', graph({ '@type': 'Product', name: 'a' })],
      ['/property', graph({ '@type': 'Product', name: 'a', prize: '1' })],
      ['/value', graph({ '@type': 'Offer', availability: 'https://schema.org/Perhaps' })],
    ]),
  );
  const faulty = new Set(faults.map((fault) => fault.split(' ')[0]));
  expect(faulty).toEqual(new Set(['/property', '/value']));
});
