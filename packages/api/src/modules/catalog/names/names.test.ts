import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { actAs } from '#api/platform/actor-context.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { tx } from '#api/platform/db/tx.ts';
import { catalogSearch } from '#api/modules/catalog/catalog-search.ts';
import { ensureBrand } from '#api/modules/catalog/items/item-places.ts';
import { findIds } from '#api/modules/catalog/items/taxonomy.ts';
import type { ListingFilterInput } from '#api/modules/catalog/listings/filter.ts';
import { describeFilter } from '#api/modules/catalog/search/followed-listings.ts';
import { openSelling, type SellingHarness } from '#api/modules/selling/selling.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { changeName, previewName, readNameChanges, undoNameChange } from './change-name.ts';
import { createBrand } from './create-brand.ts';
import { createType, orderPlaces, removeName, savePlace } from './edit-places.ts';
import { readBrands, readCategories, readModels } from './read-names.ts';
import { readNamesRevision } from './names-revision.ts';

let database: TestDatabase;
let shop: SellingHarness;
let actor: ActorContext;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openSelling(database.db);
  actor = actAs(shop.admin, { rights: { ...shop.admin.principal.rights, grants: ['catalogue:write'] } });
});
afterAll(() => database.drop());

const brand = async (name: string) => {
  const found = (await readBrands(database.db)).find((each) => each.name === name);
  if (!found) throw new Error(`There is no brand ${name}.`);
  return found;
};
const codeOf = async (work: () => Promise<unknown>): Promise<string | null> => {
  const outcome = await attempt(work);
  return outcome.ok ? null : outcome.code;
};
const live = (name: string, model: string) => shop.live({ ...shop.complete(), brand: name, model });
const found = async (keywords: string): Promise<readonly string[]> => {
  const query = { filter: { keywords }, locale: 'en', sort: 'DEFAULT', page: 1, first: 20 } as const;
  return (await catalogSearch(database.db).search(query)).ids();
};
/** What a filter finds, what it shows as chosen, and what of it leads on. */
const searched = async (filter: ListingFilterInput) => {
  const search = await catalogSearch(database.db).search({ filter, locale: 'en', sort: 'DEFAULT', page: 1, first: 20 });
  const facets = await search.facets();
  const selected = facets.flatMap(({ values }) => values.filter((value) => value.selected));
  return {
    ids: await search.ids(),
    selected: selected.filter(({ value }) => value !== 'AVAILABLE').map(({ value, label }) => [value, label]),
    renamed: search.renamed,
  };
};
const titles = async (id: string): Promise<string[]> =>
  (
    await sql<{ title: string }>`SELECT title FROM item_texts JOIN listings ON listings.item_id = item_texts.item_id
      WHERE listings.id = ${id} ORDER BY locale`.execute(database.db)
  ).rows.map(({ title }) => title);
const specs = async (id: string): Promise<string[]> =>
  (
    await sql<{
      value: string;
    }>`SELECT spec ->> 'value' AS value FROM item_texts JOIN listings ON listings.item_id = item_texts.item_id,
      jsonb_array_elements(specs) AS spec WHERE listings.id = ${id} AND spec ->> 'key' = 'model' ORDER BY locale`.execute(
      database.db,
    )
  ).rows.map(({ value }) => value);
const merge = async (from: string, into: string) =>
  changeName(actor, {
    kind: 'BRAND',
    id: (await brand(from)).id,
    version: (await brand(from)).version,
    intoId: (await brand(into)).id,
  });

describe('brands', () => {
  it('are found by a part of a name, the one that is called so first, without signs of patterns', async () => {
    await tx(database.db, async (trx) => {
      for (const name of ['Zander Amps', 'Zander', 'The Zander Co.', '100% Zand']) await ensureBrand(trx, name);
    });
    const names = async (search: string) => (await readBrands(database.db, { search })).map(({ name }) => name);
    expect(await names(' zander ')).toEqual(['Zander', 'The Zander Co.', 'Zander Amps']);
    expect(await names('0% z')).toEqual(['100% Zand']);
    expect(await names('Z_nd')).toEqual([]);
    const unused = await readBrands(database.db, { search: 'zander', most: 0 });
    expect(unused).toHaveLength(3);
  });
});

