import type { Grant } from '@headstock/contracts/grants';
import type { ReactNode } from 'react';
import type { DataColumn, RowLink } from '#mfe-admin/features/data-table/data-column.ts';
import type { ListModel } from './list.model.ts';

/** How a filter is shown: the id of its label's message, and for choices those of their values. */
export interface FilterLabels {
  readonly label: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** What can be done with chosen rows: a route below the list that opens as a drawer and reads `useListSelection`. */
export interface BulkAction {
  readonly label: string;
  /** Its path below the list: `price`. */
  readonly to: string;
  /** What a role must allow for it to be offered. */
  readonly grant?: Grant;
}

/** How a list is shown: the part of its declaration with words and components. A constant of its page's module. */
export interface ListTable<Row, Column extends string = string, Filter extends string = string> {
  readonly list: ListModel<Column, Filter>;
  readonly rowId: (row: Row) => string;
  readonly columns: Readonly<Record<Column, DataColumn<Row>>>;
  readonly filters: Readonly<Record<Filter, FilterLabels>>;
  /** The page that a row leads to. */
  readonly rowLink?: RowLink<Row>;
  /** The drawer that a row opens, as a path: over the list, which keeps its filters and its place. */
  readonly rowDrawer?: (row: Row) => string;
  /** What the search looks in; without it there is no search. */
  readonly searchLabel?: string;
  /** Rows can be chosen, for these actions. */
  readonly bulkActions?: readonly BulkAction[];
}

/** Declares how a list is shown; checks that every column and filter of the list has its words. */
export const defineTable = <Row, Column extends string, Filter extends string>(
  table: ListTable<Row, Column, Filter>,
): ListTable<Row, Column, Filter> => table;

/** The words of a page with a list: ids of messages, and what stands at its end. */
export interface ListPageWords {
  /** The heading and title of the page. */
  readonly title: string;
  /** Said where the list is empty without any filter. */
  readonly empty: string;
  readonly emptyHint?: ReactNode;
}
