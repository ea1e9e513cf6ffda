import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { actAs } from '#api/platform/actor-context.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { catalogSearch, loadListings } from '#api/modules/catalog/index.ts';
import { findListing } from './find-listing.ts';
import { moveListing } from './move-listing.ts';
import { resumeListings } from './resume-listings.ts';
import { createListing, saveListing } from './save-listing.ts';
import { openSelling, type SellingHarness } from './selling.fixture.ts';

let database: TestDatabase;
let shop: SellingHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openSelling(database.db);
});
afterAll(() => database.drop());
beforeEach(() => database.db.deleteFrom('notifications').execute());

const tomorrow = () => new Date(Date.now() + 36 * 3_600_000);
const search = async (keywords: string): Promise<readonly string[]> => {
  const query = { filter: { keywords }, sort: 'DEFAULT', page: 1, first: 24, locale: 'en' } as const;
  return (await catalogSearch(database.db).search(query)).ids();
};

describe('a professional seller', () => {
  it('publishes a draft whole: item, both texts, listing, search and measurements', async () => {
    const id = await shop.draft(shop.pro);
    expect(await shop.listingRow(id)).toBeUndefined();
    const published = await shop.move(shop.pro, id, 'PUBLISH');
    expect(published?.standing).toMatchObject({ state: 'LISTING_ACTIVE', shown: 'LISTING_ACTIVE', isChanged: false });
    await catalogSearch(database.db).applyChanges();
    expect(await search('shorthorn')).toContain(id);
    expect(await search('danelectro 1959')).toContain(id);
    const [listing] = await loadListings(database.db, [id], 'fr');
    expect(listing).toMatchObject({ isAvailable: true, askingPrice: { amountCents: 90_000 }, stockLevel: 1 });
    expect(listing?.item).toMatchObject({
      title: 'Danelectro Shorthorn 1959',
      description: 'A light and loud short horn with two lipstick pickups that growl.',
      finish: 'Cuivre',
      originality: { finish: 'original' },
      tags: ['all-original'],
      slug: '1959-danelectro-shorthorn',
    });
    const plate = await database.db
      .selectFrom('item_texts')
      .select(['locale', 'plate'])
      .where('item_id', '=', listing?.item.id ?? '')
      .orderBy('locale')
      .execute();
    expect(plate[0]?.plate).toContainEqual({ key: 'weight', value: '6 lb 6 oz', detail: '2.90 kg' });
    expect(plate[1]?.plate).toContainEqual({ key: 'weight', value: '2,90\u202fkg', detail: '6 lb 6 oz' });
  });

  it('edits what is live without buyers seeing it before it is published', async () => {
    const id = await shop.live();
    await shop.save(
      shop.pro,
      id,
      shop.complete({
        priceCents: 80_000,
        description: { en: 'Now with a new text that is long enough to be read.', fr: '' },
      }),
    );
    expect(await shop.read(shop.pro, id)).toMatchObject({
      standing: { isChanged: true },
      published: { priceCents: 90_000 },
    });
    expect(await shop.listingRow(id)).toMatchObject({ asking_cents: 90_000 });
    await shop.move(shop.pro, id, 'PUBLISH');
    expect(await shop.listingRow(id)).toMatchObject({ asking_cents: 80_000, status: 'live' });
    await shop.save(shop.pro, id, shop.complete({ priceCents: 70_000 }));
    const discarded = await shop.move(shop.pro, id, 'DISCARD');
    expect(discarded).toMatchObject({ document: { priceCents: 80_000 }, standing: { isChanged: false } });
  });

  it('shows the photographs of the parts, as far as they are the listing’s and their part is told of', async () => {
    const [first, second] = shop.complete().photographs.map(({ id: photograph }) => photograph);
    const told = shop.complete({
      originality: { finish: 'original', tuners: 'replaced' },
      partPhotographs: { finish: first ?? '', tuners: 'of-somebody-else', bridge: second ?? '' },
    });
    const id = await shop.draft(shop.pro, told);
    await shop.move(shop.pro, id, 'PUBLISH');
    const item = async () => (await loadListings(database.db, [id], 'en'))[0]?.item;
    expect((await item())?.partImages).toEqual({ finish: first });
    const draft = await shop.read(shop.pro, id);
    await shop.save(shop.pro, id, { ...draft.document, photographs: draft.document.photographs.toReversed() });
    await shop.move(shop.pro, id, 'PUBLISH');
    expect((await item())?.partImages).toEqual({ finish: first });
  });

  it('discards how photographs were turned and cropped as well', async () => {
    const id = await shop.live();
    const [first] = shop.complete().photographs;
    const photo = first?.id ?? '';
    const turned = newId();
    await sql`INSERT INTO images (id, view, backdrop, alt, width, height)
      VALUES (${turned}, 'PHOTO', 'FOG', '{}', 1800, 2400)`.execute(database.db);
    await sql`INSERT INTO photograph_images (image_id, photograph_id, rotation)
      VALUES (${photo}, ${photo}, 0), (${turned}, ${photo}, 90)`.execute(database.db);
    await sql`UPDATE photographs SET image_id = ${turned}, rotation = 90, width = 1800, height = 2400
      WHERE id = ${photo}`.execute(database.db);
    const photographs = shop
      .complete()
      .photographs.map((shown) => (shown.id === photo ? { ...shown, imageId: turned } : shown));
    await shop.save(shop.pro, id, shop.complete({ photographs }));
    const discarded = await shop.move(shop.pro, id, 'DISCARD');
    expect(discarded?.document.photographs[0]).toMatchObject({ id: photo, imageId: photo });
    const row = database.db.selectFrom('photographs').select(['image_id', 'rotation', 'crop', 'width', 'height']);
    expect(await row.where('id', '=', photo).executeTakeFirst()).toEqual({
      image_id: photo,
      rotation: 0,
      crop: null,
      width: 2_400,
      height: 1_800,
    });
  });

  it('is told what is missing, field by field, and nothing is written', async () => {
    const id = await shop.draft(
      shop.pro,
      shop.complete({ brand: ' ', photographs: [], yearTo: 1950, priceCents: null }),
    );
    await expect(shop.move(shop.pro, id, 'PUBLISH')).rejects.toMatchObject({
      code: 'incomplete',
      problems: [
        { path: 'brand', code: 'missing' },
        { path: 'yearTo', code: 'years' },
        { path: 'priceCents', code: 'missing' },
        { path: 'photographs', code: 'photographs' },
      ],
    });
    expect(await shop.listingRow(id)).toBeUndefined();
  });

  it('leaves no trace of a publication that fails in its midst', async () => {
    const id = await shop.draft(shop.pro, shop.complete({ brand: 'Unheard Of', category: 'nowhere' }));
    await expect(shop.move(shop.pro, id, 'PUBLISH')).rejects.toMatchObject({ code: 'place' });
    const twice = await shop.draft(shop.pro, shop.complete({ brand: 'Unheard Of', sku: 'MINE-1' }));
    await shop.live(shop.complete({ sku: 'MINE-1' }));
    await expect(shop.move(shop.pro, twice, 'PUBLISH')).rejects.toMatchObject({ code: 'sku' });
    expect(await shop.listingRow(twice)).toBeUndefined();
    expect(await database.db.selectFrom('brands').select('id').where('name', '=', 'Unheard Of').execute()).toEqual([]);
    expect(await shop.read(shop.pro, twice)).toMatchObject({ state: 'INITIAL', item: null });
  });

  it('pauses until a day, and the listing comes back by itself', async () => {
    const id = await shop.live();
    await expect(shop.move(shop.pro, id, 'PAUSE')).rejects.toMatchObject({ code: 'until' });
    await expect(shop.move(shop.pro, id, 'PAUSE', { until: new Date(0) })).rejects.toMatchObject({ code: 'until' });
    await shop.move(shop.pro, id, 'PAUSE', { until: tomorrow() });
    expect(await shop.listingRow(id)).toMatchObject({ status: 'withdrawn' });
    await resumeListings(database.db, shop.baseUrl);
    expect(await shop.read(shop.pro, id)).toMatchObject({ state: 'PAUSED' });
    await database.db
      .updateTable('listing_drafts')
      .set({ paused_until: new Date(0) })
      .where('id', '=', id)
      .execute();
    await Promise.all([resumeListings(database.db, shop.baseUrl), resumeListings(database.db, shop.baseUrl)]);
    expect(await shop.read(shop.pro, id)).toMatchObject({ state: 'LISTING_ACTIVE', paused_until: null });
    expect(await shop.listingRow(id)).toMatchObject({ status: 'live' });
    expect(await shop.told(shop.proId)).toEqual(['listing.stepChanged']);
  });

  it('comes back although another one cannot', async () => {
    const ids = [await shop.live(), await shop.live()];
    for (const id of ids) await shop.move(shop.pro, id, 'PAUSE', { until: tomorrow() });
    const [broken = '', sound = ''] = ids;
    for (const [id, until] of [
      [broken, new Date(0)],
      [sound, new Date(1)],
    ] as const)
      await database.db.updateTable('listing_drafts').set({ paused_until: until }).where('id', '=', id).execute();
    // A title that nobody can be told of: its document is none.
    await sql`UPDATE listing_drafts SET document = 'null' WHERE id = ${broken}`.execute(database.db);
    await expect(resumeListings(database.db, shop.baseUrl)).rejects.toThrow(`1 of 2 failed, first ${broken}.`);
    expect(await shop.read(shop.pro, sound)).toMatchObject({ state: 'LISTING_ACTIVE' });
    expect(await shop.listingRow(broken)).toMatchObject({ status: 'withdrawn' });
    await database.db.deleteFrom('listing_drafts').where('id', '=', broken).execute();
  });

  it('ends and lists again', async () => {
    const id = await shop.live();
    await shop.move(shop.pro, id, 'END');
    expect(await shop.listingRow(id)).toMatchObject({ status: 'withdrawn' });
    await shop.save(shop.pro, id, shop.complete({ priceCents: 60_000 }));
    await shop.move(shop.pro, id, 'RELIST');
    expect(await shop.listingRow(id)).toMatchObject({ status: 'live', asking_cents: 60_000, stock_level: 1 });
  });

  it('sells goods in variants, and a sale meanwhile is not undone', async () => {
    const size = (key: string, stock: number) => ({
      key,
      itemId: null,
      sku: `T-${key}`,
      priceCents: null,
      stock,
      values: [{ en: key, fr: '' }],
    });
    const shirt = {
      ...shop.complete({ brand: 'Headstock', model: 'T-shirt', priceCents: 2_500 }),
      kind: 'goods' as const,
      options: [{ en: 'Size', fr: 'Taille' }],
      variants: [size('S', 3), size('M', 5)],
    };
    const id = await shop.live(shirt);
    const published = await shop.read(shop.pro, id);
    const [small] = published.item?.variants ?? [];
    expect(small).toMatchObject({ sku: 'T-S', stockLevel: 3, fields: { fr: [{ name: 'Taille', value: 'S' }] } });
    await database.db
      .updateTable('listings')
      .set({ stock_level: 1 })
      .where('item_id', '=', small?.itemId ?? '')
      .execute();
    const now = await shop.read(shop.pro, id);
    expect(now.document.variants.map(({ stock }) => stock)).toEqual([1, 5]);
    expect(now.standing.isChanged).toBe(false);
    await shop.save(shop.pro, id, { ...now.document, variants: [{ ...now.document.variants[0]!, stock: 4 }] });
    await shop.move(shop.pro, id, 'PUBLISH');
    const after = await shop.read(shop.pro, id);
    expect(after.item?.variants.map(({ sku, stockLevel }) => [sku, stockLevel])).toEqual([['T-S', 4]]);
  });
});

