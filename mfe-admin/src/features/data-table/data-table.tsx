/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-noninteractive-element-to-interactive-role -- as cards on a phone the elements of a table lose the roles that they have by themselves */
import { useCallback, useRef, type ReactNode } from 'react';
import type { Density } from '#mfe-admin/features/list-page/list.model.ts';
import type { KeyedColumn, RowLink } from './data-column.ts';
import { DataRow } from './data-row.tsx';
import { HeadingRow } from './heading-row.tsx';
import { TableFrame } from './table-frame.tsx';
import { useDataTable } from './use-data-table.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** Props of a table. */
export interface DataTableProps<Row extends object> {
  /** Its name. */
  readonly caption: string;
  readonly rows: readonly Row[];
  /** The id of a row; a stable function. */
  readonly rowId: (row: Row) => string;
  /** All columns; `shown` are the keys of those to see, in their order. Both stable. */
  readonly columns: readonly KeyedColumn<Row>[];
  readonly shown: readonly string[];
  readonly density?: Density;
  /** Where the name of a row leads. */
  readonly rowLink?: RowLink<Row>;
  /** The history state that goes with it. */
  readonly rowState?: unknown;
  /** A column's key, with a minus from the end. The browser sorts by columns that have a `sortValue`, else the rows come sorted. */
  readonly sort?: string | null;
  /** The address of the table sorted otherwise; null for a column that does not sort. */
  readonly sortAddress?: (sort: string) => string | null;
  readonly selection?: Selection<Row> | null;
  /** Other rows are on their way. */
  readonly busy?: boolean;
}

const never = (): null => null;

/**
 * A table for work: its columns chosen and ordered, its rows sorted, chosen and gone through by keyboard, up to 50,000 of them. Only
 * rows in sight are drawn where there are many, and each says its number. Cards on a phone. Renders a `<section>`.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const { caption, columns, shown, rowLink, sort = null, sortAddress = never, selection = null } = props;
  const { density = 'comfortable', busy = false } = props;
  const frame = useRef<HTMLElement>(null);
  const table = useDataTable({ rows: props.rows, rowId: props.rowId, columns, shown, sort, selection });
  const { rows } = table.getRowModel();
  const visible = table.getVisibleLeafColumns().flatMap(({ id }) => columns.filter(({ key }) => key === id));
  const keyOf = useCallback((index: number) => rows[index]?.id ?? String(index), [rows]);
  const virtual = useVirtualRows(rows.length, density, frame, keyOf);
  const ids = rows.map(({ id }) => id);
  const keys = useRowKeys({ ids, frame, reveal: virtual.reveal, selection });
  const room = (height: number): ReactNode => height > 0 && <tr aria-hidden="true" style={{ height }} />;
  return (
    <TableFrame
      ref={frame}
      aria-label={caption}
      aria-busy={busy}
      tabIndex={0}
      data-virtual={virtual.isVirtual || undefined}
    >
      <table
        role="grid"
        onKeyDown={keys.onKeyDown}
        aria-label={caption}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={selection ? true : undefined}
        data-density={density}
      >
        <thead role="rowgroup">
          <HeadingRow
            columns={visible}
            sort={sort}
            sortAddress={sortAddress}
            all={
              selection && {
                isChosen: table.getIsAllRowsSelected(),
                isPartly: table.getIsSomeRowsSelected(),
                toggle: () => table.toggleAllRowsSelected(),
              }
            }
          />
        </thead>
        <tbody role="rowgroup">
          {room(virtual.above)}
          {virtual.indexes.map((index) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <DataRow
                key={row.id}
                id={row.id}
                row={row.original}
                index={index}
                columns={visible}
                link={rowLink?.(row.original) ?? null}
                linkState={props.rowState}
                isChosen={selection ? row.getIsSelected() : null}
                onChoose={row.getToggleSelectedHandler()}
                isActive={keys.active === row.id}
                onFocus={() => keys.setActive(row.id)}
                measure={virtual.measure}
              />
            );
          })}
          {room(virtual.below)}
        </tbody>
      </table>
    </TableFrame>
  );
}
