import { locales } from '@headstock/contracts/locale';
import { sql } from 'kysely';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation } from '#api/platform/db/tx.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import { toTsvector } from '#api/modules/catalog/search/search-document.ts';
import type { VariantField } from '#api/modules/catalog/tables.ts';
import { searchOf } from './item-search.ts';
import { itemTraits } from './item-traits.model.ts';
import { shipsFromOf } from './ships-from.ts';
import { backdropFor, ensureBrand, findPlace, formerNamesOf, modelKeyOf } from './item-places.ts';
import { writeItemClips } from './item-clips.ts';
import type { ItemToWrite } from './item-to-write.ts';

/** Why an item cannot be written: the shop has no such category or type, or the seller uses the number for another item. */
export type WriteFault = 'place' | 'sku';

/** What one row of items gets, whether it is a product or a variant of one. */
type One = {
  readonly itemId: string | null;
  readonly listingId: string;
  readonly parentId: string | null;
  readonly hasVariants: boolean;
  readonly sku: string | null;
  readonly askingCents: number;
  readonly stockChange: number;
  /** Whether it is for sale afterwards: as before, or as its product is. */
  readonly offered: 'keep' | 'live' | 'withdrawn';
  readonly variant: Readonly<Record<(typeof locales)[number], readonly VariantField[]>>;
};

type Places = Awaited<ReturnType<typeof placesOf>>;

const LONGEST_SLUG = 80;

async function placesOf(trx: Tx, item: ItemToWrite) {
  const place = await findPlace(trx, item.categorySlug, item.typeSlug);
  if (!place) return undefined;
  const brand = await ensureBrand(trx, item.brand);
  const shipsFrom = item.local_pickup_only
    ? undefined
    : (await shipsFromOf(trx, [item.sellerAccountId])).get(item.sellerAccountId);
  return {
    ...place,
    brand,
    formerNames: await formerNamesOf(trx, brand.id, item.model),
    modelKey: await modelKeyOf(trx, brand, item.model, item.year_from),
    shipsFrom: shipsFrom ?? null,
  };
}

function columnsOf(item: ItemToWrite, { category, type, brand, modelKey }: NonNullable<Places>) {
  return {
    brand_id: brand.id,
    category_id: category.id,
    type_id: type.id,
    model: item.model,
    model_key: modelKey,
    year_from: item.year_from,
    year_to: item.year_to,
    year_is_circa: item.yearIsCirca,
    finish_key: toSlug(item.copy.en.finish),
    finish_family: item.finish_family,
    condition: item.condition,
    handedness: item.handedness,
    weight_grams: item.weight_grams,
    serial: item.serial,
    originality: toJson(item.originality),
    ...(item.partImages && { part_images: toJson(item.partImages) }),
    tags: [...item.tags],
    accepting_offers: item.accepting_offers,
    offer_decline_threshold: item.offer_decline_threshold,
    requires_shipping: item.requires_shipping,
    local_pickup_only: item.local_pickup_only,
    shipping_class: item.shipping_class,
    shipping_weight_grams: item.shipping_weight_grams,
  };
}

const traitsOf = (item: ItemToWrite, shipsFrom: string | null): string[] =>
  itemTraits({
    ...item,
    weightGrams: item.weight_grams,
    specs: item.copy.en.specs,
    plate: item.copy.en.plate,
    names: [item.model, item.copy.en.title, item.copy.en.subtitle],
    shipsFrom,
  });

/** Writes the row of an item and gives its id and number. A published item keeps its address. */
async function writeRow(trx: Tx, item: ItemToWrite, places: NonNullable<Places>, one: One) {
  const columns = { ...columnsOf(item, places), has_variants: one.hasVariants };
  const reportedAt = item.copy.en.report.length > 0 ? sql<Date>`coalesce(items.reported_at, now())` : null;
  if (one.itemId !== null) {
    return trx
      .updateTable('items')
      .set({ ...columns, reported_at: reportedAt, ...(one.sku === null ? {} : { sku: one.sku }) })
      .where('id', '=', one.itemId)
      .where('seller_account_id', '=', item.sellerAccountId)
      .returning(['id', 'sku'])
      .executeTakeFirstOrThrow();
  }
  const id = newId();
  const ending = one.variant.en.map(({ value }) => value);
  return trx
    .insertInto('items')
    .values({
      ...columns,
      id,
      slug: toSlug([item.copy.en.title, ...ending].join(' ')).slice(0, LONGEST_SLUG) || id,
      sku: one.sku ?? `HS-${id.toUpperCase()}`,
      seller_account_id: item.sellerAccountId,
      parent_item_id: one.parentId,
      backdrop: backdropFor(item.finish_family),
      reported_at: item.copy.en.report.length > 0 ? new Date() : null,
    })
    .returning(['id', 'sku'])
    .executeTakeFirstOrThrow();
}

async function writeTexts(trx: Tx, itemId: string, item: ItemToWrite, variant: One['variant']): Promise<void> {
  for (const locale of locales) {
    const { specs, plate, report, otherLanguage, ...copy } = item.copy[locale];
    const texts = {
      ...copy,
      specs: toJson(specs),
      plate: toJson(plate),
      report: toJson(report),
      variant: toJson(variant[locale]),
      other_language: otherLanguage,
    };
    await trx
      .insertInto('item_texts')
      .values({ item_id: itemId, locale, ...texts })
      .onConflict((on) => on.columns(['item_id', 'locale']).doUpdateSet(texts))
      .execute();
  }
}

async function writeImages(trx: Tx, itemId: string, images: ItemToWrite['images']): Promise<void> {
  if (images === null) return;
  await trx.deleteFrom('item_images').where('item_id', '=', itemId).execute();
  if (images.length === 0) return;
  const rows = images.map(({ id, alt }, position) => ({ item_id: itemId, position, image_id: id, alt: toJson(alt) }));
  await trx.insertInto('item_images').values(rows).execute();
}

