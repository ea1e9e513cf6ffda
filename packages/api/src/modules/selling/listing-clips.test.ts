import type { ListingClip } from '@headstock/contracts/listing-document';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadItemClips } from '#api/modules/catalog/index.ts';
import { accountPart, sweepClips } from '#api/modules/media/index.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { MemoryStorage } from '#api/platform/storage/memory-storage.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { createListing } from './save-listing.ts';
import { openSelling, type SellingHarness } from './selling.fixture.ts';

let database: TestDatabase;
let shop: SellingHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openSelling(database.db);
});
afterAll(() => database.drop());

const nothing = { en: '', fr: '' };
const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nOpen strings';

/** A sound of an account, as if it had sent it. */
async function clip(accountId: string, more: Partial<ListingClip> = {}): Promise<ListingClip> {
  const id = newId();
  const file = { file_id: id.padEnd(20, '0').replaceAll(/[^0-9a-f]/g, 'a'), format: 'mp3' } as const;
  await database.db
    .insertInto('clips')
    .values({
      id,
      account_id: accountId,
      source_hash: id,
      ...file,
      kind: 'sound',
      bytes: 9,
      seconds: 7,
      width: null,
      height: null,
    })
    .execute();
  return {
    id,
    file: `${file.file_id}.mp3`,
    seconds: 7,
    title: nothing,
    description: nothing,
    captions: nothing,
    poster: null,
    ...more,
  };
}
const itemOf = async (id: string): Promise<string> => (await shop.listingRow(id))?.item_id ?? '';
const shown = async (id: string) => (await loadItemClips(database.db, [await itemOf(id)])).get(await itemOf(id)) ?? [];
const uses = async (clipId: string): Promise<string[]> =>
  (await database.db.selectFrom('clip_uses').select('used_by').where('clip_id', '=', clipId).execute())
    .map(({ used_by: by }) => by.split(':')[0] ?? '')
    .toSorted();

describe('the clips of a listing', () => {
  it('are on the shop once they are published, in their order, with what is said of them', async () => {
    const [poster] = shop.complete().photographs;
    const one = await clip(shop.proId, {
      title: { en: 'Open G', fr: '' },
      captions: { en: VTT, fr: '' },
      poster: { id: poster?.id ?? '', imageId: 'what the browser says' },
    });
    const two = await clip(shop.proId);
    const id = await shop.live(shop.complete({ clips: [one, two] }));
    expect(await shown(id)).toMatchObject([
      { clipId: one.id, title: { en: 'Open G' }, captions: { en: VTT }, posterImageId: poster?.imageId, seconds: 7 },
      { clipId: two.id, posterImageId: null },
    ]);
    expect(await uses(one.id)).toEqual(['draft', 'item']);

    await shop.save(shop.pro, id, shop.complete({ clips: [two] }));
    expect((await shown(id)).map(({ clipId }) => clipId)).toEqual([one.id, two.id]);
    expect(await uses(one.id)).toEqual(['item']);
    await shop.move(shop.pro, id, 'DISCARD');
    expect(await uses(one.id)).toEqual(['draft', 'item']);
    await shop.save(shop.pro, id, shop.complete({ clips: [two] }));
    await shop.move(shop.pro, id, 'PUBLISH');
    expect((await shown(id)).map(({ clipId }) => clipId)).toEqual([two.id]);
    expect(await uses(one.id)).toEqual([]);
  });

  it('are the seller’s own: those of others are refused, and an admin may use all', async () => {
    const foreign = await clip(shop.privateId);
    const id = await shop.draft(shop.pro);
    const saved = shop.save(shop.pro, id, shop.complete({ clips: [foreign] }));
    await expect(saved).rejects.toMatchObject({ code: 'clips' });
    await shop.save(shop.admin, id, shop.complete({ clips: [foreign] }));
    // What stands there already, its seller may keep.
    await shop.save(shop.pro, id, shop.complete({ clips: [foreign], priceCents: 80_000 }));
    expect(await uses(foreign.id)).toEqual(['draft']);
  });

  it('are not published with captions that no browser reads', async () => {
    const broken = await clip(shop.proId, { captions: { en: '', fr: 'WEBVTT\n\n0:1 --> 0:2\nNon' } });
    const id = await shop.draft(shop.pro, shop.complete({ clips: [broken] }));
    await expect(shop.move(shop.pro, id, 'PUBLISH')).rejects.toMatchObject({
      problems: [{ path: 'clips.0.captions.fr', code: 'captions' }],
    });
  });

  it('are not copied with a listing, and go with a draft that is deleted', async () => {
    const own = await clip(shop.proId);
    const id = await shop.draft(shop.pro, shop.complete({ clips: [own] }));
    const copy = await createListing(shop.pro, 'instrument', { copyOf: id });
    expect((await shop.read(shop.pro, copy)).document.clips).toEqual([]);
    await shop.move(shop.pro, id, 'DELETE');
    expect(await uses(own.id)).toEqual([]);
  });

  it('stay on their pages when their seller leaves, and all others go', async () => {
    const storage = new MemoryStorage();
    const [published, drafted] = [await clip(shop.proId), await clip(shop.proId)];
    for (const { file } of [published, drafted])
      await storage.put(`clips/${file}`, Buffer.from('sound'), { contentType: 'audio/mpeg' });
    const id = await shop.live(shop.complete({ clips: [published] }));
    await shop.draft(shop.pro, shop.complete({ clips: [drafted] }));
    const files = await accountPart.files?.(database.db, shop.proId);
    expect(files?.map(({ path }) => path)).toEqual(expect.arrayContaining([`clips/${published.id}.mp3`]));
    await tx(
      database.db,
      (trx) =>
        accountPart.erase?.(trx, { id: shop.proId, email: '', locale: 'en', publicUrl: shop.baseUrl }) ??
        Promise.resolve(),
    );
    await sweepClips({ db: database.db, storage });
    expect(await storage.head(`clips/${drafted.file}`)).toBeUndefined();
    expect(await storage.head(`clips/${published.file}`)).toBeDefined();
    expect((await shown(id)).map(({ clipId }) => clipId)).toEqual([published.id]);
  });
});