describe('a consignment', () => {
  it('goes from the seller to the shop and back, with reasons, until it is on the shop', async () => {
    const id = await shop.draft(shop.consignor, shop.complete({ photographs: [], finish: { en: '', fr: '' } }));
    await shop.move(shop.consignor, id, 'SUBMIT');
    expect(await shop.read(shop.consignor, id)).toMatchObject({ state: 'DESCRIPTION' });
    await expect(shop.move(shop.consignor, id, 'SUBMIT')).rejects.toMatchObject({ code: 'incomplete' });
    await shop.save(shop.consignor, id, shop.complete());
    await shop.move(shop.consignor, id, 'SUBMIT');
    expect(await shop.told(shop.houseId)).toEqual(['listing.stepChanged']);
    await expect(shop.save(shop.consignor, id, shop.complete({ priceCents: 1 }))).rejects.toMatchObject({
      code: 'locked',
    });
    await expect(shop.move(shop.consignor, id, 'APPROVE')).rejects.toMatchObject({ code: 'not-possible' });
    await expect(shop.move(shop.admin, id, 'SEND_BACK')).rejects.toMatchObject({ code: 'reason' });
    await shop.move(shop.admin, id, 'SEND_BACK', {
      reason: 'The case is missing.',
      fields: ['originality', 'description'],
    });
    expect(await shop.read(shop.consignor, id)).toMatchObject({
      state: 'DESCRIPTION',
      marked_fields: ['originality', 'description'],
      asked_reason: 'The case is missing.',
    });
    await shop.move(shop.consignor, id, 'SUBMIT');
    await shop.move(shop.admin, id, 'APPROVE');
    expect(await shop.listingRow(id)).toMatchObject({ status: 'live', seller_account_id: shop.privateId });
    expect(await shop.told(shop.privateId)).toEqual(['listing.changesAsked', 'listing.published']);
    const steps = await database.db
      .selectFrom('listing_steps')
      .selectAll()
      .where('listing_id', '=', id)
      .orderBy('position')
      .execute();
    expect(steps.map(({ action, made_by: by, to_state: to }) => `${action} ${by} ${to}`)).toEqual([
      'SUBMIT SELLER DESCRIPTION',
      'SUBMIT SELLER FINAL_APPROVAL',
      'SEND_BACK SHOP DESCRIPTION',
      'SUBMIT SELLER FINAL_APPROVAL',
      'APPROVE SHOP LISTING_ACTIVE',
    ]);
  });

  it('changes on the shop only after the shop said yes', async () => {
    const id = await shop.draft(shop.consignor);
    for (const action of ['SUBMIT', 'SUBMIT'] as const) await shop.move(shop.consignor, id, action);
    await shop.move(shop.admin, id, 'APPROVE');
    await shop.save(shop.consignor, id, shop.complete({ priceCents: 50_000 }));
    await expect(shop.move(shop.consignor, id, 'PUBLISH')).rejects.toMatchObject({ code: 'not-possible' });
    await shop.move(shop.consignor, id, 'SUBMIT');
    expect(await shop.listingRow(id)).toMatchObject({ asking_cents: 90_000 });
    await shop.move(shop.admin, id, 'APPROVE');
    expect(await shop.listingRow(id)).toMatchObject({ asking_cents: 50_000 });
    await shop.move(shop.consignor, id, 'END');
    await shop.move(shop.consignor, id, 'RELIST');
    await shop.move(shop.consignor, id, 'SUBMIT');
    await shop.move(shop.admin, id, 'APPROVE');
    expect(await shop.listingRow(id)).toMatchObject({ status: 'live' });
  });
});

