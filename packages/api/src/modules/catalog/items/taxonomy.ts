import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import { memoizeByNames } from '#api/modules/catalog/names/names-revision.ts';
import { kindWords } from '#api/modules/catalog/search/fallback-wordings.ts';
import { tokenize } from '#api/platform/search/normalize-text.ts';

/** How long names are cached at most; a change by staff is known within a second, and an unknown name is always looked up. */
const TTL_MS = 30_000;

type Named = {
  id: string;
  slug: string;
  /** Slugs that it had before. */
  former: readonly string[];
};
type Titled = Named & {
  title: LocalText;
  /** Its titles as {@link kindWords}. */
  kinds: ReadonlySet<string>;
};
type Taxonomy = {
  brands: (Named & { name: string })[];
  categories: Titled[];
  types: (Titled & { category_id: string })[];
};

const withKinds = <T extends { title: LocalText }>(named: T): T & Pick<Titled, 'kinds'> => ({
  ...named,
  kinds: new Set(Object.values(named.title).map((title) => kindWords(tokenize(title)))),
});

/** Slugs of former names, and of names that brands had until they were taken back: what was linked meanwhile still leads somewhere. */
const formerSlugs = sql<{ slug: string; target: string }>`
  SELECT slug, target FROM former_names WHERE kind IN ('BRAND', 'TYPE')
  UNION
  SELECT move -> 'to' ->> 'slug', move -> 'from' ->> 'id' FROM name_changes
  WHERE kind = 'BRAND_RENAME' AND undone_at IS NOT NULL AND NOT EXISTS (
    SELECT FROM former_names WHERE former_names.kind = 'BRAND' AND former_names.slug = move -> 'to' ->> 'slug')
    AND NOT EXISTS (SELECT FROM brands WHERE brands.slug = move -> 'to' ->> 'slug')`;

async function readTaxonomy(db: Db): Promise<Taxonomy> {
  const [brands, categories, types, former] = await Promise.all([
    db.selectFrom('brands').select(['id', 'slug', 'name']).execute(),
    db.selectFrom('categories').select(['id', 'slug', 'title']).execute(),
    db.selectFrom('types').select(['id', 'slug', 'category_id', 'title']).execute(),
    formerSlugs.execute(db).then(({ rows }) => rows),
  ]);
  const byTarget = Map.groupBy(former, ({ target }) => target);
  const withFormer = <T extends { id: string }>(named: T): T & Pick<Named, 'former'> => ({
    ...named,
    former: (byTarget.get(named.id) ?? []).map(({ slug }) => slug),
  });
  return {
    brands: brands.map(withFormer),
    categories: categories.map(withFormer).map(withKinds),
    types: types.map(withFormer).map(withKinds),
  };
}

const cachedTaxonomy = memoizeByNames(TTL_MS, readTaxonomy);

/** Slugs and names of a filter. */
export type Names = {
  readonly brands: readonly string[];
  readonly categories: readonly string[];
  readonly types: readonly string[];
  /** Usernames in lower case. */
  readonly sellers: readonly string[];
};

/** Ids of these names; unknown ones are left out. `typesInCategories` are the types that belong to the categories. */
export type Ids = {
  readonly brands: readonly string[];
  readonly categories: readonly string[];
  readonly types: readonly string[];
  readonly typesInCategories: readonly string[];
  readonly sellers: readonly string[];
  /** Slugs that were asked for and that a brand or a type had before, with what it has now. */
  readonly renamed: readonly RenamedSlug[];
};

/** A slug that something had before, and the one that it has now. */
export type RenamedSlug = { readonly key: 'BRAND' | 'TYPE'; readonly from: string; readonly to: string };

const isKnown = (names: readonly string[], known: readonly Named[]): boolean =>
  names.every((name) => known.some(({ slug, former }) => slug === name || former.includes(name)));

const pick = <T extends Named>(names: readonly string[], known: readonly T[]): T[] =>
  known.filter(({ slug, former }) => names.includes(slug) || former.some((each) => names.includes(each)));

/** What leads on: a slug that something of these has today does not. */
function renamedAmong(key: RenamedSlug['key'], names: readonly string[], known: readonly Named[]): RenamedSlug[] {
  return names
    .filter((name) => !known.some(({ slug }) => slug === name))
    .flatMap((from) =>
      known.filter(({ former }) => former.includes(from)).map(({ slug: to }): RenamedSlug => ({ key, from, to })),
    );
}

