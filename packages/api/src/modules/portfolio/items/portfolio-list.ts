import type { ActorContext } from '#api/platform/actor-context.ts';
import type { PageArgs, PageInfo } from '#api/platform/db/keyset-page.ts';
import { normalizeText } from '#api/platform/search/normalize-text.ts';
import { loadItems } from '#api/modules/catalog/index.ts';
import { valueOf } from '#api/modules/portfolio/value/portfolio-value.model.ts';
import { findEntries, pageOf, type PortfolioEntry, type PortfolioSort } from './portfolio-page.model.ts';
import { type PortfolioRow, readPortfolio } from './portfolio.ts';
import { loadPortfolioValues, type PortfolioValues, valuedOf } from './portfolio-view.ts';

/** A portfolio of which more is read only as it is asked for: at most 300 rows, what was added last first. */
export type OpenPortfolio = {
  readonly rows: readonly PortfolioRow[];
  /** Loaded once, when they are first asked for. */
  readonly values: Promise<PortfolioValues>;
};

/** The portfolio of the actor. */
export async function openPortfolio(actor: ActorContext): Promise<OpenPortfolio> {
  const rows = await readPortfolio(actor);
  let values: Promise<PortfolioValues> | undefined;
  return {
    rows,
    get values() {
      return (values ??= loadPortfolioValues(actor.db, rows));
    },
  };
}

/** The titles that purchases were sold under, by item. */
async function titlesOf(
  { db, locale }: ActorContext,
  rows: readonly PortfolioRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ item_id: id }) => id ?? []);
  return new Map((await loadItems(db, ids, locale)).map(({ id, title }) => [id, title]));
}

/** What each row would fetch now, else what was paid for it, by its id. */
async function centsOf({ rows, values }: OpenPortfolio): Promise<ReadonlyMap<string, number | null>> {
  const { months, sources } = await values;
  const month = months.at(-1) ?? '';
  return new Map(
    rows.map((row) => [row.id, valueOf(valuedOf(row), month, sources)?.medianCents ?? row.acquired_cents]),
  );
}

/** A page of the rows in which every word of the search stands. Titles and values are read for what is searched and sorted by them alone. */
export async function pageOfPortfolio(
  actor: ActorContext,
  portfolio: OpenPortfolio,
  { search, sort, ...args }: PageArgs & { readonly search?: string | null; readonly sort?: PortfolioSort | null },
): Promise<{ readonly rows: readonly PortfolioRow[]; readonly totalCount: number; readonly pageInfo: PageInfo }> {
  const { rows } = portfolio;
  const titles = search ? await titlesOf(actor, rows) : new Map<string, string>();
  const cents = sort === 'VALUE_DESC' ? await centsOf(portfolio) : new Map<string, number | null>();
  const entries = rows.map((row): PortfolioEntry => {
    const { id, brand, model, year, finish, serial, notes } = row;
    return {
      id,
      year,
      name: `${brand} ${model}`,
      cents: cents.get(id) ?? null,
      text: normalizeText([titles.get(row.item_id ?? ''), year, brand, model, finish, serial, notes].join(' ')),
    };
  });
  const { ids, ...page } = pageOf(findEntries(entries, search, sort ?? 'ADDED_DESC'), args);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ...page, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}
