import type { PageArgs, PageInfo } from '#api/platform/db/keyset-page.ts';
import { tokenize } from '#api/platform/search/normalize-text.ts';

/** What of an instrument a list is sorted and searched by. */
export type PortfolioEntry = {
  readonly id: string;
  readonly name: string;
  readonly year: number | null;
  /** What it would fetch, else what was paid. */
  readonly cents: number | null;
  /** Everything that a search looks in, normalized. */
  readonly text: string;
};

export type PortfolioSort = 'ADDED_DESC' | 'NAME_ASC' | 'YEAR_ASC' | 'VALUE_DESC';

/** Ids of a page in their order, and how many were found. */
export type PortfolioPage = {
  readonly ids: readonly string[];
  readonly totalCount: number;
  readonly pageInfo: PageInfo;
};

const PAGE_SIZE = 24;
const MOST_OF_PAGE = 100;
/** Of a search, so many characters are read. */
const MOST_CHARACTERS = 100;

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const orders: Record<PortfolioSort, (one: PortfolioEntry, other: PortfolioEntry) => number> = {
  ADDED_DESC: () => 0,
  NAME_ASC: (one, other) => names.compare(one.name, other.name),
  YEAR_ASC: (one, other) => (one.year ?? Infinity) - (other.year ?? Infinity) || 0,
  VALUE_DESC: (one, other) => (other.cents ?? -1) - (one.cents ?? -1),
};

/** The entries in which every word of a search stands, in the order that is asked for; what is equal stays in the order it came in. */
export function findEntries(
  entries: readonly PortfolioEntry[],
  search: string | null | undefined,
  sort: PortfolioSort,
): readonly PortfolioEntry[] {
  const words = tokenize((search ?? '').slice(0, MOST_CHARACTERS));
  return entries.filter(({ text }) => words.every((word) => text.includes(word))).toSorted(orders[sort]);
}

/**
 * A page of what was found; its cursors are ids. A cursor of an instrument that is no longer there begins at the start, as an unreadable
 * one does.
 */
export function pageOf(found: readonly PortfolioEntry[], args: PageArgs): PortfolioPage {
  const size = Math.min(Math.max(1, args.first ?? args.last ?? PAGE_SIZE), MOST_OF_PAGE);
  const placeOf = (id: string | null | undefined): number => found.findIndex((entry) => entry.id === id);
  const begin = placeOf(args.after) + 1;
  const before = placeOf(args.before);
  const end = before === -1 ? found.length : before;
  const backwards = (args.first ?? null) === null && (args.last ?? null) !== null;
  const from = backwards ? Math.max(begin, end - size) : begin;
  const to = backwards ? end : Math.min(end, begin + size);
  const ids = found.slice(from, to).map(({ id }) => id);
  return {
    ids,
    totalCount: found.length,
    pageInfo: {
      hasPreviousPage: from > 0,
      hasNextPage: to < found.length,
      startCursor: ids[0] ?? null,
      endCursor: ids.at(-1) ?? null,
    },
  };
}
