/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as cards on a phone the elements of a table lose the roles that they have by themselves */
import { ChevronDownIcon } from '@headstock/ui/icons/chevron-down';
import { ChevronUpIcon } from '@headstock/ui/icons/chevron-up';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { KeyedColumn } from './data-column.ts';

/** Props of the headings. */
export interface HeadingRowProps<Row> {
  readonly columns: readonly KeyedColumn<Row>[];
  /** A column's key, with a minus from the end. */
  readonly sort: string | null;
  /** The address of the table sorted by a column; null where it cannot be. */
  readonly sortAddress: (sort: string) => string | null;
  /** The box that chooses all rows that are shown; null for a table without choice. */
  readonly all: { readonly isChosen: boolean; readonly isPartly: boolean; readonly toggle: () => void } | null;
}

/** The headings of a table; those that sort are links. Renders a `<tr>`. */
export function HeadingRow<Row>({ columns, sort, sortAddress, all }: HeadingRowProps<Row>): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <tr role="row" aria-rowindex={1}>
      {all && (
        <th role="columnheader" scope="col" className="choose">
          <input
            type="checkbox"
            aria-label={formatMessage({ id: 'lists.chooseAll' })}
            checked={all.isChosen}
            ref={(box) => {
              if (box) box.indeterminate = all.isPartly && !all.isChosen;
            }}
            onChange={all.toggle}
          />
        </th>
      )}
      {columns.map(({ key, label, align }) => {
        const isUp = sort === key;
        const isDown = sort === `-${key}`;
        const address = sortAddress(isUp ? `-${key}` : key);
        const text = <FormattedMessage id={label} />;
        return (
          <th
            key={key}
            role="columnheader"
            scope="col"
            data-align={align}
            aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
          >
            {address === null ? (
              text
            ) : (
              <Link to={address} preventScrollReset data-sorted={isUp || isDown ? '' : undefined}>
                {text}
                {isUp && <ChevronUpIcon size="small" />}
                {isDown && <ChevronDownIcon size="small" />}
              </Link>
            )}
          </th>
        );
      })}
    </tr>
  );
}
