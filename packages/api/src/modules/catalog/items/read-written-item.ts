import { sql } from 'kysely';
import { type ClipView, loadItemClips } from './item-clips.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { ItemsTable, ItemTextsTable, ListingStatus, OriginalitySheet } from '#api/modules/catalog/tables.ts';
import type { Selectable } from 'kysely';

type Texts = Selectable<ItemTextsTable>;

/** An item and its listing as `writeItem` wrote them, for whoever changes them. */
export type WrittenItem = Omit<Selectable<ItemsTable>, 'originality' | 'part_images'> & {
  readonly originality: OriginalitySheet;
  readonly brand: string;
  readonly categorySlug: string;
  readonly typeSlug: string;
  readonly askingCents: number;
  readonly stockLevel: number;
  readonly status: ListingStatus;
  readonly listedAt: Date;
  readonly texts: Readonly<Record<Locale, Texts>>;
  readonly clips: readonly ClipView[];
  readonly variants: readonly {
    readonly itemId: string;
    readonly sku: string;
    readonly askingCents: number;
    readonly stockLevel: number;
    readonly fields: Readonly<Record<Locale, Texts['variant']>>;
  }[];
};

async function textsOf(db: Db, itemIds: readonly string[]) {
  const rows = await db.selectFrom('item_texts').selectAll().where('item_id', 'in', itemIds).execute();
  return (itemId: string, locale: Locale): Texts => {
    const own = rows.filter((row) => row.item_id === itemId);
    const found = own.find((row) => row.locale === locale) ?? own[0];
    if (!found) throw new Error(`The item ${itemId} has no texts.`);
    return found;
  };
}

/** The item of a listing, with what stands in its rows in both languages; undefined for an unknown listing, and for a variant's. */
export async function readWrittenItem(db: Db, listingId: string): Promise<WrittenItem | undefined> {
  const item = await db
    .selectFrom('items')
    .innerJoin('listings', 'listings.item_id', 'items.id')
    .innerJoin('brands', 'brands.id', 'items.brand_id')
    .innerJoin('categories', 'categories.id', 'items.category_id')
    .innerJoin('types', 'types.id', 'items.type_id')
    .selectAll('items')
    .select(['brands.name as brand', 'categories.slug as categorySlug', 'types.slug as typeSlug'])
    .select(['listings.asking_cents as askingCents', 'listings.stock_level as stockLevel'])
    .select(['listings.status', 'listings.listed_at as listedAt'])
    .where('listings.id', '=', listingId)
    .where('items.parent_item_id', 'is', null)
    .executeTakeFirst();
  if (!item) return undefined;
  const { rows: variants } = await sql<{ itemId: string; sku: string; askingCents: number; stockLevel: number }>`
    SELECT items.id AS "itemId", items.sku, listings.asking_cents AS "askingCents", listings.stock_level AS "stockLevel"
    FROM items JOIN listings ON listings.item_id = items.id
    WHERE items.parent_item_id = ${item.id}
      AND (listings.status <> 'withdrawn' OR ${item.status} = 'withdrawn')
    ORDER BY items.id`.execute(db);
  const text = await textsOf(db, [item.id, ...variants.map(({ itemId }) => itemId)]);
  return {
    ...item,
    clips: (await loadItemClips(db, [item.id])).get(item.id) ?? [],
    texts: { en: text(item.id, 'en'), fr: text(item.id, 'fr') },
    variants: variants.map((variant) => ({
      ...variant,
      fields: { en: text(variant.itemId, 'en').variant, fr: text(variant.itemId, 'fr').variant },
    })),
  };
}
