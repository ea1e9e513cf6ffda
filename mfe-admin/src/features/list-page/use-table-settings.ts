import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { queryWith, type ListState } from './list-address.model.ts';
import type { Density, ListModel } from './list.model.ts';
import { keepPreferences, useTablePreferences } from './table-preferences.ts';

/** The columns of a list that are shown, in their order, and how close its rows are. */
export interface TableSettings {
  readonly shown: readonly string[];
  readonly density: Density;
  readonly show: (columns: readonly string[]) => void;
  readonly setDensity: (density: Density) => void;
}

/**
 * How a list looks: as the address says, else as this browser remembers, else as the list is declared. A change is written to both, so
 * that the address shows others the same.
 */
export function useTableSettings(list: ListModel, state: ListState): TableSettings {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const kept = useTablePreferences(list);
  const columns = state.columns ?? kept.columns;
  const density = state.density ?? kept.density;
  const shown = useMemo(
    () => columns ?? list.columns.filter((column) => !list.hidden?.includes(column)),
    [columns, list],
  );
  function change(name: 'columns' | 'density', value: string): void {
    const cursors = { after: query.get('after'), before: query.get('before') };
    void navigate(queryWith(query, { [name]: value, ...cursors }), { replace: true, preventScrollReset: true });
  }
  return {
    shown,
    density: density ?? 'comfortable',
    show: (next) => {
      keepPreferences(list, { columns: next, density });
      change('columns', next.join(','));
    },
    setDensity: (next) => {
      keepPreferences(list, { columns, density: next });
      change('density', next);
    },
  };
}
