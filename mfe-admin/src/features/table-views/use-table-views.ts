import { useGraphQLClient } from '@headstock/graphql-client';
import { useCallback, useEffect, useState } from 'react';
import {
  TableViewsCreateDocument,
  TableViewsOfDocument,
  type TableViewsOfQuery,
  TableViewsRemoveDocument,
  TableViewsUpdateDocument,
} from './table-views.generated.ts';

/** A view of a table. */
export type TableView = TableViewsOfQuery['tableViews'][number];

/** Why a change was refused; null when it was made. */
type Refusal = string | null;

interface Settled {
  readonly success: boolean;
  readonly message: string | null;
  readonly code: string | null;
}

/** The views of a table, and what can be done with them. */
export interface TableViews {
  /** Null until they are here. */
  readonly views: readonly TableView[] | null;
  readonly hasFailed: boolean;
  readonly create: (view: Pick<TableView, 'name' | 'query' | 'isShared'>) => Promise<Refusal>;
  /** Changes a view while it is as it is shown. */
  readonly update: (view: TableView, change: { readonly name?: string; readonly query?: string }) => Promise<Refusal>;
  readonly remove: (id: string) => Promise<Refusal>;
}

/** Loads the views of a table when it is first rendered, and changes them. */
export function useTableViews(tableId: string): TableViews {
  const client = useGraphQLClient();
  const [views, setViews] = useState<readonly TableView[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    const answer = await client.query(TableViewsOfDocument, { tableId }, { quiet: true }).catch(() => null);
    setFailed(answer === null);
    if (answer) setViews(answer.tableViews);
  }, [client, tableId]);
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- when the answer has come
    void load();
  }, [load]);
  const settle = async ({ success, message, code }: Settled): Promise<Refusal> => {
    if (success || code === 'changed') await load();
    return success ? null : (message ?? '');
  };
  return {
    views,
    hasFailed,
    create: async (view) =>
      settle((await client.mutate(TableViewsCreateDocument, { tableId, ...view })).tableViewCreate),
    update: async ({ id, name, query }, change) =>
      settle(
        (
          await client.mutate(TableViewsUpdateDocument, {
            id,
            ...change,
            ...(change.name !== undefined && { expectedName: name }),
            ...(change.query !== undefined && { expectedQuery: query }),
          })
        ).tableViewUpdate,
      ),
    remove: async (id) => settle((await client.mutate(TableViewsRemoveDocument, { id })).tableViewRemove),
  };
}
