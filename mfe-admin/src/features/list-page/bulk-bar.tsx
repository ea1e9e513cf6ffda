import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import type { Selection } from '#mfe-admin/features/data-table/use-selection.ts';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import type { ListTable } from './list-table.ts';

const Root = styled.section`
  position: sticky;
  bottom: 12px;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 12px 10px 18px;
  border-radius: var(--hs-r-control);
  box-shadow: var(--hs-sh-pop);
  & > p {
    flex: 1 1 180px;
  }
`;

/** Props of the bar. */
export interface BulkBarProps<Row> {
  readonly table: ListTable<Row>;
  readonly selection: Selection<Row>;
}

/** What can be done with the chosen rows, and how many of them are out of sight. Renders a `<section>`; nothing without a choice. */
export function BulkBar<Row>({ table, selection }: BulkBarProps<Row>): ReactNode {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const allows = useGrants();
  const { rows, hidden, clear } = selection;
  const actions = (table.bulkActions ?? []).filter(({ grant }) => allows(grant));
  if (rows.length === 0) return null;
  return (
    <Root data-ground="ebony" aria-label={formatMessage({ id: 'lists.chosen' })}>
      <p role="status">
        <FormattedMessage id="lists.chosenCount" values={{ count: rows.length, hidden }} />
      </p>
      {actions.map(({ label, to }) => (
        <Button
          key={to}
          as={Link}
          to={{ pathname: `${table.list.path}/${to}`, search: query.toString() }}
          preventScrollReset
          size="small"
          variant="outline"
        >
          <FormattedMessage id={label} />
        </Button>
      ))}
      <Button size="small" variant="quiet" onClick={clear}>
        <FormattedMessage id="lists.chooseNone" />
      </Button>
    </Root>
  );
}