describe('brands', () => {
  it('are renamed in the specification too, until it is undone', async () => {
    const id = await live('Kalamazo', 'Oriole');
    const { id: brandId, version } = await brand('Kalamazo');
    const changed = await changeName(actor, { kind: 'BRAND', id: brandId, version, name: 'Kalamazoo' });
    expect(await specs(id)).toEqual(['Kalamazoo Oriole', 'Kalamazoo Oriole']);
    await undoNameChange(actor, changed);
    expect(await specs(id)).toEqual(['Kalamazo Oriole', 'Kalamazo Oriole']);
  });

  it('lead on from a name that was theirs until it was taken back, unless somebody has it', async () => {
    const listing = await live('Danelektro', 'Longhorn');
    const { id, version } = await brand('Danelektro');
    await undoNameChange(actor, await changeName(actor, { kind: 'BRAND', id, version, name: 'Dano Wrong' }));
    const old = { brand: ['dano-wrong'] };
    expect(await searched(old)).toMatchObject({
      ids: [listing],
      renamed: [{ key: 'BRAND', from: 'dano-wrong', to: 'danelektro' }],
    });
    await createBrand(actor, 'Dano Wrong');
    expect(await searched(old)).toMatchObject({ ids: [], renamed: [] });
  });

  it('merges one into another until a visitor’s search, and gives everything back within a day', async () => {
    const kept = await live('Silvertone', 'Jupiter');
    const moved = await live('Silverton', 'Jupiter');
    const wrong = await brand('Silverton');
    const right = await brand('Silvertone');
    const searchId = newId();
    await database.db
      .insertInto('saved_searches')
      .values({
        id: searchId,
        account_id: shop.privateId,
        name: 'Mine',
        filter: '{"brand": ["silverton"]}',
        frequency: 'BELL',
        told_seq: 0,
        seen_seq: 0,
      })
      .execute();
    const request = { kind: 'BRAND', id: wrong.id, version: wrong.version, intoId: right.id } as const;
    expect(await previewName(actor, request)).toMatchObject({
      from: 'Silverton',
      to: 'Silvertone',
      counts: { listings: 1, drafts: 1, savedSearches: 1, addresses: 1 },
    });
    expect((await readBrands(database.db, { id: wrong.id }))[0]?.listings).toBe(1);

    const id = await changeName(actor, request);
    expect((await found('silvertone jupiter')).toSorted()).toEqual([kept, moved].toSorted());
    // Whoever types what it was called before still finds it.
    expect(await found('silverton jupiter')).toEqual(expect.arrayContaining([moved]));
    expect(await titles(moved)).toEqual(['1959 Silvertone Jupiter', 'Silvertone Jupiter 1959']);
    expect((await shop.read(shop.pro, moved)).document.brand).toBe('Silvertone');
    const filter = { brands: ['silverton'], categories: [], types: [], sellers: [] };
    expect((await findIds(database.db, filter)).brands).toEqual([right.id]);
    expect(await tx(database.db, (trx) => ensureBrand(trx, 'SILVERTON'))).toMatchObject({ id: right.id });
    const saved = () =>
      database.db.selectFrom('saved_searches').select('filter').where('id', '=', searchId).executeTakeFirst();
    expect(await saved()).toEqual({ filter: { brand: ['silvertone'] } });
    const keys = await sql<{
      key: string;
    }>`SELECT DISTINCT model_key AS key FROM items WHERE brand_id = ${right.id}`.execute(database.db);
    expect(keys.rows).toHaveLength(1);
    expect(await codeOf(() => createBrand(actor, 'silverton'))).toBe('taken');

    await undoNameChange(actor, id);
    expect(await brand('Silverton')).toMatchObject({ id: wrong.id, listings: 1, formerNames: [] });
    expect(await titles(moved)).toEqual(['1959 Silverton Jupiter', 'Silverton Jupiter 1959']);
    expect((await shop.read(shop.pro, moved)).document.brand).toBe('Silverton');
    expect(await saved()).toEqual({ filter: { brand: ['silverton'] } });
    expect((await findIds(database.db, filter)).brands).toEqual([wrong.id]);
    expect(await codeOf(() => undoNameChange(actor, id))).toBe('undone');
    expect((await readNameChanges(database.db))[0]).toMatchObject({ id, kind: 'BRAND_MERGE', from_name: 'Silverton' });
  });

  it('renames one, and its old address leads on', async () => {
    const listing = await live('Harmoney', 'Rocket');
    const { id, version } = await brand('Harmoney');
    const before = await readNamesRevision(database.db);
    await changeName(actor, { kind: 'BRAND', id, version, name: 'Harmony' });
    expect(await brand('Harmony')).toMatchObject({ id, slug: 'harmony', formerNames: ['Harmoney'] });
    expect(await readNamesRevision(database.db)).not.toBe(before);
    expect(await titles(listing)).toContain('1959 Harmony Rocket');
    expect(
      (await findIds(database.db, { brands: ['harmoney'], categories: [], types: [], sellers: [] })).brands,
    ).toEqual([id]);
    expect(await searched({ brand: ['Harmoney', 'harmony'] })).toEqual({
      ids: [listing],
      selected: [['harmony', 'Harmony']],
      renamed: [{ key: 'BRAND', from: 'Harmoney', to: 'harmony' }],
    });
    expect(await searched({ brand: ['harmony'] })).toMatchObject({ ids: [listing], renamed: [] });
    const [suggestion] = await catalogSearch(database.db).suggest('harmoney', 'fr');
    expect(suggestion).toMatchObject({ label: 'Harmony', path: '/shop?brand=%5B%22harmony%22%5D' });
    expect(await describeFilter(database.db, { brand: ['harmoney'] }, 'fr')).toEqual([
      { key: 'BRAND', labels: ['Harmony'] },
    ]);
    // A colleague who still has the page open is told.
    expect(await codeOf(() => changeName(actor, { kind: 'BRAND', id, version, name: 'Other' }))).toBe('changed');
  });

  it('refuses names that are there, and merging with itself', async () => {
    const { id, version } = await brand('Harmony');
    await createBrand(actor, 'Kay');
    expect(await codeOf(() => changeName(actor, { kind: 'BRAND', id, version, name: 'KAY' }))).toBe('taken');
    expect(await codeOf(() => changeName(actor, { kind: 'BRAND', id, version, intoId: id }))).toBe('itself');
    expect(await codeOf(() => changeName(actor, { kind: 'BRAND', id, version, name: ' ' }))).toBe('required');
    expect(await codeOf(() => changeName(actor, { kind: 'BRAND', id, version, name: 'Harmony' }))).toBe('unchanged');
    expect(await codeOf(() => createBrand(actor, 'x'.repeat(81)))).toBe('too-long');
  });

  it('removes what nothing uses alone', async () => {
    const used = await brand('Harmony');
    expect(await codeOf(() => removeName(actor, { kind: 'BRAND', id: used.id, version: used.version }))).toBe('in-use');
    const id = await createBrand(actor, 'Never Listed');
    const { version } = await brand('Never Listed');
    await removeName(actor, { kind: 'BRAND', id, version });
    expect(await readBrands(database.db, { id })).toEqual([]);
  });

  it('takes two merges at once one after the other', async () => {
    await live('Teiscoo', 'Spectrum');
    await live('Teisco', 'Spectrum');
    const codes = await Promise.all([
      codeOf(() => merge('Teiscoo', 'Teisco')),
      codeOf(() => merge('Teisco', 'Teiscoo')),
    ]);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect((await readBrands(database.db)).filter(({ name }) => name.startsWith('Teisc'))).toHaveLength(1);
  });

  it('cannot be undone after a day, or once the name has changed again', async () => {
    await live('Airlin', 'Town');
    const { id, version } = await brand('Airlin');
    const change = await changeName(actor, { kind: 'BRAND', id, version, name: 'Airline' });
    const next = await changeName(actor, { kind: 'BRAND', id, version: version + 1, name: 'Valco Airline' });
    expect(await codeOf(() => undoNameChange(actor, change))).toBe('overtaken');
    await sql`UPDATE name_changes SET created_at = now() - interval '25 hours' WHERE id = ${next}`.execute(database.db);
    expect(await codeOf(() => undoNameChange(actor, next))).toBe('too-late');
  });
});

