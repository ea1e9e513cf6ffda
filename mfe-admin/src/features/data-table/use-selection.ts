import { useMemo, useState } from 'react';

/** Chosen rows by id. */
export type ChosenRows = Readonly<Record<string, true>>;

/** The rows that somebody chose, also those that a filter or another page hides now. */
export interface Selection<Row> {
  /** In the order in which they were chosen. */
  readonly rows: readonly Row[];
  readonly ids: ChosenRows;
  /** How many of them are not among the rows that are shown. */
  readonly hidden: number;
  readonly choose: (update: ChosenRows | ((ids: ChosenRows) => ChosenRows)) => void;
  readonly clear: () => void;
}

/** Keeps chosen rows by id while the list below shows other rows. A row that is shown again is taken as it is now. */
export function useSelection<Row>(shown: readonly Row[], rowId: (row: Row) => string): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(() => new Map());
  return useMemo(() => {
    const now = new Map(shown.map((row) => [rowId(row), row]));
    const ids: ChosenRows = Object.fromEntries([...chosen.keys()].map((id) => [id, true]));
    return {
      rows: [...chosen].map(([id, row]) => now.get(id) ?? row),
      ids,
      hidden: [...chosen.keys()].filter((id) => !now.has(id)).length,
      choose: (update) => {
        const next = typeof update === 'function' ? update(ids) : update;
        setChosen(
          new Map(
            Object.keys(next).flatMap((id) => {
              const row = now.get(id) ?? chosen.get(id);
              return row === undefined ? [] : [[id, row] as const];
            }),
          ),
        );
      },
      clear: () => setChosen(new Map()),
    };
  }, [chosen, shown, rowId]);
}
