import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type FilterLink, FilterLinks } from './filter-links.tsx';
import { ListSearch } from './list-search.tsx';

/** Props of the tools. */
export interface ListToolsProps {
  /** The list's filters by state, and which of them is chosen (null: everything). */
  readonly filters: readonly FilterLink[];
  readonly current: string | null;
  /** What the search looks in. */
  readonly searchLabel: ReactNode;
  /** What was searched for; empty for nothing. */
  readonly search: string;
  /** Parameters of the address that a new search keeps, beside the state. */
  readonly keeps?: readonly string[];
  /** How much was found. */
  readonly found: ReactNode;
  /** There is nothing at all to filter and to search in. */
  readonly isEmpty: boolean;
}

/** What stands above a long list: its filters, its search, and what a search found. Renders a `<nav>`, a `<form>` and a `<p>`. */
export function ListTools(props: ListToolsProps): ReactNode {
  const { filters, current, searchLabel, search, keeps = [], found, isEmpty } = props;
  const { formatMessage } = useIntl();
  return (
    <>
      {!isEmpty && (
        <>
          <FilterLinks
            label={formatMessage({ id: 'lists.filters' })}
            name="state"
            current={current}
            filters={filters}
          />
          <ListSearch label={searchLabel} search={search} keeps={['state', ...keeps]} />
        </>
      )}
      {search !== '' && (
        <p role="status" className="hs-mute">
          {found}
        </p>
      )}
    </>
  );
}
