import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { FilterIcon } from '@headstock/ui/icons/filter';
import { SettingsIcon } from '@headstock/ui/icons/settings';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FilterPanel } from './filter-panel.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ListState } from './list-address.model.ts';
import { ListSearch } from './list-search.tsx';
import type { ListTable } from './list-table.ts';
import { LookPanel } from './look-panel.tsx';
import type { TableLook } from './use-table-look.ts';

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

/** Props of the tools. */
export interface ListToolsProps<Row> {
  readonly table: ListTable<Row>;
  readonly state: ListState;
  readonly look: TableLook;
  /** More buttons: views, export. */
  readonly children?: ReactNode;
}

/** What stands above a list: its search, its filters, its columns. Renders a `<div>`, the open panel and the filters that are set. */
export function ListTools<Row>({ table, state, look, children }: ListToolsProps<Row>): ReactNode {
  const id = useId();
  const [open, setOpen] = useState<'filters' | 'look' | null>(null);
  const toggle = (panel: 'filters' | 'look') => (): void => setOpen(open === panel ? null : panel);
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
            aria-expanded={open === 'look'}
            aria-controls={open === 'look' ? `${id}-look` : undefined}
            onClick={toggle('look')}
          >
            <SettingsIcon size="small" />
            <FormattedMessage id="lists.columns" />
          </Button>
          {children}
        </div>
      </Bar>
      {open === 'filters' && <FilterPanel id={`${id}-filters`} table={table} state={state} />}
      {open === 'look' && <LookPanel id={`${id}-look`} table={table} look={look} />}
      <FilterChips table={table} state={state} />
    </>
  );
}
