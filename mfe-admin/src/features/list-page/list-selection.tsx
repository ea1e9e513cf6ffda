import { createContext, use, type ReactNode } from 'react';
import type { ChosenRows } from '#mfe-admin/features/data-table/use-selection.ts';

/** The chosen rows of the list below a drawer. */
export interface ListSelection {
  readonly ids: readonly string[];
  readonly clear: () => void;
}

const nothing: ListSelection = { ids: [], clear: () => undefined };
const Context = createContext<ListSelection>(nothing);

/** Gives the chosen rows to the drawers over a list. */
export function ListSelectionProvider(props: {
  readonly ids: ChosenRows;
  readonly clear: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return <Context value={{ ids: Object.keys(props.ids), clear: props.clear }}>{props.children}</Context>;
}

/** The rows that are chosen in the list around a drawer, in the order in which they were chosen; none after the page was loaded anew. */
export const useListSelection = (): ListSelection => use(Context);
