import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { queryWith, type ListState } from './list-address.model.ts';
import type { Density, ListModel } from './list.model.ts';
import { keepPreferences, type TablePreferences, useTablePreferences } from './table-preferences.ts';

/** The columns of a list that are shown, in their order, and how close its rows are. */
export interface TableSettings {
  readonly shown: readonly string[];
  readonly density: Density;
  readonly show: (columns: readonly string[]) => void;
  readonly setDensity: (density: Density) => void;
}

/** What was chosen on the page at an address. */
type Chosen = TablePreferences & { readonly query: URLSearchParams };

/**
 * How a list looks: as the address says, else as this browser remembers, else as the list is declared. A change is written to both, so
 * that the address shows others the same.
 */
export function useTableSettings(list: ListModel, state: ListState): TableSettings {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const kept = useTablePreferences(list);
  // What was chosen is shown at once: the next choice goes on from it, also before the address has followed.
  const [chosen, setChosen] = useState<Chosen>({ query, columns: null, density: null });
  const isPending = chosen.query === query;
  const columns = (isPending ? chosen.columns : null) ?? state.columns ?? kept.columns;
  const density = (isPending ? chosen.density : null) ?? state.density ?? kept.density;
  const shown = useMemo(
    () => columns ?? list.columns.filter((column) => !list.hidden?.includes(column)),
    [columns, list],
  );
  function change(patch: Partial<TablePreferences>): void {
    const preferences = { columns, density, ...patch };
    keepPreferences(list, preferences);
    const next = { ...(isPending ? chosen : null), ...patch };
    setChosen({ query, columns: next.columns ?? null, density: next.density ?? null });
    const changes = {
      ...(next.columns && { columns: next.columns.join(',') }),
      ...(next.density && { density: next.density }),
      after: query.get('after'),
      before: query.get('before'),
    };
    void navigate(queryWith(query, changes), { replace: true, preventScrollReset: true });
  }
  return {
    shown,
    density: density ?? 'comfortable',
    show: (next) => change({ columns: next }),
    setDensity: (next) => change({ density: next }),
  };
}
