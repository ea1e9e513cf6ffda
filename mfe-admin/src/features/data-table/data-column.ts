import type { ReactNode } from 'react';
import type { To } from 'react-router';

/** A column of a table. */
export interface DataColumn<Row> {
  /** The id of its heading's message. */
  readonly label: string;
  /** What stands in a row. */
  readonly cell: (row: Row) => ReactNode;
  /** Numbers, amounts and dates stand at the end. */
  readonly align?: 'end';
  /** Its text names the row for screen readers, and stays in sight; one column has it. */
  readonly names?: true;
  /** What it is sorted by, where the browser has all rows of the list. */
  readonly sortValue?: (row: Row) => string | number;
}

/** A column with its key. */
export interface KeyedColumn<Row> extends DataColumn<Row> {
  readonly key: string;
}

/** Where a row leads. */
export type RowLink<Row> = (row: Row) => To;