/** Writes the listing of an item: a new one is for sale, the stock of an older one grows by the change. */
async function writeListing(
  trx: Tx,
  item: ItemToWrite,
  places: NonNullable<Places>,
  one: One,
  row: { readonly id: string; readonly sku: string },
): Promise<void> {
  const words = searchOf(item, { ...places, brand: places.brand.name, sku: row.sku });
  const search = toTsvector(sql`${words.a}::text`, sql`${words.b}::text`, sql`${words.c}::text`, sql`${words.d}::text`);
  const { year_from: year } = item;
  const repeated = {
    asking_cents: one.askingCents,
    brand_id: places.brand.id,
    category_id: places.category.id,
    type_id: places.type.id,
    decade: year === null ? null : Math.floor(year / 10) * 10,
    year,
    condition: item.condition,
    finish_family: item.finish_family,
    tags: [...item.tags],
    traits: traitsOf(item, places.shipsFrom),
    search,
  };
  const stock = sql<number>`greatest(listings.stock_level + ${one.stockChange}, 0)`;
  const status = sql<'live'>`CASE
    WHEN ${one.offered}::text = 'withdrawn' OR (${one.offered}::text = 'keep' AND listings.status = 'withdrawn') THEN 'withdrawn'
    WHEN ${stock} = 0 THEN 'sold' ELSE 'live' END`;
  const updated = await trx
    .updateTable('listings')
    .set({
      ...repeated,
      stock_level: stock,
      status,
      sold_at: sql<Date | null>`CASE WHEN ${stock} = 0 THEN coalesce(listings.sold_at, now()) END`,
    })
    .where('id', '=', one.listingId)
    .returning('id')
    .executeTakeFirst();
  if (updated) return;
  await trx
    .insertInto('listings')
    .values({
      ...repeated,
      id: one.listingId,
      item_id: row.id,
      seller_account_id: item.sellerAccountId,
      status: one.offered === 'withdrawn' ? 'withdrawn' : one.stockChange > 0 ? 'live' : 'sold',
      stock_level: Math.max(0, one.stockChange),
      listed_at: new Date(),
      sold_at: one.stockChange > 0 ? null : new Date(),
      is_published: one.parentId === null,
    })
    .execute();
}

async function writeOne(trx: Tx, item: ItemToWrite, places: NonNullable<Places>, one: One): Promise<string> {
  const row = await writeRow(trx, item, places, one);
  await writeTexts(trx, row.id, item, one.variant);
  await writeImages(trx, row.id, item.images);
  // Sizes and colours are shown on the page of their product, with its clips.
  if (one.parentId === null) await writeItemClips(trx, row.id, item.clips);
  await writeListing(trx, item, places, one, row);
  return row.id;
}

/** The newest listing of an item that is there already. */
async function listingOf(trx: Tx, itemId: string | null): Promise<string> {
  if (itemId === null) return newId();
  const row = await trx
    .selectFrom('listings')
    .select('id')
    .where('item_id', '=', itemId)
    .orderBy('listed_at', 'desc')
    .executeTakeFirst();
  return row?.id ?? newId();
}

const noVariant = { en: [], fr: [] } as const;

async function writeVariants(
  trx: Tx,
  item: ItemToWrite,
  places: NonNullable<Places>,
  parent: { id: string; sku: string | null },
) {
  const own = await trx
    .selectFrom('listings')
    .select('status')
    .where('item_id', '=', parent.id)
    .orderBy('listed_at', 'desc')
    .executeTakeFirst();
  const offered = own?.status === 'withdrawn' ? 'withdrawn' : 'live';
  const written: string[] = [];
  for (const [index, { fields, ...variant }] of item.variants.entries()) {
    const known = variant.itemId;
    written.push(
      await writeOne(trx, item, places, {
        ...variant,
        sku: variant.sku ?? (known === null ? `HS-${parent.id.toUpperCase()}-${index + 1}-${newId().slice(-4)}` : null),
        listingId: await listingOf(trx, known),
        parentId: parent.id,
        offered,
        hasVariants: false,
        variant: fields,
      }),
    );
  }
  // What the seller took out of the product is off the shop; orders and messages keep the item.
  await sql`UPDATE listings SET status = 'withdrawn' FROM items
    WHERE items.id = listings.item_id AND items.parent_item_id = ${parent.id} AND listings.status = 'live'
      AND NOT items.id = ANY (${written}::text[])`.execute(trx);
  return written;
}

/**
 * Writes an item with its texts, images, listing, search words and variants, in the caller's transaction: all of it or
 * nothing. With `itemId` null it is added and its listing, with the id `listingId`, is live; otherwise it is changed, and its
 * listing keeps its state. Gives the ids of the variants in their order.
 */
export async function writeItem(
  trx: Tx,
  { itemId, listingId }: { readonly itemId: string | null; readonly listingId: string },
  item: ItemToWrite,
): Promise<{ ok: true; itemId: string; variantIds: readonly string[] } | { ok: false; fault: WriteFault }> {
  const places = await placesOf(trx, item);
  if (!places) return { ok: false, fault: 'place' };
  const hasVariants = item.variants.length > 0;
  try {
    const one = { itemId, listingId, parentId: null, offered: 'keep', hasVariants, variant: noVariant } as const;
    const id = await writeOne(trx, item, places, { ...item, ...one });
    return { ok: true, itemId: id, variantIds: await writeVariants(trx, item, places, { id, sku: item.sku }) };
  } catch (error) {
    if (isUniqueViolation(error, 'items_sku')) return { ok: false, fault: 'sku' };
    throw error;
  }
}
