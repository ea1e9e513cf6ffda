import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { loadWriteOffs, unitCost, type WriteOffRow } from '#api/modules/payments/index.ts';
import { saleTermsOf } from '#api/modules/sales/index.ts';
import type { WantedPieces } from './find-pieces.ts';

/** A variant of goods with what is left of it and what a piece cost. Whole cents. */
export type VariantStock = {
  readonly listingId: string;
  readonly itemId: string;
  readonly sku: string;
  readonly name: string;
  readonly stock: number;
  readonly costCents: number | null;
};

/** The variants of a listing and what was written off of it. */
export type StockDetails = {
  readonly isOwn: boolean;
  readonly variants: readonly VariantStock[];
  readonly writeOffs: readonly (WriteOffRow & { readonly variant: string | null })[];
};

/** Which pieces a listing sells: its own, or those of a variant of another listing. Undefined for an unknown one. */
export async function parentOf(db: Db, listingId: string): Promise<WantedPieces | undefined> {
  const { rows } = await sql<{ id: string; variantItemId: string | null }>`
    SELECT coalesce(parent.id, own.id) AS id, CASE WHEN parent.id IS NOT NULL THEN items.id END AS "variantItemId"
    FROM listings own JOIN items ON items.id = own.item_id
    LEFT JOIN listings parent ON parent.item_id = items.parent_item_id WHERE own.id = ${listingId}`.execute(db);
  return rows[0];
}

/** The stock of a listing by its variants, and what was written off; empty for an unknown one. */
export async function loadStockDetails(db: Db, id: string, locale: Locale): Promise<StockDetails> {
  const { rows: variants } = await sql<VariantStock>`
    SELECT own.id AS "listingId", items.id AS "itemId", items.sku, own.stock_level AS stock,
      (SELECT string_agg(field ->> 'value', ' / ' ORDER BY place) FROM item_texts,
        jsonb_array_elements(item_texts.variant) WITH ORDINALITY AS fields (field, place)
        WHERE item_texts.item_id = items.id AND item_texts.locale = ${locale}) AS name,
      ${unitCost(sql.ref('own.id'))} AS "costCents"
    FROM listings parent JOIN items ON items.parent_item_id = parent.item_id JOIN listings own ON own.item_id = items.id
    WHERE parent.id = ${id} AND own.status <> 'withdrawn' ORDER BY items.id`.execute(db);
  const owner = await db
    .selectFrom('accounts')
    .select('accounts.id')
    .where((is) =>
      is.or([
        is('accounts.id', 'in', is.selectFrom('listing_drafts').select('seller_account_id').where('id', '=', id)),
        is('accounts.id', 'in', is.selectFrom('listings').select('seller_account_id').where('id', '=', id)),
      ]),
    )
    .executeTakeFirst();
  const isOwn = owner !== undefined && (await saleTermsOf(db, owner.id)).sellerId === null;
  const names = new Map(variants.map(({ listingId, name }) => [listingId, name]));
  const gone = await loadWriteOffs(db, [id, ...names.keys()]);
  return { isOwn, variants, writeOffs: gone.map((row) => ({ ...row, variant: names.get(row.listingId) ?? null })) };
}
