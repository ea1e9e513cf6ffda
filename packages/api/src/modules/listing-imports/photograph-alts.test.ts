import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ListingFileFormat, listingFileFormats } from '@headstock/contracts/listing-imports';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { openImports, type ImportsHarness } from './listing-imports.fixture.ts';

let database: TestDatabase;
let shop: ImportsHarness;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openImports(database.db);
});
afterEach(async () => {
  await database.db.deleteFrom('listing_drafts').execute();
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const nothing = { en: '', fr: '' };
const written = [
  { en: 'The front, "as found"', fr: 'La face, telle quelle' },
  { en: '=1+1', fr: '' },
  { en: '', fr: 'Le dos' },
];

const describePhotographs = async (): Promise<void> => {
  const document = shop.complete({ sku: 'ALT-1' });
  const photographs = document.photographs.map((shown, at) => ({ ...shown, alt: written[at] ?? nothing }));
  await shop.draft(shop.pro, { ...document, photographs });
};
const alts = async () => (await shop.drafts())[0]?.document.photographs.map(({ alt }) => alt);
const changed = (text: string, from: string, to: string): string => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe('what photographs show', () => {
  it.each(listingFileFormats)('is unchanged by a file of the layout %s that comes back', async (format) => {
    await describePhotographs();
    const before = await shop.drafts();
    const id = await shop.run(await shop.exported(format));
    expect(await shop.outcomes(id)).toEqual({ UNCHANGED: 1 });
    expect(await shop.drafts()).toEqual(before);
  });

  it.each(['headstock', 'shopify', 'shopify-former'] as const satisfies ListingFileFormat[])(
    'is written, cleared and refused by the cells of %s',
    async (format) => {
      await describePhotographs();
      const text = await shop.exported(format);
      const said = changed(changed(text, '"The front, ""as found"""', 'Before'), "'=1+1", '');
      expect(await shop.outcomes(await shop.run(said))).toEqual({ UPDATED: 1 });
      expect((await alts())?.slice(0, 4)).toEqual([
        { en: 'Before', fr: 'La face, telle quelle' },
        nothing,
        { en: '', fr: 'Le dos' },
        nothing,
      ]);
      const id = await shop.run(changed(said, 'Before', 'x'.repeat(513)));
      expect(await shop.issues(id)).toContainEqual(expect.objectContaining({ code: 'too-long', line: 2 }));
      expect((await alts())?.[0]).toEqual({ en: 'Before', fr: 'La face, telle quelle' });
    },
  );

  it('stays where a file has no column of it', async () => {
    await describePhotographs();
    await shop.run('sku,make,model,year,price\nALT-1,Fender,Jaguar,1964,1299\n');
    expect((await alts())?.slice(0, 3)).toEqual(written);
  });
});
