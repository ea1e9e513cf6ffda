import type { LocalText } from '#api/platform/locale.ts';
import type { Db } from '#api/platform/db/database.ts';
import { normalizeName } from '#api/modules/listing-imports/columns/normalize-name.ts';

type Place = { readonly slug: string; readonly title: LocalText };

/** Categories and their types, by which files name where something belongs. */
export type Places = readonly (Place & { readonly types: readonly Place[] })[];

export async function loadPlaces(db: Db): Promise<Places> {
  const categories = await db.selectFrom('categories').select(['id', 'slug', 'title']).orderBy('position').execute();
  const types = await db.selectFrom('types').select(['category_id', 'slug', 'title']).orderBy('position').execute();
  return categories.map(({ id, slug, title }) => ({
    slug,
    title,
    types: types.filter((type) => type.category_id === id),
  }));
}

/** Names of one thing: `Electric Guitars` and `electric guitar` alike. */
const bare = (text: string): string => normalizeName(text).replace(/s$/, '');

function find<Found extends Place>(places: readonly Found[], name: string): Found | undefined {
  const wanted = bare(name);
  return places.find(({ slug, title }) => [slug, title.en, title.fr].some((known) => bare(known) === wanted));
}

/** The category of a cell: its name, or the last known one of a path such as `Arts > Musical Instruments > Basses`. */
export function categoryOf(places: Places, cell: string): Places[number] | undefined {
  const parts = cell.split(/[>/|]/).map((part) => part.trim());
  return [cell, ...parts.toReversed()].flatMap((part) => (part === '' ? [] : (find(places, part) ?? [])))[0];
}

/** The type of a cell inside a category. */
export const typeOf = (places: Places, categorySlug: string, cell: string): Place | undefined =>
  find(places.find(({ slug }) => slug === categorySlug)?.types ?? [], cell);

/** Where a type of this name is alone in the shop: its category too. */
export function placeOfType(places: Places, cell: string): { category: string; type: string } | undefined {
  const found = places.flatMap(({ slug, types }) => {
    const type = find(types, cell);
    return type ? [{ category: slug, type: type.slug }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
