import { storeProfile } from '@headstock/contracts/store-profile';
import { sql } from 'kysely';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { Condition } from '#api/modules/catalog/index.ts';
import { commissionOf } from '#api/modules/payments/index.ts';

/** What a price is compared with. */
export type GuidanceQuery = {
  readonly brand: string;
  readonly model: string;
  readonly year: number | null;
  /** The listing itself, which is no comparison. */
  readonly listingId: string;
};

/** Another one of the model: for sale now, or sold here or elsewhere. */
export type Comparable = {
  readonly kind: 'LIVE' | 'SOLD';
  readonly year: number | null;
  readonly condition: Condition;
  readonly cents: number;
  readonly at: Date;
  /** The item on the shop; null for a sale elsewhere. */
  readonly itemId: string | null;
  readonly title: string | null;
};

/** Instruments this many years apart still say something about each other's price. */
const YEARS = 5;
const MOST = 12;

/** What others of a model cost within five years, the nearest years first: at most twelve for sale and twelve sold. */
export async function readComparables(
  db: Db,
  { brand, model, year, listingId }: GuidanceQuery,
  locale: 'en' | 'fr',
): Promise<readonly Comparable[]> {
  const near = (column: ReturnType<typeof sql>) =>
    sql`(${year}::integer IS NULL OR ${column} IS NULL OR abs(${column} - ${year}::integer) <= ${YEARS})`;
  const distance = (column: ReturnType<typeof sql>) => sql`abs(coalesce(${column} - ${year}::integer, 0))`;
  const { rows } = await sql<Comparable>`
    WITH same AS (
      SELECT items.id, items.model_key, items.year_from, items.condition FROM items JOIN brands ON brands.id = items.brand_id
      WHERE lower(brands.name) = lower(${cleanText(brand).trim()}) AND lower(items.model) = lower(${cleanText(model).trim()})
        AND items.parent_item_id IS NULL
    )
    (SELECT 'LIVE' AS kind, same.year_from AS year, same.condition, listings.asking_cents AS cents, listings.listed_at AS at,
      same.id AS "itemId", item_texts.title
    FROM same JOIN listings ON listings.item_id = same.id AND listings.status = 'live' AND listings.id <> ${listingId}
    JOIN item_texts ON item_texts.item_id = same.id AND item_texts.locale = ${locale}
    WHERE ${near(sql`same.year_from`)}
    ORDER BY ${distance(sql`same.year_from`)}, listings.listed_at DESC LIMIT ${MOST})
    UNION ALL
    (SELECT 'SOLD', past_sales.year, past_sales.condition, past_sales.amount_cents, past_sales.sold_at, NULL, NULL
    FROM past_sales WHERE past_sales.model_key IN (SELECT model_key FROM same) AND ${near(sql`past_sales.year`)}
    ORDER BY ${distance(sql`past_sales.year`)}, past_sales.sold_at DESC LIMIT ${MOST})`.execute(db);
  return rows;
}

/** What a seller gets of a price after the shop's share of today, in cents; postage is apart. */
export async function readNet(
  db: Db,
  sellerId: string,
  priceCents: number,
): Promise<{ readonly feeCents: number; readonly netCents: number }> {
  const seller = await db
    .selectFrom('accounts')
    .select(['is_private_seller as isPrivate', 'is_professional_seller as isProfessional'])
    .where('id', '=', sellerId)
    .executeTakeFirst();
  const { professional, private: own } = storeProfile.commission;
  const steps = seller?.isProfessional ? professional : seller?.isPrivate ? own : [];
  const feeCents = commissionOf(priceCents, steps);
  return { feeCents, netCents: priceCents - feeCents };
}
