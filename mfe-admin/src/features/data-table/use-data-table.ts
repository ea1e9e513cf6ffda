import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { KeyedColumn } from './data-column.ts';
import type { Selection } from './use-selection.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

/** The table's model of TanStack, with the features that ours has. */
export type TableOf<Data extends object> = ReactTable<typeof features, Data>;
/** A row of that model. */
export type RowOf<Data extends object> = Row<typeof features, Data>;

/** What the model is made of. */
export interface DataTableModel<Data extends object> {
  readonly rows: readonly Data[];
  readonly rowId: (row: Data) => string;
  /** All columns; `shown` are the keys of those to see, in their order. */
  readonly columns: readonly KeyedColumn<Data>[];
  readonly shown: readonly string[];
  /** A column's key, with a minus from the end; the browser sorts by its `sortValue` where it has one. */
  readonly sort: string | null;
  readonly selection: Selection<Data> | null;
}

/** Columns, order of rows and chosen rows of a table, by TanStack Table. Rows are addressed by id, never by their place. */
export function useDataTable<Data extends object>(model: DataTableModel<Data>): TableOf<Data> {
  const { rows, rowId, columns, shown, sort, selection } = model;
  const definitions = useMemo(
    (): ColumnDef<typeof features, Data>[] =>
      columns.map(({ key, sortValue }) => ({
        id: key,
        accessorFn: (row) => sortValue?.(row) ?? '',
        sortFn: 'alphanumeric',
        enableSorting: sortValue !== undefined,
      })),
    [columns],
  );
  const key = sort?.replace(/^-/, '') ?? '';
  const isLocal = columns.some((column) => column.key === key && column.sortValue !== undefined);
  return useTable<typeof features, Data>({
    features,
    data: rows,
    columns: definitions,
    getRowId: rowId,
    enableRowSelection: selection !== null,
    state: {
      columnOrder: [...shown],
      columnVisibility: Object.fromEntries(columns.map((column) => [column.key, shown.includes(column.key)])),
      sorting: isLocal ? [{ id: key, desc: sort?.startsWith('-') === true }] : [],
      rowSelection: selection?.ids ?? {},
    },
    onRowSelectionChange: (update) => selection?.choose(update),
  });
}