async function findSellers(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM accounts WHERE lower(username) = ANY(${[...names]})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Resolves the names of a filter to ids, because the indexes are on ids. */
export async function findIds(db: Db, names: Names): Promise<Ids> {
  let known = await cachedTaxonomy(db);
  const isComplete =
    isKnown(names.brands, known.brands) &&
    isKnown(names.categories, known.categories) &&
    isKnown(names.types, known.types);
  if (!isComplete) known = await readTaxonomy(db);
  const categories = pick(names.categories, known.categories).map(({ id }) => id);
  const types = pick(names.types, known.types);
  const isWithin = (type: { category_id: string }): boolean =>
    names.categories.length === 0 || categories.includes(type.category_id);
  return {
    brands: pick(names.brands, known.brands).map(({ id }) => id),
    categories,
    types: types.map(({ id }) => id),
    typesInCategories: types.filter(isWithin).map(({ id }) => id),
    sellers: await findSellers(db, names.sellers),
    renamed: [
      ...renamedAmong('BRAND', names.brands, known.brands),
      ...renamedAmong('TYPE', names.types, known.types.filter(isWithin)),
    ],
  };
}

/** Ids of the types that the words name exactly, or whose category they name: `picks` means picks, not pickups. */
export async function typesNamed(db: Db, words: readonly string[]): Promise<string[]> {
  const kind = kindWords(words);
  if (kind === '') return [];
  const { types, categories } = await cachedTaxonomy(db);
  const within = categories.filter(({ kinds }) => kinds.has(kind)).map(({ id }) => id);
  return types.filter((type) => type.kinds.has(kind) || within.includes(type.category_id)).map(({ id }) => id);
}

/** Each name by every slug that leads to it; one of today goes before one of before. */
function namesBySlug<T extends Named>(all: readonly T[], nameOf: (named: T) => string): ReadonlyMap<string, string> {
  const former = all.flatMap((named) => named.former.map((slug) => [slug, nameOf(named)] as const));
  return new Map([...former, ...all.map((named) => [named.slug, nameOf(named)] as const)]);
}

/** Names of brands, categories and types by slug, also by those that they had before. */
export async function facetNames(
  db: Db,
  locale: Locale,
): Promise<Readonly<Record<'BRAND' | 'CATEGORY' | 'TYPE', ReadonlyMap<string, string>>>> {
  const { brands, categories, types } = await cachedTaxonomy(db);
  const titles = (all: readonly Titled[]) => namesBySlug(all, ({ title }) => title[locale]);
  return {
    BRAND: namesBySlug(brands, ({ name }) => name),
    CATEGORY: titles(categories),
    TYPE: titles(types),
  };
}

type PlaceName = { readonly value: string; readonly label: string };

/** The slug and the name of brands, categories and types, by the key of their facet and their id, such as `BRAND 6dqdpq…`. */
export async function placeNames(db: Db, locale: Locale): Promise<ReadonlyMap<string, PlaceName>> {
  return (await cachedPlaceNames(db))[locale];
}

function namePlaces({ brands, categories, types }: Taxonomy, locale: Locale): ReadonlyMap<string, PlaceName> {
  return new Map([
    ...brands.map(({ id, slug, name }) => [`BRAND ${id}`, { value: slug, label: name }] as const),
    ...categories.map(({ id, slug, title }) => [`CATEGORY ${id}`, { value: slug, label: title[locale] }] as const),
    ...types.map(({ id, slug, title }) => [`TYPE ${id}`, { value: slug, label: title[locale] }] as const),
  ]);
}

const cachedPlaceNames = memoizeByNames(TTL_MS, async (db) => {
  const known = await cachedTaxonomy(db);
  return { en: namePlaces(known, 'en'), fr: namePlaces(known, 'fr') };
});

/** What a category and a type of it are called: `Acoustic Guitars, Dreadnought`; the category alone for an unknown type, null for an unknown category. */
export async function typeTitleOf(db: Db, category: string, type: string): Promise<LocalText | null> {
  const { categories, types } = await cachedTaxonomy(db);
  const parent = categories.find(({ slug }) => slug === category);
  const found = types.find(({ slug, category_id: categoryId }) => slug === type && categoryId === parent?.id);
  if (!parent || !found) return parent?.title ?? null;
  return { en: `${parent.title.en}, ${found.title.en}`, fr: `${parent.title.fr}, ${found.title.fr}` };
}
