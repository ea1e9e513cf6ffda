import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadListings } from '#api/modules/catalog/index.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { up as writeDefaultAlts } from './migrations/2026-11-27-0460-default-alts.ts';
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

  it('that was published before photographs were described shows what publishing would say', async () => {
    const { photographs } = shop.complete();
    const [first, second, ...others] = photographs;
    if (!first || !second) throw new Error('It has two photographs.');
    const shots = [{ ...first, shot: 'headstock' as const }, second];
    const id = await shop.live(shop.complete({ photographs: [...shots, ...others] }));
    const itemId = (await loadListings(database.db, [id], 'en'))[0]?.item.id ?? '';
    const alts = async () =>
      (
        await database.db
          .selectFrom('item_images')
          .select('alt')
          .where('item_id', '=', itemId)
          .orderBy('position')
          .execute()
      ).map(({ alt }) => alt);
    const published = await alts();
    expect(published[0]).toEqual({
      en: '1959 Danelectro Shorthorn: the headstock',
      fr: 'Danelectro Shorthorn 1959\u00a0: la tête',
    });
    await database.db
      .updateTable('item_images')
      .set({ alt: '{}' })
      .where('item_id', '=', itemId)
      .where('position', '<=', 1)
      .execute();
    await writeDefaultAlts(database.db);
    expect(await alts()).toEqual([published[0], {}, ...published.slice(2)]);
  });
});
