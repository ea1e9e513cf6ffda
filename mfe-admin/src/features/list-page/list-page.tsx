import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Outlet, useLocation, useNavigation, useSearchParams } from 'react-router';
import type { KeyedColumn } from '#mfe-admin/features/data-table/data-column.ts';
import { DataTable } from '#mfe-admin/features/data-table/data-table.tsx';
import { useSelection } from '#mfe-admin/features/data-table/use-selection.ts';
import { fromList } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { BulkBar } from './bulk-bar.tsx';
import { filterParameters, queryWith, sortColumn } from './list-address.model.ts';
import type { ListData } from './list-loader.ts';
import { ListSelectionProvider } from './list-selection.tsx';
import type { ListPageWords, ListTable } from './list-table.ts';
import { ListTools } from './list-tools.tsx';
import { PageLinks } from './page-links.tsx';
import { useTableSettings } from './use-table-settings.ts';
import { CoveredPageHead } from '#mfe-admin/features/route-drawer/covered-page-head.tsx';

const Root = styled.div`
  display: grid;
  gap: 18px;
  grid-template-columns: minmax(0, 1fr);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 12px 24px;
    & > .acts {
      display: flex;
      flex-wrap: wrap;
      gap: 10px;
    }
  }
`;

/** Props of the page. */
export interface ListPageProps<Row> {
  readonly table: ListTable<Row>;
  /** What the loader gave. */
  readonly data: ListData<Row>;
  readonly words: ListPageWords;
  /** Buttons beside the heading: links to the drawers that create something. */
  readonly actions?: ReactNode;
  /** Buttons beside filters and columns. */
  readonly tools?: ReactNode;
  /** What stands between the title and the tools. */
  readonly intro?: ReactNode;
}

/**
 * A page that is a list: heading, search, filters, columns, the table, its pages, what can be done with chosen rows. Drawers of routes
 * below it open over it. Renders a `<div>`.
 */
export function ListPage<Row extends object>({
  table,
  data,
  words,
  actions,
  tools,
  intro,
}: ListPageProps<Row>): ReactNode {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const { list, columns } = table;
  const { rows, state, dropped, totalCount } = data;
  const settings = useTableSettings(list, state);
  const chosen = useSelection(rows, table.rowId);
  const selection = table.bulkActions ? chosen : null;
  const keyed = useMemo(
    () => Object.entries(columns).map(([key, column]): KeyedColumn<Row> => ({ key, ...column })),
    [columns],
  );
  const navigation = useNavigation();
  const isBusy = navigation.state === 'loading' && navigation.location.pathname.endsWith(list.path);
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const { search } = useLocation();
  const { rowDrawer, rowLink = rowDrawer && ((row: Row) => ({ pathname: rowDrawer(row), search })) } = table;
  const title = formatMessage({ id: words.title });
  const everything = Object.fromEntries(filterParameters(list).map((name) => [name, null]));
  const reset = (
    <Button as={Link} to={queryWith(query, everything) || '?'} preventScrollReset size="small" variant="outline">
      <FormattedMessage id="lists.showAll" />
    </Button>
  );
  return (
    <Root>
      <CoveredPageHead path={list.path} title={title} />
      <header>
        <div>
          <Heading level={1} step="2">
            {title}
          </Heading>
          <p className="hs-mute" role="status">
            {totalCount === null ? (
              <FormattedMessage id="lists.onThisPage" values={{ count: rows.length }} />
            ) : (
              <FormattedMessage id="lists.count" values={{ count: totalCount }} />
            )}
          </p>
        </div>
        {actions && <div className="acts">{actions}</div>}
      </header>
      {intro}
      <ListTools table={table} state={state} settings={settings}>
        {tools}
      </ListTools>
      {dropped.length > 0 && (
        <Notice tone="warn" live>
          <FormattedMessage id="lists.dropped" values={{ names: dropped.join(', '), count: dropped.length }} />
        </Notice>
      )}
      {rows.length > 0 ? (
        <DataTable
          caption={title}
          rows={rows}
          rowId={table.rowId}
          columns={keyed}
          shown={settings.shown}
          density={settings.density}
          sort={state.sort}
          sortAddress={(sort) => (list.sorts.includes(sortColumn(sort)) ? queryWith(query, { sort }) : null)}
          selection={selection}
          busy={isBusy}
          {...(rowLink ? { rowLink } : {})}
          rowState={rowDrawer && fromList}
        />
      ) : (
        <EmptyState
          title={<FormattedMessage id={isNarrowed ? 'lists.noneFound' : words.empty} />}
          actions={isNarrowed ? reset : undefined}
        >
          {isNarrowed ? <FormattedMessage id="lists.noneFoundHint" /> : words.emptyHint}
        </EmptyState>
      )}
      <PageLinks data={data} />
      {selection && <BulkBar table={table} selection={selection} />}
      <ListSelectionProvider ids={chosen.ids} clear={chosen.clear}>
        <Outlet />
      </ListSelectionProvider>
    </Root>
  );
}
