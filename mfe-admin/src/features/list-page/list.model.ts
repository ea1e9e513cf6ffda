/** How a list can be narrowed. Ranges have two parameters in the address, `<key>-from` and `<key>-to`, both included. */
export type ListFilter =
  /** One or several of known values: `?role=admin&role=private`. */
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly single?: true }
  /** Days of the shop's calendar, as `2026-11-26`. */
  | { readonly kind: 'days' }
  /** Amounts in whole currency units with cents, as `1250.00`. */
  | { readonly kind: 'amount' }
  /** Words. */
  | { readonly kind: 'text' };

/** How close the rows are to each other. */
export const densities = ['comfortable', 'compact'] as const;
/** See `densities`. */
export type Density = (typeof densities)[number];

/** What a list is, as plain data that its loader and its page share. */
export interface ListModel<Column extends string = string, Filter extends string = string> {
  /** Names the table in saved views, exports and what the browser remembers. Never changes. */
  readonly id: string;
  /** Its page, without language prefix. */
  readonly path: string;
  /** Its columns in their first order. */
  readonly columns: readonly Column[];
  /** Those of them that are hidden until somebody wants them. */
  readonly hidden?: readonly Column[];
  /** Columns that it can be sorted by. */
  readonly sorts: readonly Column[];
  /** The column that it is sorted by at first; with a minus, from the end. */
  readonly sort: Column | `-${Column}`;
  readonly filters: Readonly<Record<Filter, ListFilter>>;
  /** It can be had as a file: the API has a `TableSource` of its id. */
  readonly isExported?: true;
  /** Rows of a page. */
  readonly pageSize: number;
}

/** Declares a list; the names of its columns and filters become types. */
export const defineList = <const Column extends string, const Filter extends string = never>(
  list: ListModel<Column, Filter>,
): ListModel<Column, Filter> => list;

/** The parameters of the address that a filter reads. */
export const parametersOf = (key: string, { kind }: ListFilter): readonly string[] =>
  kind === 'days' || kind === 'amount' ? [`${key}-from`, `${key}-to`] : [key];
