import { storeProfile } from '@headstock/contracts/store-profile';
import { locales } from '@headstock/contracts/locale';
import { sql } from 'kysely';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { searchDocument, toTsvector } from '#api/modules/catalog/search/search-document.ts';
import { ensureBrand } from './item-places.ts';

/** Something that staff sell in one order without listing it. Price of one in whole cents, weight in grams with its packing. */
export type CustomItem = {
  readonly sellerAccountId: string;
  readonly name: string;
  readonly cents: number;
  readonly quantity: number;
  readonly isShipped: boolean;
  readonly weightGrams: number;
};

/** Where it is counted: among what is in no other place, under the shop's own name. */
async function placeOf(trx: Tx) {
  const type = await trx
    .selectFrom('types')
    .innerJoin('categories', 'categories.id', 'types.category_id')
    .select(['types.id as typeId', 'types.category_id as categoryId'])
    .orderBy(sql`categories.slug = 'other'`, 'desc')
    .orderBy('types.position', 'desc')
    .orderBy('types.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...type, brandId: (await ensureBrand(trx, storeProfile.name)).id };
}

async function writeTexts(trx: Tx, itemId: string, name: string): Promise<void> {
  const none = { subtitle: '', description: '', finish: '' };
  const empty = { specs: toJson([]), plate: toJson([]), report: toJson([]), variant: toJson([]) };
  const rows = locales.map((locale) => ({ item_id: itemId, locale, title: name, ...none, ...empty }));
  await trx.insertInto('item_texts').values(rows).execute();
}

/**
 * Writes a custom item with a listing that no list, search or page of the shop shows, and gives the listing's id. It is there in as many
 * pieces as the order has of it.
 */
export async function writeCustomItem(trx: Tx, item: CustomItem): Promise<string> {
  const [id, listingId] = [newId(), newId()];
  const { brandId, categoryId, typeId } = await placeOf(trx);
  const sku = `HS-${id.toUpperCase()}`;
  const both = {
    seller_account_id: item.sellerAccountId,
    brand_id: brandId,
    category_id: categoryId,
    type_id: typeId,
    condition: 'NEW' as const,
    finish_family: '',
    tags: [],
  };
  await trx
    .insertInto('items')
    .values({
      ...both,
      id,
      slug: '',
      sku,
      is_custom: true,
      parent_item_id: null,
      model: '',
      model_key: `custom-${id}`,
      year_from: null,
      year_to: null,
      finish_key: '',
      backdrop: 'FOG',
      handedness: null,
      weight_grams: null,
      serial: null,
      accepting_offers: false,
      offer_decline_threshold: null,
      requires_shipping: item.isShipped,
      local_pickup_only: false,
      shipping_class: 'small',
      shipping_weight_grams: item.weightGrams,
      reported_at: null,
    })
    .execute();
  await writeTexts(trx, id, item.name);
  const words = searchDocument({ titles: [item.name], brand: '', model: '', years: [], traits: [], texts: [], sku });
  await trx
    .insertInto('listings')
    .values({
      ...both,
      id: listingId,
      item_id: id,
      asking_cents: item.cents,
      status: 'live',
      stock_level: item.quantity,
      listed_at: new Date(),
      sold_at: null,
      is_published: false,
      decade: null,
      year: null,
      search: toTsvector(sql`${words.a}::text`, sql`${words.b}::text`, sql`${words.c}::text`, sql`${words.d}::text`),
    })
    .execute();
  return listingId;
}

/** Deletes a custom item by its listing, which nothing may hold any more; every other listing stays. */
export async function deleteCustomItem(trx: Tx, listingId: string): Promise<void> {
  const gone = await trx
    .deleteFrom('listings')
    .where('id', '=', listingId)
    .where('item_id', 'in', (eb) => eb.selectFrom('items').select('id').where('is_custom', '=', true))
    .returning('item_id')
    .executeTakeFirst();
  if (gone) await trx.deleteFrom('items').where('id', '=', gone.item_id).execute();
}
