import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { Locale } from '#api/platform/locale.ts';
import { loadFacts } from './item-facts.ts';
import { type ItemSource, type ListingSource, toItem } from './item-mapper.ts';
import { loadListingRows, loadOwnListings } from './listing-rows.ts';

/** Items by id, without their parents. */
async function readItems(db: Db, ids: readonly string[], locale: Locale): Promise<ItemSource[]> {
  const [facts, listings] = await Promise.all([loadFacts(db, ids, locale), loadOwnListings(db, ids)]);
  return ids.flatMap((id) => {
    const written = facts.get(id);
    const own = listings.get(id);
    return written ? [toItem(written, own?.listing, own?.variantStock ?? null)] : [];
  });
}

/** Sets `parentItem` of variants. */
async function addParents(db: Db, items: readonly ItemSource[], locale: Locale): Promise<void> {
  const ids = [...new Set(items.flatMap(({ parentItemId }) => (parentItemId === null ? [] : [parentItemId])))];
  if (ids.length === 0) return;
  const parents = new Map((await readItems(db, ids, locale)).map((item) => [item.id, item]));
  for (const item of items) item.parentItem = parents.get(item.parentItemId ?? '') ?? null;
}

/**
 * Items by id, in the order of the ids; unknown ids are left out. What is written of them, and their listings, come from memory while
 * nothing has changed (`item-facts.ts`, `listing-rows.ts`), else by a statement for each.
 */
export async function loadItems(db: Db, ids: readonly string[], locale: Locale): Promise<ItemSource[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const items = await readItems(db, known, locale);
  await addParents(db, items, locale);
  return items;
}

/** Listings by id with their items, in the order of the ids; unknown ids are left out. As for `loadItems`, most come from memory. */
export async function loadListings(db: Db, ids: readonly string[], locale: Locale): Promise<ListingSource[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const rows = await loadListingRows(db, known);
  const facts = await loadFacts(
    db,
    [...rows.values()].map((row) => row.item_id),
    locale,
  );
  const items = known.flatMap((id) => {
    const row = rows.get(id);
    const written = row && facts.get(row.item_id);
    return written ? [toItem(written, row, row.variant_stock)] : [];
  });
  await addParents(db, items, locale);
  return items.flatMap(({ listing }) => listing ?? []);
}
