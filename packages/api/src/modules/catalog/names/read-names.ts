import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { LocalText } from '#api/platform/locale.ts';

/** A brand as staff see it. */
export type BrandView = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly version: number;
  /** Items, sold and withdrawn ones too. */
  readonly listings: number;
  readonly formerNames: readonly string[];
};

/** Which brands are asked for: one, or those with a text in a name of today or before, that have at most so many listings. */
export type BrandFilter = { readonly id?: string; readonly search?: string; readonly most?: number | null };

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Brands by name; what is searched for as it is called stands first. */
export async function readBrands(db: Db, { id, search = '', most = null }: BrandFilter = {}): Promise<BrandView[]> {
  const wanted = search.trim();
  const like = `%${escaped(wanted)}%`;
  const { rows } = await sql<BrandView>`
    SELECT brands.id, brands.name, brands.slug, brands.version, coalesce(counted.count, 0)::integer AS listings,
      ARRAY(SELECT name FROM former_names WHERE kind = 'BRAND' AND target = brands.id ORDER BY slug) AS "formerNames"
    FROM brands LEFT JOIN (
      SELECT brand_id, count(*) AS count FROM items WHERE parent_item_id IS NULL GROUP BY brand_id
    ) AS counted ON counted.brand_id = brands.id
    WHERE (${id ?? null}::text IS NULL OR brands.id = ${id ?? null})
      AND (${most}::integer IS NULL OR coalesce(counted.count, 0) <= ${most})
      AND (${wanted} = '' OR brands.name ILIKE ${like} OR EXISTS (
        SELECT FROM former_names WHERE kind = 'BRAND' AND target = brands.id AND name ILIKE ${like}))
    ORDER BY lower(brands.name) = lower(${wanted}) DESC, lower(brands.name), brands.id`.execute(db);
  return rows;
}

/** A model of a brand, as listings write it most often. */
export type ModelView = { readonly name: string; readonly listings: number; readonly formerNames: readonly string[] };

/** The models of a brand, by name. */
export async function readModels(db: Db, brandId: string): Promise<ModelView[]> {
  const { rows } = await sql<ModelView>`
    WITH models AS (
      SELECT mode() WITHIN GROUP (ORDER BY model) AS name, count(*)::integer AS listings, lower(model) AS key
      FROM items WHERE brand_id = ${brandId} AND parent_item_id IS NULL AND NOT is_custom GROUP BY lower(model)
    )
    SELECT name, listings,
      ARRAY(SELECT former.name FROM former_names former WHERE former.kind = 'MODEL' AND former.scope_id = ${brandId}
        AND lower(former.target) = models.key ORDER BY former.slug) AS "formerNames"
    FROM models ORDER BY key`.execute(db);
  return rows;
}

/** A category, or a type of one, as staff see it. */
export type PlaceView = {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly listings: number;
};

/** A category with its types, in the order of the shop. */
export type CategoryView = PlaceView & { readonly types: readonly PlaceView[] };

/** All categories with their types. */
export async function readCategories(db: Db): Promise<CategoryView[]> {
  const { rows: categories } = await sql<PlaceView>`
    SELECT id, slug, version, title, description,
      (SELECT count(*)::integer FROM items WHERE category_id = categories.id AND parent_item_id IS NULL) AS listings
    FROM categories ORDER BY position, id`.execute(db);
  const { rows: types } = await sql<PlaceView & { readonly categoryId: string }>`
    SELECT id, slug, version, title, description, category_id AS "categoryId",
      (SELECT count(*)::integer FROM items WHERE type_id = types.id AND parent_item_id IS NULL) AS listings
    FROM types ORDER BY position, id`.execute(db);
  const byCategory = Map.groupBy(types, ({ categoryId }) => categoryId);
  return categories.map((category) => ({ ...category, types: byCategory.get(category.id) ?? [] }));
}
