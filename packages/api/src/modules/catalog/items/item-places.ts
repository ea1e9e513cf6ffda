import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { LocalText } from '#api/platform/locale.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import type { Backdrop } from '#api/platform/images/backdrop.ts';

type Brand = { readonly id: string; readonly name: string };

/** What a brand, and a model of it, were called before. */
export async function formerNamesOf(db: Db, brandId: string, model: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('former_names')
    .select('name')
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', '=', 'BRAND'), eb('target', '=', brandId)]),
        eb.and([eb('kind', '=', 'MODEL'), eb('scope_id', '=', brandId), eb('target', '=', model)]),
      ]),
    )
    .orderBy('slug')
    .execute();
  return rows.map(({ name }) => name);
}
export type Titled = { readonly id: string; readonly title: LocalText };

async function findBrand(trx: Tx, name: string, slug: string): Promise<Brand | undefined> {
  const { rows } = await sql<Brand>`
    SELECT id, name FROM brands WHERE lower(name) = lower(${name}) OR slug = ${slug} OR id IN (
      SELECT target FROM former_names
      WHERE kind = 'BRAND' AND scope_id = '' AND (slug = ${slug} OR lower(former_names.name) = lower(${name}))
    )
    ORDER BY (lower(name) = lower(${name})) DESC, (slug = ${slug}) DESC LIMIT 1`.execute(trx);
  return rows[0];
}

/** The brand of a name in any case, also of one that it had before; one that the shop does not have is added. */
export async function ensureBrand(trx: Tx, name: string): Promise<Brand> {
  const id = newId();
  const slug = toSlug(name) || id;
  const known = await findBrand(trx, name, slug);
  if (known) return known;
  await trx
    .insertInto('brands')
    .values({ id, name, slug })
    .onConflict((on) => on.constraint('brands_slug').doNothing())
    .execute();
  const added = await findBrand(trx, name, slug);
  if (!added) throw new Error(`The brand ${name} was neither found nor added.`);
  return added;
}

/** A category and one of its types by their slugs; undefined where the shop does not have them. */
export async function findPlace(
  trx: Tx,
  categorySlug: string,
  typeSlug: string,
): Promise<{ readonly category: Titled; readonly type: Titled } | undefined> {
  const row = await trx
    .selectFrom('types')
    .innerJoin('categories', 'categories.id', 'types.category_id')
    .select(['categories.id', 'categories.title', 'types.id as typeId', 'types.title as typeTitle'])
    .where('categories.slug', '=', categorySlug)
    .where('types.slug', '=', typeSlug)
    .executeTakeFirst();
  return row && { category: { id: row.id, title: row.title }, type: { id: row.typeId, title: row.typeTitle } };
}

/** Items of one model belong to one era when their years are no further apart. */
export const ERA_YEARS = 5;

/** The key under which an item's past sales stand: that of the same model of its era, else a new one. */
export async function modelKeyOf(trx: Tx, brand: Brand, model: string, year: number | null): Promise<string> {
  const known = await trx
    .selectFrom('former_names')
    .select('target')
    .where('kind', '=', 'MODEL')
    .where('scope_id', '=', brand.id)
    .where('slug', '=', model.toLowerCase())
    .executeTakeFirst();
  const { rows } = await sql<{ key: string }>`
    SELECT model_key AS key FROM items
    WHERE brand_id = ${brand.id} AND lower(model) = lower(${known?.target ?? model}) AND parent_item_id IS NULL
      AND (${year}::integer IS NULL AND year_from IS NULL OR abs(year_from - ${year}::integer) <= ${ERA_YEARS})
    ORDER BY abs(year_from - ${year}::integer), id LIMIT 1`.execute(trx);
  const era = year === null ? [] : [String(Math.floor(year / 10) * 10)];
  return rows[0]?.key ?? [toSlug(brand.name), toSlug(model), ...era].filter(Boolean).join('-');
}

const backdrops: Readonly<Record<string, Backdrop>> = {
  sunburst: 'SURF',
  natural: 'SONIC',
  blonde: 'SONIC',
  brown: 'SURF',
  black: 'BUTTER',
  white: 'SHELL',
  grey: 'BUTTER',
  silver: 'SHELL',
  gold: 'SONIC',
  red: 'FOG',
  cherry: 'FOG',
  pink: 'FOG',
  blue: 'BUTTER',
  green: 'SHELL',
};

/** A backdrop from which a finish stands out. */
export const backdropFor = (finishFamily: string): Backdrop => backdrops[finishFamily] ?? 'FOG';
