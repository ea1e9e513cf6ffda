import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';
import { type Condition, hasLegalHold, serialKey, serialKeyOf } from '#api/modules/catalog/index.ts';
import { photographCount, shown, stockOf } from '#api/modules/selling/listing-lists.ts';
import type { ShownState } from '#api/modules/selling/listing-states.model.ts';

/** Whose listings. */
export type SellerKind = 'SHOP' | 'PRIVATE' | 'PROFESSIONAL';

/** What staff look for; nothing narrows nothing. */
export type InventoryFilter = {
  readonly search?: string | null;
  readonly states?: readonly ShownState[] | null;
  readonly categories?: readonly string[] | null;
  readonly brand?: string | null;
  /** Part of a user name or a shown name. */
  readonly seller?: string | null;
  readonly sellerKinds?: readonly SellerKind[] | null;
  readonly conditions?: readonly Condition[] | null;
  readonly listedFrom?: Date | null;
  readonly listedTo?: Date | null;
  readonly priceFromCents?: number | null;
  readonly priceToCents?: number | null;
  readonly stockFrom?: number | null;
  readonly stockTo?: number | null;
  readonly withoutPhotographs?: boolean | null;
  readonly onHold?: boolean | null;
  readonly waiting?: boolean | null;
};

const price = sql`coalesce(listings.asking_cents, (own.document ->> 'priceCents')::bigint)`;
const begun = sql`coalesce(listings.listed_at, own.created_at)`;
const sellerKind = sql`CASE WHEN seller.is_professional_seller THEN 'PROFESSIONAL' WHEN seller.is_private_seller AND NOT seller.is_admin
  THEN 'PRIVATE' ELSE 'SHOP' END`;

/** A word stands in a title, in a number, or is part of a serial. */
function matches(pattern: string): RawBuilder<unknown> {
  const serial = serialKey(pattern);
  return sql`(own.title ILIKE ${pattern} OR own.document ->> 'sku' ILIKE ${pattern} OR items.sku ILIKE ${pattern}
    OR EXISTS (SELECT FROM item_texts WHERE item_texts.item_id = items.id AND item_texts.title ILIKE ${pattern})
    OR (${serial} <> '' AND (${serialKeyOf('items.serial')} LIKE ${`%${serial}%`}
      OR upper(regexp_replace(own.document ->> 'serial', '[^A-Za-z0-9]', '', 'g')) LIKE ${`%${serial}%`})))`;
}

function conditionsOf(filter: InventoryFilter): RawBuilder<unknown>[] {
  const { states, categories, brand, seller, sellerKinds, conditions } = filter;
  const given = <Value>(value: Value | null | undefined, condition: (value: Value) => RawBuilder<unknown>) =>
    value === null || value === undefined ? [] : [condition(value)];
  const some = (values: readonly string[] | null | undefined, of: RawBuilder<unknown>) =>
    values && values.length > 0 ? [sql`${of} = ANY (${[...values]}::text[])`] : [];
  return [
    sql`(own.id IS NOT NULL OR listings.is_published)`,
    ...likePatterns(filter.search).map(matches),
    ...some(states, shown),
    ...some(categories, sql`coalesce(categories.slug, own.document ->> 'category')`),
    ...likePatterns(brand).map((pattern) => sql`coalesce(brands.name, own.document ->> 'brand') ILIKE ${pattern}`),
    ...likePatterns(seller).map(
      (pattern) => sql`(seller.username ILIKE ${pattern} OR seller.display_name ILIKE ${pattern})`,
    ),
    ...some(sellerKinds, sellerKind),
    ...some(conditions, sql`coalesce(listings.condition, own.document ->> 'condition')`),
    ...given(filter.listedFrom, (day) => sql`${begun} >= ${day}`),
    ...given(filter.listedTo, (day) => sql`${begun} < ${day}`),
    ...given(filter.priceFromCents, (cents) => sql`${price} >= ${cents}`),
    ...given(filter.priceToCents, (cents) => sql`${price} <= ${cents}`),
    ...given(filter.stockFrom, (pieces) => sql`${stockOf} >= ${pieces}`),
    ...given(filter.stockTo, (pieces) => sql`${stockOf} <= ${pieces}`),
    ...(filter.withoutPhotographs ? [sql`${photographCount} = 0`] : []),
    ...(filter.onHold ? [hasLegalHold('listings.id')] : []),
    ...(filter.waiting ? [sql`own.submitted_at IS NOT NULL`] : []),
  ];
}

/** A page of the listings of all sellers, the shop's own among them, newest first, drafts included. */
export function readInventory(db: Db, filter: InventoryFilter, args: PageArgs): Promise<CountedPage> {
  const source = sql`
    SELECT coalesce(own.id, listings.id) AS id, date_trunc('milliseconds', coalesce(own.created_at, listings.listed_at)) AS at,
      'listing' AS kind
    FROM listing_drafts own
    FULL JOIN listings ON listings.id = own.id
    LEFT JOIN items ON items.id = listings.item_id
    LEFT JOIN brands ON brands.id = items.brand_id
    LEFT JOIN categories ON categories.id = items.category_id
    JOIN accounts seller ON seller.id = coalesce(own.seller_account_id, listings.seller_account_id)
    WHERE ${sql.join(conditionsOf(filter), sql` AND `)}`;
  return readCountedPage(db, source, args, 50);
}
