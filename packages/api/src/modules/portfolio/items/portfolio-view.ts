import type { ActorContext } from '#api/platform/actor-context.ts';
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
  readonly valued: Valued;
  /** Null where too few of its model were sold to say. */
  readonly value: ItemValue | null;
};

/** Instruments with their values, and what their values follow from. */
export type PortfolioView = {
  readonly items: readonly PortfolioItemView[];
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

/** Loads what belongs to rows of a portfolio; the caller has checked whose they are. */
export async function viewPortfolio(actor: ActorContext, rows: readonly PortfolioRow[]): Promise<PortfolioView> {
  const { db, locale } = actor;
  const months = lastMonths(VALUED_MONTHS);
  const itemIds = rows.flatMap(({ item_id: id }) => id ?? []);
  const modelKeys = rows.flatMap(({ model_key: key }) => key ?? []);
  const photographIds = rows.flatMap(({ photograph_ids: ids }) => ids);
  const [items, orders, documents, photographs, sales, basis] = await Promise.all([
    loadItems(db, itemIds, locale),
    ordersOf(actor, rows),
    documentsOf(
      db,
      rows.map(({ id }) => id),
    ),
    loadPhotographs(db, photographIds),
    loadModelSales(db, modelKeys),
    loadValuationBasis(db),
  ]);
  const sources = { sales, basis };
  const byId = new Map(items.map((item) => [item.id, item]));
  const views = rows.map((row): PortfolioItemView => {
    const valued = {
      modelKey: row.model_key,
      year: row.year,
      condition: row.condition,
      acquiredCents: row.acquired_cents,
      since: row.acquired_on?.slice(0, 7) ?? monthAt(row.created_at),
    };
    return {
      row,
      item: byId.get(row.item_id ?? '') ?? null,
      orderId: orders.get(row.line_item_id ?? '') ?? null,
      photographs: row.photograph_ids.flatMap((id) => photographs.get(id) ?? []),
      documents: documents.get(row.id) ?? [],
      valued,
      value: valueOf(valued, months.at(-1) ?? '', sources),
    };
  });
  return { items: views, sources, months };
}

/** What an instrument is called: the title that it was sold under, or year, brand and model. */
export const titleOf = ({ row, item }: Pick<PortfolioItemView, 'row' | 'item'>): string =>
  item?.title ?? [row.year, row.brand, row.model].filter((part) => part !== null).join(' ');
