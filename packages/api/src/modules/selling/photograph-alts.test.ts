import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadListings } from '#api/modules/catalog/index.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { openSelling } from './selling.fixture.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof openSelling>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openSelling(database.db);
});
afterAll(() => database.drop());

describe('a listing', () => {
  it('shows what photographs show: in its words, else by the view, in each language', async () => {
    const { photographs } = shop.complete();
    const [first, second, third] = photographs;
    if (!first || !second || !third) throw new Error('It has three photographs.');
    const told = [
      { ...first, shot: 'front' as const, alt: { en: '', fr: 'La face' } },
      { ...second, shot: 'headstock' as const },
      third,
    ];
    const id = await shop.live(shop.complete({ photographs: [...told, ...photographs.slice(3)] }));
    const altsIn = async (locale: 'en' | 'fr') =>
      (await loadListings(database.db, [id], locale))[0]?.item.images.slice(0, 3).map(({ alt }) => alt);
    expect(await altsIn('en')).toEqual(['La face', '1959 Danelectro Shorthorn: the headstock', null]);
    expect(await altsIn('fr')).toEqual(['La face', 'Danelectro Shorthorn 1959 : la tête', null]);
    const { document } = await shop.read(shop.pro, id);
    await shop.save(shop.pro, id, {
      ...document,
      photographs: [{ ...first, alt: { en: 'The front', fr: '' } }, ...document.photographs.slice(1)],
    });
    expect((await altsIn('en'))?.[0]).toBe('La face');
    await shop.move(shop.pro, id, 'PUBLISH');
    expect((await altsIn('en'))?.[0]).toBe('The front');
  });
});
