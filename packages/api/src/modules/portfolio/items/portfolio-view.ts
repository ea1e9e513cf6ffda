import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Db } from '#api/platform/db/database.ts';
import { lastMonths, monthAt } from '#api/platform/shop-months.ts';
import { type ItemSource, loadItems, loadModelSales, loadValuationBasis } from '#api/modules/catalog/index.ts';
import { loadPhotographs, type PhotographSource } from '#api/modules/media/index.ts';
import { type DocumentRow, documentsOf } from '#api/modules/portfolio/documents/document-store.ts';
import {
  type ItemValue,
  type Valued,
  valueOf,
  type ValueSources,
} from '#api/modules/portfolio/value/portfolio-value.model.ts';
import type { PortfolioRow } from './portfolio.ts';

/** The values of a portfolio are told for so many months. */
export const VALUED_MONTHS = 12;

/** An instrument of a portfolio with everything that is read together with it. */
export type PortfolioItemView = {
  readonly row: PortfolioRow;
  readonly item: ItemSource | null;
  readonly orderId: string | null;
  /** In their order. */
  readonly photographs: readonly PhotographSource[];
  readonly documents: readonly DocumentRow[];
  /** Null where too few of its model were sold to say. */
  readonly value: ItemValue | null;
};

/** What the values of a portfolio follow from, and the months that they are told for. */
export type PortfolioValues = {
  readonly sources: ValueSources;
  /** The oldest first; the last one is this month. */
  readonly months: readonly string[];
};

async function ordersOf({ db }: ActorContext, rows: readonly PortfolioRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ line_item_id: id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const lines = await db.selectFrom('line_items').select(['id', 'order_id']).where('id', 'in', ids).execute();
  return new Map(lines.map(({ id, order_id: orderId }) => [id, orderId]));
}

/** What matters of an instrument for its value. */
export const valuedOf = (row: PortfolioRow): Valued => ({
  modelKey: row.model_key,
  year: row.year,
  condition: row.condition,
  acquiredCents: row.acquired_cents,
  since: row.acquired_on?.slice(0, 7) ?? monthAt(row.created_at),
});

/** What the values of rows follow from. */
export async function loadPortfolioValues(db: Db, rows: readonly PortfolioRow[]): Promise<PortfolioValues> {
  const modelKeys = rows.flatMap(({ model_key: key }) => key ?? []);
  const [sales, basis] = await Promise.all([loadModelSales(db, modelKeys), loadValuationBasis(db)]);
  return { months: lastMonths(VALUED_MONTHS), sources: { sales, basis } };
}

/** Loads what belongs to rows of a portfolio; the caller has checked whose they are. Values are those that are given, or are loaded too. */
export async function viewPortfolio(
  actor: ActorContext,
  rows: readonly PortfolioRow[],
  values: PortfolioValues | Promise<PortfolioValues> = loadPortfolioValues(actor.db, rows),
): Promise<readonly PortfolioItemView[]> {
  const { db, locale } = actor;
  const itemIds = rows.flatMap(({ item_id: id }) => id ?? []);
  const photographIds = rows.flatMap(({ photograph_ids: ids }) => ids);
  const [items, orders, documents, photographs, { sources, months }] = await Promise.all([
    loadItems(db, itemIds, locale),
    ordersOf(actor, rows),
    documentsOf(
      db,
      rows.map(({ id }) => id),
    ),
    loadPhotographs(db, photographIds),
    values,
  ]);
  const byId = new Map(items.map((item) => [item.id, item]));
  const month = months.at(-1) ?? '';
  return rows.map((row) => ({
    row,
    item: byId.get(row.item_id ?? '') ?? null,
    orderId: orders.get(row.line_item_id ?? '') ?? null,
    photographs: row.photograph_ids.flatMap((id) => photographs.get(id) ?? []),
    documents: documents.get(row.id) ?? [],
    value: valueOf(valuedOf(row), month, sources),
  }));
}

/** What an instrument is called: the title that it was sold under, or brand and model, with the year where the language has it. */
export function titleOf({ row, item }: Pick<PortfolioItemView, 'row' | 'item'>, locale: Locale): string {
  const { year, brand, model } = row;
  const parts = locale === 'fr' ? [brand, model, year] : [year, brand, model];
  return item?.title ?? parts.filter((part) => part !== null).join(' ');
}
