import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, Link, useNavigate, useSearchParams } from 'react-router';
import { FilterField } from './filter-field.tsx';
import { filterParameters, queryWith, type ListState } from './list-address.model.ts';
import type { ListTable } from './list-table.ts';
import type { ListFilter } from './list.model.ts';

const Root = styled(Form)`
  display: grid;
  gap: 20px;
  padding: 20px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  & > .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
    gap: 20px 28px;
  }
  & fieldset {
    display: grid;
    align-content: start;
    gap: 6px;
    margin: 0;
    & > legend {
      margin-bottom: 6px;
      font: 600 var(--hs-t-small) / 1.3 var(--hs-sans);
      letter-spacing: 0;
    }
  }
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** Props of the panel. */
export interface FilterPanelProps<Row> {
  readonly id: string;
  readonly table: ListTable<Row>;
  readonly state: ListState;
}

/** All filters of a list; what is chosen is in the address. Renders a `<form>`. */
export function FilterPanel<Row>({ id, table: { list, filters }, state }: FilterPanelProps<Row>): ReactNode {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const names = filterParameters(list).filter((name) => name !== 'search');
  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const change = Object.fromEntries(
      names.map((name) => [name, values.getAll(name).filter((value) => typeof value === 'string')]),
    );
    void navigate(queryWith(query, change) || '?', { preventScrollReset: true });
  }
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return (
    <Root id={id} key={query.toString()} onSubmit={apply}>
      <div className="fields">
        {Object.entries<ListFilter>(list.filters).map(([name, filter]) => (
          <FilterField
            key={name}
            name={name}
            filter={filter}
            labels={filters[name] ?? { label: name }}
            filters={state.filters}
          />
        ))}
      </div>
      <div className="acts">
        <Button type="submit" size="small" variant="ink">
          <FormattedMessage id="lists.apply" />
        </Button>
        <Button as={Link} to={queryWith(query, none) || '?'} preventScrollReset size="small" variant="quiet">
          <FormattedMessage id="lists.clearFilters" />
        </Button>
      </div>
    </Root>
  );
}
