/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as cards on a phone the elements of a table lose the roles that they have by themselves */
import type { MouseEvent, ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { Link, type To } from 'react-router';
import type { KeyedColumn } from './data-column.ts';

/** Props of a row. */
export interface DataRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  /** Its place among all rows, from 0. */
  readonly index: number;
  readonly columns: readonly KeyedColumn<Row>[];
  readonly link: To | null;
  /** The history state of its link. */
  readonly linkState: unknown;
  /** Null for a table without choice. */
  readonly isChosen: boolean | null;
  readonly onChoose: (event: MouseEvent) => void;
  /** It is the tab stop of the table. */
  readonly isActive: boolean;
  readonly onFocus: () => void;
  readonly measure: Ref<HTMLTableRowElement>;
}

/** A row of a table. Renders a `<tr>`. */
export function DataRow<Row>(props: DataRowProps<Row>): ReactNode {
  const { id, row, index, columns, link, linkState, isChosen, onChoose, isActive, onFocus, measure } = props;
  const { formatMessage } = useIntl();
  const nameId = `row-${id}`;
  const tabIndex = isActive ? 0 : -1;
  return (
    <tr
      ref={measure}
      role="row"
      tabIndex={tabIndex}
      data-row={id}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isChosen ?? undefined}
      onFocus={onFocus}
    >
      {isChosen !== null && (
        <td role="gridcell" className="choose">
          <input
            type="checkbox"
            tabIndex={tabIndex}
            aria-label={formatMessage({ id: 'lists.choose' })}
            aria-describedby={nameId}
            checked={isChosen}
            onClick={onChoose}
            onChange={() => undefined}
          />
        </td>
      )}
      {columns.map(({ key, label, cell, align, names }) =>
        names ? (
          <th key={key} role="rowheader" scope="row" id={nameId} data-align={align}>
            {link === null ? (
              cell(row)
            ) : (
              <Link to={link} state={linkState} tabIndex={tabIndex} preventScrollReset>
                {cell(row)}
              </Link>
            )}
          </th>
        ) : (
          <td key={key} role="gridcell" data-align={align} data-label={formatMessage({ id: label })}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