describe('permissions', () => {
  it('let nobody but the owner and admins see, save or move a listing', async () => {
    const id = await shop.draft(shop.pro);
    const other = actAs(shop.signedIn(await shop.seller()), {
      rights: { isProfessionalSeller: true },
    });
    for (const actor of [other, shop.guest(), shop.consignor]) {
      expect(await findListing(database.db, actor.principal, id)).toBeUndefined();
      await expect(saveListing(actor, id, 2, JSON.stringify(shop.complete()))).rejects.toMatchObject({
        code: 'not-found',
      });
      await expect(moveListing(actor, shop.baseUrl, { id, version: 2, action: 'END' })).rejects.toMatchObject({
        code: 'not-found',
      });
    }
    expect(await findListing(database.db, shop.admin.principal, id)).toMatchObject({ id, mover: 'admin' });
    expect(await findListing(database.db, shop.admin.principal, "'; DROP")).toBeUndefined();
  });

  it('let only sellers with a proven e-mail begin', async () => {
    const member = shop.signedIn(await shop.memberId());
    await expect(createListing(member, 'instrument')).rejects.toMatchObject({ code: 'not-seller' });
    const id = await shop.seller();
    await database.db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', id).execute();
    const unproven = actAs(shop.signedIn(id), { rights: { isProfessionalSeller: true } });
    await expect(createListing(unproven, 'instrument')).rejects.toMatchObject({
      code: 'email-unverified',
    });
  });
});

