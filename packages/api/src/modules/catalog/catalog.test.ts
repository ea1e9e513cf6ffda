import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, undefined, demoShop(300));
});
afterAll(() => api.close());

type Variant = { retail: { stockLevel: number }; parentItem: { id: string } };
type Node = { id: string; item: { id: string; slug: string; retail: { stockLevel: number }; variants: Variant[] } };
type Counted = { slug: string; count: number };

const listings = async (filter: string, fields: string) => {
  const query = `{ listings(filter: ${filter}, first: 60) { totalCount nodes { ${fields} } } }`;
  const { data, errors } = await api.visitor().query<{ listings: { totalCount: number; nodes: Node[] } }>(query);
  expect(errors).toBeUndefined();
  return data?.listings ?? { totalCount: -1, nodes: [] };
};

const CARD = `id isAvailable inViewerCart askingPrice { amount amountCents currency { iso } } listedAt soldAt
  item { id slug sku title subtitle yearLabel year backdrop condition finish finishFamily brand { name slug } category { slug title count }
    type { slug title count image { url } } tags images { id view url(size: orders) } account { username } retail { stockLevel }
    acceptingOffers inViewerWishlist parentItem { id } variant { fields { name value } } serial offerDeclineThreshold }`;

it('gives a page of cards with everything a card shows', async () => {
  const { nodes, totalCount } = await listings('{}', CARD);
  expect(totalCount).toBeGreaterThan(250);
  expect(nodes[0]).toMatchObject({
    isAvailable: true,
    inViewerCart: false,
    askingPrice: { currency: { iso: 'USD' } },
    item: {
      serial: null,
      offerDeclineThreshold: null,
      inViewerWishlist: false,
      category: { count: expect.any(Number) },
    },
  });
});

it('gives items in the order of their ids, without those that nobody knows', async () => {
  const { nodes } = await listings('{}', 'id item { id }');
  const [first = '', second = ''] = nodes.map(({ item }) => item.id);
  const ids = [second, 'no such id', first, '6dqdpq3540zzz'];
  const { data } = await api.visitor().query('query ($ids: [ID!]!) { items(ids: $ids) { id } }', { ids });
  expect(data).toEqual({ items: [{ id: second }, { id: first }] });
});

it('gives the whole item in both languages', async () => {
  const { nodes } = await listings('{ category: ["electric-guitars"] }', 'id item { id slug }');
  const ITEM = `query ($id: ID!) { item(id: $id) { title description weightGrams specs { key value } measurements { key value detail } report { key text }
    reportedAt pastSales { year price { amountCents } soldAt } variants { id } listing { id item { id } } similar: id } 
    similarItems(itemId: $id, first: 12) { id type { slug } listing { isAvailable } } }`;
  const id = nodes[0]?.item.id;
  type Similar = { id: string; listing: { isAvailable: boolean } };
  type Answer = { item: { description: string }; similarItems: Similar[] };
  const { data: en } = await api.visitor().query<Answer>(ITEM, { id });
  const french = api.visitor({ 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.5' });
  const { data: fr } = await french.query<Answer>(ITEM, { id });
  expect(en).toMatchObject({ item: { variants: [], listing: { item: { id } } } });
  expect(en?.item.description).not.toBe(fr?.item.description);
  const similar = en?.similarItems ?? [];
  expect(similar).toHaveLength(12);
  expect(similar.every((item) => item.id !== id && item.listing.isAvailable)).toBe(true);
});

it('answers null for items that are not there, whatever the id', async () => {
  for (const id of ['', 'x', '0000000000000', "' OR 1=1", '\0', 'é'.repeat(2_000)]) {
    expect(
      (await api.visitor().query('query ($id: ID!) { item(id: $id) { id } similarItems(itemId: $id) { id } }', { id }))
        .data,
    ).toEqual({ item: null, similarItems: [] });
  }
});

it('sells variants through their product: one card, each with its own stock', async () => {
  const { nodes } = await listings(
    '{ category: ["merch"] }',
    'id item { id slug retail { stockLevel } variants { id variant { fields { name value } } parentItem { id images { url } } listing { id isAvailable } retail { stockLevel } } }',
  );
  const shirt = nodes.map(({ item }) => item).find(({ variants }) => variants.length > 0);
  expect(shirt?.retail.stockLevel).toBe(shirt?.variants.reduce((sum, { retail }) => sum + retail.stockLevel, 0));
  expect(shirt?.variants.every(({ parentItem }) => parentItem.id === shirt.id)).toBe(true);
});

describe('categories, decades and suggestions', () => {
  it('count what the search finds', async () => {
    type Overview = { categories: (Counted & { types: Counted[] })[]; decades: { decade: number; count: number }[] };
    const OVERVIEW =
      '{ categories { slug count types { slug count image(view: HANG) { view } } } decades { decade count } }';
    const { data } = await api.visitor().query<Overview>(OVERVIEW);
    const { categories, decades } = data ?? { categories: [], decades: [] };
    expect(categories.map(({ slug }) => slug)).toEqual([
      'electric-guitars',
      'acoustic-guitars',
      'accessories',
      'mandolins',
      'other',
      'merch',
    ]);
    for (const { slug, count, types } of categories) {
      expect((await listings(`{ category: ["${slug}"] }`, 'id')).totalCount).toBe(count);
      for (const type of types)
        expect((await listings(`{ category: ["${slug}"], type: ["${type.slug}"] }`, 'id')).totalCount).toBe(type.count);
    }
    for (const { decade, count } of decades) {
      expect((await listings(`{ decade: [${decade}] }`, 'id')).totalCount).toBe(count);
    }
  });

  it.each([
    ['gib', 'brand', 'Gibson', '/shop?brand=%5B%22gibson%22%5D'],
    ['elec', 'category', 'Electric guitars', '/shop/category/electric-guitars'],
    [
      'telecas',
      'item',
      expect.stringContaining('Telecaster'),
      expect.stringMatching(/^\/shop\/[a-z0-9-]+\/[0-9a-z]{13}$/),
    ],
  ])('%s suggests a %s', async (keywords, kind, label, path) => {
    const { data } = await api
      .visitor()
      .query<{ searchSuggestions: { kind: string }[] }>(
        'query ($keywords: String!) { searchSuggestions(keywords: $keywords) { kind label path image { url } } }',
        { keywords },
      );
    const suggestions = data?.searchSuggestions ?? [];
    expect(suggestions.length).toBeLessThanOrEqual(8);
    expect(suggestions.find((suggestion) => suggestion.kind === kind)).toMatchObject({ label, path });
  });

  it.each([
    ['les p', /Les Paul/],
    ['fender st', /Fender.* St/],
    ['es 3', /ES-3/],
  ])('%s is only begun', async (keywords, meant) => {
    const { data } = await api
      .visitor()
      .query<{ searchSuggestions: { label: string }[] }>(
        'query ($keywords: String!) { searchSuggestions(keywords: $keywords) { label } }',
        { keywords },
      );
    const labels = data?.searchSuggestions.map(({ label }) => label) ?? [];
    expect(labels.slice(0, 4).filter((label) => meant.test(label))).toHaveLength(4);
  });
});