describe('models', () => {
  it('merges two of a brand, with what their prices are compared with', async () => {
    const kept = await live('Supro', 'Dual Tone');
    const moved = await live('Supro', 'Dualtone');
    const { id, version } = await brand('Supro');
    const key = async (listing: string) =>
      (
        await sql<{
          key: string;
        }>`SELECT model_key AS key FROM items JOIN listings ON listings.item_id = items.id WHERE listings.id = ${listing}`.execute(
          database.db,
        )
      ).rows[0]?.key;
    const before = await key(moved);
    await sql`INSERT INTO past_sales (id, model_key, year, condition, amount_cents, sold_at)
      VALUES (${newId()}, ${before}, 1959, 'GOOD', 5000, now())`.execute(database.db);
    const change = await changeName(actor, { kind: 'MODEL', id, version, model: 'Dualtone', name: 'dual tone' });
    expect(await readModels(database.db, id)).toEqual([{ name: 'Dual Tone', listings: 2, formerNames: ['Dualtone'] }]);
    expect(await key(moved)).toBe(await key(kept));
    const sales = () =>
      database.db.selectFrom('past_sales').select('model_key').where('amount_cents', '=', 5_000).execute();
    expect(await sales()).toEqual([{ model_key: await key(kept) }]);
    expect(await titles(moved)).toContain('1959 Supro Dual Tone');
    await undoNameChange(actor, change);
    expect(await key(moved)).toBe(before);
    expect(await sales()).toEqual([{ model_key: before }]);
    expect((await shop.read(shop.pro, moved)).document.model).toBe('Dualtone');
  });
});