describe('two windows', () => {
  it('lose no text: the later save is told of the earlier', async () => {
    const id = await shop.draft(shop.pro);
    const { version } = await shop.read(shop.pro, id);
    const texts = ['one', 'two'].map((word) => JSON.stringify(shop.complete({ serial: word })));
    const answers = await Promise.all(texts.map((text) => saveListing(shop.pro, id, version, text)));
    expect(answers.map(({ isConflict }) => isConflict).toSorted()).toEqual([false, true]);
    const [first] = answers.filter(({ isConflict }) => !isConflict);
    const [second] = answers.filter(({ isConflict }) => isConflict);
    expect(second?.listing.document).toEqual(first?.listing.document);
    expect(await saveListing(shop.pro, id, version, JSON.stringify(first?.listing.document))).toMatchObject({
      isConflict: false,
    });
    await expect(moveListing(shop.pro, shop.baseUrl, { id, version, action: 'PUBLISH' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('adopt an item that was never edited once', async () => {
    const id = await shop.listing({ sellerId: shop.proId });
    const { document, version, standing } = await shop.read(shop.pro, id);
    expect({ version, standing }).toMatchObject({
      version: 0,
      standing: { shown: 'LISTING_ACTIVE', isChanged: false },
    });
    const saves = [1, 2].map((cents) =>
      saveListing(shop.pro, id, 0, JSON.stringify({ ...document, priceCents: 90_000 + cents })),
    );
    const answers = await Promise.all(saves);
    expect(answers.map(({ isConflict }) => isConflict).toSorted()).toEqual([false, true]);
    expect(await shop.read(shop.pro, id)).toMatchObject({ version: 2, standing: { isChanged: true } });
  });
});

describe('a sale', () => {
  it('cannot be ended, paused or changed while somebody pays', async () => {
    const id = await shop.live();
    const buyer = await shop.shopper([id]);
    await buyer.hold();
    for (const action of ['END', 'PAUSE'] as const)
      await expect(shop.move(shop.pro, id, action, { until: tomorrow() })).rejects.toMatchObject({ code: 'held' });
    await shop.save(shop.pro, id, shop.complete({ priceCents: 10_000 }));
    await expect(shop.move(shop.pro, id, 'PUBLISH')).rejects.toMatchObject({ code: 'held' });
    await buyer.release();
    await shop.move(shop.pro, id, 'END');
    expect((await shop.shopper([await shop.live()])).orderId).toBeTruthy();
  });

  it('and an end at the same moment leave one of the two', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await shop.live();
      const buyer = await shop.shopper([id]);
      const [held, ended] = await Promise.allSettled([buyer.hold(), shop.move(shop.pro, id, 'END')]);
      const isHeld = held.status === 'fulfilled' && held.value.own.length === 1;
      expect(ended.status).toBe(isHeld ? 'rejected' : 'fulfilled');
      expect(await shop.listingRow(id)).toMatchObject({ status: isHeld ? 'live' : 'withdrawn' });
    }
  });

  it('leaves a sold listing as it is', async () => {
    const id = await shop.live();
    await database.db
      .updateTable('listings')
      .set({ status: 'sold', stock_level: 0, sold_at: new Date() })
      .where('id', '=', id)
      .execute();
    for (const action of ['END', 'RELIST', 'PUBLISH', 'PAUSE'] as const)
      await expect(shop.move(shop.pro, id, action, { until: tomorrow() })).rejects.toMatchObject({ code: 'sold' });
    await expect(shop.save(shop.pro, id, shop.complete({ priceCents: 1 }))).rejects.toMatchObject({ code: 'sold' });
    const copy = await createListing(shop.pro, 'instrument', { copyOf: id });
    expect(await shop.read(shop.pro, copy)).toMatchObject({
      state: 'INITIAL',
      document: { brand: 'Danelectro', photographs: [], serial: '' },
    });
  });
});
