import { useStore } from 'jotai';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadComparison } from './load-comparison.ts';
import type { CompareAddress } from './compare-address.model.ts';
import type { Change } from './compare-actions.tsx';
import type { CompareView } from './compare-view.model.ts';

/** Reads out what was done, with the place of what was moved from 1. */
export interface Done {
  readonly change: Change;
  readonly place: number;
  readonly count: number;
}

/**
 * What a change of the columns does besides leading to another address: the choice of this browser follows, the focus stays
 * with what was moved, or goes to the table where it was taken away, and it can be read out what happened.
 */
export function useCompareChanges(
  { columns }: CompareView,
  { ids }: CompareAddress,
): {
  readonly table: RefObject<HTMLElement | null>;
  readonly done: Done | null;
  readonly onChange: (next: CompareAddress, change: Change) => void;
} {
  const store = useStore();
  const table = useRef<HTMLElement>(null);
  const pending = useRef<{ readonly change: Change; readonly before: string }>(null);
  const [done, setDone] = useState<Done | null>(null);
  const order = ids.join();
  useEffect(() => {
    if (!pending.current || pending.current.before === order) return;
    const { change } = pending.current;
    pending.current = null;
    const movers = [...(table.current?.querySelectorAll<HTMLElement>('[data-move]') ?? [])];
    const mine = movers.filter(({ dataset }) => dataset['move']?.startsWith(`${change.id} `));
    const target = mine.find(({ dataset }) => dataset['move'] === change.focus) ?? mine[0] ?? table.current;
    target?.focus({ preventScroll: true });
  }, [order]);
  return {
    table,
    done,
    onChange: (next, change) => {
      pending.current = { change, before: order };
      setDone({ change, place: next.ids.indexOf(change.id) + 1, count: next.ids.length });
      const byId = new Map(columns.map((column) => [column.id, column]));
      const items = next.ids.flatMap((id) => byId.get(id) ?? []);
      void loadComparison().then(({ choose }) =>
        choose(
          store,
          items.map(({ id, name, picture, backdrop }) => ({ id, name, picture, backdrop })),
        ),
      );
    },
  };
}