describe('categories', () => {
  const words = (en: string, fr: string) => ({ title: { en, fr }, description: { en: '', fr: '' } });
  const category = async () => {
    const [first] = await readCategories(database.db);
    if (!first) throw new Error('There is no category.');
    return first;
  };

  it('keeps the words of a type in both languages, and listings are found by them', async () => {
    const listing = await live('Danelectro', 'Shorthorn');
    const type = (await category()).types[0];
    if (!type) throw new Error('There is no type.');
    await savePlace(actor, 'types', {
      ...words('Plank guitars', 'Guitares planches'),
      id: type.id,
      version: type.version,
    });
    expect(await found('plank shorthorn')).toEqual([listing]);
    expect(
      await codeOf(() => savePlace(actor, 'types', { ...words('Late', 'Tard'), id: type.id, version: type.version })),
    ).toBe('changed');
    expect(
      await codeOf(() => savePlace(actor, 'types', { ...words('Late', ' '), id: type.id, version: type.version + 1 })),
    ).toBe('required');
  });

  it('adds, orders, merges and removes types', async () => {
    const { id, types } = await category();
    const added = await createType(actor, id, words('Thinline', 'Thinline'));
    expect(await codeOf(() => createType(actor, id, words('Thinline', 'Mince')))).toBe('taken');
    const first = types[0]?.id ?? '';
    await orderPlaces(actor, id, { from: [first, added], ids: [added, first] });
    // A colleague still sees the former order.
    expect(await codeOf(() => orderPlaces(actor, id, { from: [first, added], ids: [first, added] }))).toBe('order');
    expect((await category()).types.map((type) => type.id)).toEqual([added, first]);
    expect(await codeOf(() => orderPlaces(actor, id, { from: [added, first], ids: [added] }))).toBe('order');
    const [, used] = (await category()).types;
    if (!used) throw new Error('There is no type.');
    expect(await codeOf(() => removeName(actor, { kind: 'TYPE', id: used.id, version: used.version }))).toBe('in-use');
    const listing = await live('Danelectro', 'Convertible');
    const change = await changeName(actor, { kind: 'TYPE', id: used.id, version: used.version, intoId: added });
    expect((await shop.read(shop.pro, listing)).document.type).toBe('thinline');
    expect((await category()).types.map((type) => type.id)).toEqual([added]);
    expect((await findIds(database.db, { brands: [], categories: [], types: ['solid'], sellers: [] })).types).toEqual([
      added,
    ]);
    const led = [{ key: 'TYPE', from: 'solid', to: 'thinline' }];
    expect((await searched({ type: ['solid'] })).renamed).toEqual(led);
    const { slug } = await category();
    expect(await searched({ category: [slug], type: ['solid', 'thinline'] })).toMatchObject({
      selected: [
        [slug, expect.any(String)],
        ['thinline', 'Thinline'],
      ],
      renamed: led,
    });
    await undoNameChange(actor, change);
    expect((await shop.read(shop.pro, listing)).document.type).toBe('solid');
    const back = (await category()).types.find((type) => type.id === added);
    await removeName(actor, { kind: 'TYPE', id: added, version: back?.version ?? 0 });
    expect((await category()).types.map((type) => type.id)).toEqual([first]);
  });
});
