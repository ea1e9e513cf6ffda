import { useSyncExternalStore } from 'react';
import { densities, type Density, type ListModel } from './list.model.ts';

/** How somebody likes a table on this browser. */
export interface TablePreferences {
  readonly columns: readonly string[] | null;
  readonly density: Density | null;
}

const none: TablePreferences = { columns: null, density: null };
const changed = 'headstock:table-preferences';
const keyOf = ({ id }: ListModel): string => `headstock-table-${id}`;

/** What was read last, so that the same text gives the same object. */
const read = new Map<string, { readonly text: string; readonly value: TablePreferences }>();

function parse(list: ListModel, text: string): TablePreferences {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return none;
    const { columns, density }: { columns?: unknown; density?: unknown } = stored;
    const known = Array.isArray(columns) ? list.columns.filter((column) => columns.includes(column)) : [];
    const inOrder = Array.isArray(columns) ? columns.flatMap((each) => known.filter((column) => column === each)) : [];
    return {
      columns: inOrder.length > 0 ? [...new Set(inOrder)] : null,
      density: densities.find((each) => each === density) ?? null,
    };
  } catch {
    return none;
  }
}

function readPreferences(list: ListModel): TablePreferences {
  let text: string | null;
  try {
    text = localStorage.getItem(keyOf(list));
  } catch {
    return none;
  }
  if (text === null) return none;
  const last = read.get(list.id);
  if (last?.text === text) return last.value;
  const value = parse(list, text);
  read.set(list.id, { text, value });
  return value;
}

/** Remembers how somebody likes a table on this browser; nothing where it may store nothing. */
export function keepPreferences(list: ListModel, preferences: TablePreferences): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(preferences));
  } catch {
    return;
  }
  dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}

/** What this browser remembers of a table; nothing on the server and until the page is live. */
export const useTablePreferences = (list: ListModel): TablePreferences =>
  useSyncExternalStore(
    subscribe,
    () => readPreferences(list),
    () => none,
  );
