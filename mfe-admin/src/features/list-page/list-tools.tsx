import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { FilterIcon } from '@headstock/ui/icons/filter';
import { SettingsIcon } from '@headstock/ui/icons/settings';
import { StarIcon } from '@headstock/ui/icons/star';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ExportButton } from '#mfe-admin/features/table-exports/export-button.tsx';
import { ViewsPanel } from '#mfe-admin/features/table-views/views-panel.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterChips } from './filter-chips.tsx';
import { queryWith, type ListState } from './list-address.model.ts';
import { ListSearch } from './list-search.tsx';
import type { ListTable } from './list-table.ts';
import { TableSettingsPanel } from './table-settings-panel.tsx';
import type { TableSettings } from './use-table-settings.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px;
  & > .panels {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** What can be open below the tools. */
type Panel = 'filters' | 'settings' | 'views';

/** A view keeps columns and density too where only this browser remembers them. */
function settingsQuery(query: string, { shown, density }: TableSettings): string {
  const params = new URLSearchParams(query);
  params.set('columns', shown.join(','));
  params.set('density', density);
  return params.toString();
}

/** Props of the tools. */
export interface ListToolsProps<Row> {
  readonly table: ListTable<Row>;
  readonly state: ListState;
  readonly settings: TableSettings;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** What stands above a list: its search, its filters, its columns. Renders a `<div>`, the open panel and the filters that are set. */
export function ListTools<Row>({ table, state, settings, children }: ListToolsProps<Row>): ReactNode {
  const id = useId();
  const [open, setOpen] = useState<Panel | null>(null);
  const [params] = useSearchParams();
  // How the list is looked at now, whatever page of it.
  const query = queryWith(params, {}).slice(1);
  const toggle = (panel: Panel) => (): void => setOpen(open === panel ? null : panel);
  const hasFilters = Object.keys(table.list.filters).length > 0;
  return (
    <>
      <Bar>
        {table.searchLabel ? <ListSearch label={table.searchLabel} search={state.search} /> : <span />}
        <div className="panels">
          {hasFilters && (
            <Button
              size="small"
              variant="quiet"
              aria-expanded={open === 'filters'}
              aria-controls={open === 'filters' ? `${id}-filters` : undefined}
              onClick={toggle('filters')}
            >
              <FilterIcon size="small" />
              <FormattedMessage id="lists.filters" />
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-expanded={open === 'settings'}
            aria-controls={open === 'settings' ? `${id}-settings` : undefined}
            onClick={toggle('settings')}
          >
            <SettingsIcon size="small" />
            <FormattedMessage id="lists.columns" />
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={open === 'views'}
            aria-controls={open === 'views' ? `${id}-views` : undefined}
            onClick={toggle('views')}
          >
            <StarIcon size="small" />
            <FormattedMessage id="lists.views" />
          </Button>
          {table.list.isExported && <ExportButton tableId={table.list.id} query={query} columns={settings.shown} />}
          {children}
        </div>
      </Bar>
      {open === 'filters' && <FilterPanel id={`${id}-filters`} table={table} state={state} />}
      {open === 'settings' && <TableSettingsPanel id={`${id}-settings`} table={table} settings={settings} />}
      {open === 'views' && <ViewsPanel id={`${id}-views`} list={table.list} query={settingsQuery(query, settings)} />}
      <FilterChips table={table} state={state} />
    </>
  );
}
