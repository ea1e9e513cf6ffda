import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { emptyListing } from '@headstock/contracts/listing-document';
import { saveListing } from './save-listing.ts';
import { openSelling, type SellingHarness } from './selling.fixture.ts';

let database: TestDatabase;
let shop: SellingHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openSelling(database.db);
});
afterAll(() => database.drop());

describe('hostile documents', () => {
  const given = async (document: unknown) => {
    const id = await shop.draft(shop.pro);
    return saveListing(shop.pro, id, 2, typeof document === 'string' ? document : JSON.stringify(document));
  };

  it.each([
    ['no JSON', '{', 'invalid'],
    ['an array', [], 'invalid'],
    ['a price that is text', { ...emptyListing('instrument'), priceCents: '12' }, 'invalid'],
    ['a half cent', { ...emptyListing('instrument'), priceCents: 1.5 }, 'invalid'],
    [
      'a hundred thousand letters',
      { ...emptyListing('instrument'), description: { en: 'x'.repeat(200_000), fr: '' } },
      'too-long',
    ],
    ['a long title', { ...emptyListing('instrument'), title: { en: 'x'.repeat(141), fr: '' } }, 'invalid'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', 'invalid'],
  ])('are refused: %s', async (_name, document, code) => {
    await expect(given(document)).rejects.toMatchObject({ code });
  });

  it('keep words and lose what cannot be seen', async () => {
    const nasty = shop.complete({
      brand: '<script>alert(1)</script>',
      model: 'A\u0000B\u202eC\ud800',
      serial: "'; DROP TABLE items; --",
    });
    const { listing } = await given({ ...nasty, isAdmin: true });
    expect(listing.document).toMatchObject({ brand: '<script>alert(1)</script>', serial: "'; DROP TABLE items; --" });
    expect(listing.document.model).toBe('ABC\ufffd');
    expect(listing.document).not.toHaveProperty('isAdmin');
    await shop.move(shop.pro, listing.id, 'PUBLISH');
    expect(await shop.listingRow(listing.id)).toMatchObject({ status: 'live' });
  });
});
