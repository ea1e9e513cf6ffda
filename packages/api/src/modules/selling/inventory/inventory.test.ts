import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyListing } from '@headstock/contracts/listing-document';
import { attempt } from '#api/platform/domain-error.ts';
import { tx } from '#api/platform/db/tx.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { loadListings } from '#api/modules/catalog/index.ts';
import { openSelling, type SellingHarness } from '#api/modules/selling/selling.fixture.ts';
import { loadListingRows } from '#api/modules/selling/listing-lists.ts';
import { changeOffer, type OfferChange } from './change-offer.ts';
import { type InventoryFilter, readInventory } from './inventory-list.ts';
import { readListingHistory } from './listing-history.ts';

let database: TestDatabase;
let shop: SellingHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openSelling(database.db);
});
afterAll(() => database.drop());

const found = async (filter: InventoryFilter): Promise<string[]> =>
  (await readInventory(database.db, filter, { first: 100 })).entries.map(({ id }) => id);

const change = async (id: string, more: Partial<OfferChange>, actor = shop.admin) => {
  const { version } = await shop.read(shop.admin, id);
  return attempt(() =>
    tx(database.db, (trx) => changeOffer(trx, actor, { id, version, priceCents: null, stock: null, ...more })),
  );
};
const refusal = async (id: string, more: Partial<OfferChange>) => {
  const outcome = await change(id, more);
  return outcome.ok ? 'done' : outcome.code;
};
const goods = () => ({
  ...emptyListing('goods'),
  brand: 'Ernie',
  model: 'Slinky',
  category: shop.complete().category,
  type: shop.complete().type,
  description: { en: 'Nickel wound strings for electric guitars, ten to forty-six.', fr: '' },
  photographs: shop.complete().photographs,
  priceCents: 1_000,
  shippingGrams: 100,
  stock: 12,
});

describe('the inventory of everybody', () => {
  it('has drafts, what is on the shop, and what nobody has edited', async () => {
    const draft = await shop.draft(shop.consignor, shop.complete({ serial: 'AA-100', brand: 'Silvertone' }));
    const live = await shop.live(shop.complete({ serial: 'AA 200', sku: 'PRO-77' }));
    const unedited = await shop.listing({ sellerId: shop.houseId, title: 'Walnut lap steel' });
    const everything = await found({});
    expect(everything).toEqual(expect.arrayContaining([draft, live, unedited]));
    expect(await found({ search: 'walnut steel' })).toEqual([unedited]);
    expect(await found({ search: 'pro-77' })).toEqual([live]);
    expect(await found({ search: 'aa100' })).toEqual([draft]);
    expect(await found({ brand: 'silver' })).toEqual([draft]);
    expect(await found({ states: ['INITIAL'] })).toContain(draft);
    expect(await found({ states: ['INITIAL'] })).not.toContain(live);
    expect(await found({ sellerKinds: ['SHOP'] })).toContain(unedited);
    expect(await found({ sellerKinds: ['SHOP'] })).not.toContain(live);
    expect(await found({ sellerKinds: ['PRIVATE', 'PROFESSIONAL'] })).toEqual(expect.arrayContaining([draft, live]));
    expect(await found({ withoutPhotographs: true })).toContain(unedited);
    expect(await found({ withoutPhotographs: true })).not.toContain(live);
    expect(await found({ priceFromCents: 90_001 })).not.toContain(live);
    expect(await found({ priceFromCents: 90_000, priceToCents: 90_000 })).toContain(live);
    expect(await found({ listedTo: new Date(0) })).toEqual([]);
    expect(await found({ search: "'; DROP TABLE listings; --" })).toEqual([]);
    const rows = await loadListingRows(database.db, [draft, live, unedited]);
    expect(rows.get(draft)).toMatchObject({
      serial: 'AA-100',
      brand: 'Silvertone',
      photographCount: 6,
      isConsignment: true,
    });
    expect(rows.get(live)).toMatchObject({
      sku: 'PRO-77',
      stockLevel: 1,
      condition: 'VERY_GOOD',
      legalHoldUntil: null,
    });
    expect(rows.get(unedited)).toMatchObject({ version: 0, photographCount: 0 });
  });

  it('does not lose a page of 100 to another', async () => {
    const first = await readInventory(database.db, {}, { first: 2 });
    const next = await readInventory(database.db, {}, { first: 100, after: first.pageInfo.endCursor });
    expect(next.entries.length + first.entries.length).toBe(first.totalCount);
  });
});

describe('a change of what is offered', () => {
  it('reaches buyers at once, and publishes nothing else of the draft', async () => {
    const id = await shop.live();
    await shop.save(shop.pro, id, shop.complete({ subtitle: { en: 'Not yet', fr: '' } }));
    const outcome = await change(id, { priceCents: 75_000 });
    expect(outcome).toMatchObject({
      ok: true,
      value: { before: { priceCents: 90_000 }, after: { priceCents: 75_000 } },
    });
    const [listing] = await loadListings(database.db, [id], 'en');
    expect(listing).toMatchObject({ askingPrice: { amountCents: 75_000 }, item: { subtitle: '' } });
    const now = await shop.read(shop.pro, id);
    expect(now.document).toMatchObject({ priceCents: 75_000, subtitle: { en: 'Not yet' } });
    expect(now.standing.isChanged).toBe(true);
    const [event] = await readListingHistory(database.db, id);
    expect(event).toMatchObject({ action: 'listing.offer', detail: { priceBefore: 90_000, priceAfter: 75_000 } });
  });

  it('counts pieces of goods alone, and keeps an untouched item’s pictures', async () => {
    const id = await shop.live(goods());
    expect(await refusal(id, { stock: 20 })).toBe('done');
    expect(await loadListings(database.db, [id], 'en')).toMatchObject([{ stockLevel: 20 }]);
    expect(await refusal(await shop.live(), { stock: 2 })).toBe('stock');
    const unedited = await shop.listing({ sellerId: shop.houseId, title: 'Cherry tenor' });
    const pictures = () => database.db.selectFrom('item_images').selectAll().orderBy('image_id').execute();
    const before = await pictures();
    expect(await refusal(unedited, { priceCents: 12_345 })).toBe('done');
    expect(await pictures()).toEqual(before);
    expect(await loadListings(database.db, [unedited], 'en')).toMatchObject([{ askingPrice: { amountCents: 12_345 } }]);
  });

  it('is refused for another version, wrong figures, what is sold, and other people’s', async () => {
    const id = await shop.live();
    expect(await refusal(id, { version: 99, priceCents: 5 })).toBe('conflict');
    expect(await refusal(id, { priceCents: 0 })).toBe('price');
    expect(await refusal(id, { priceCents: 2_000_000_001 })).toBe('price');
    const outcome = await change(id, { priceCents: 5_000 }, shop.consignor);
    expect(outcome).toMatchObject({ ok: false, code: 'not-found' });
    await database.db
      .updateTable('listings')
      .set({ status: 'sold', stock_level: 0, sold_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect(await refusal(id, { priceCents: 5_000 })).toBe('sold');
  });

  it('of two at once is done once', async () => {
    const id = await shop.live();
    const { version } = await shop.read(shop.admin, id);
    const both = await Promise.all([60_000, 61_000].map((priceCents) => change(id, { version, priceCents })));
    expect(both.map((one) => (one.ok ? 'done' : one.code)).toSorted()).toEqual(['conflict', 'done']);
  });
});
