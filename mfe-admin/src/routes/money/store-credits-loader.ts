import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { type ListData, listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';
import { storedValueList } from '#mfe-admin/features/stored-value/stored-value-list.ts';
import type { StoredValueRow } from '#mfe-admin/features/stored-value/stored-value-table.tsx';
import {
  AdminStoredValueListDocument,
  AdminStoredValueTotalsDocument,
  type AdminStoredValueTotalsQuery,
} from '#mfe-admin/features/stored-value/stored-value.generated.ts';

const kinds = ['CODE', 'STORE_CREDITS', 'TRADE_CREDITS'] as const;
const states = ['OPEN', 'EMPTY', 'EXPIRED'] as const;

const list = listLoader(storedValueList, async ({ client, state, page, options }) => {
  const filter = {
    search: state.search || null,
    kind: kinds.find((kind) => kind === state.filters['kind']?.[0]) ?? null,
    state: states.find((known) => known === state.filters['state']?.[0]) ?? null,
  };
  const variables = { first: storedValueList.pageSize, after: page.after, filter };
  const { storedValueAccounts } = await client.query(AdminStoredValueListDocument, variables, options);
  return rowsOf(storedValueAccounts);
});

/** Data of the page: a page of the list, and what the shop owes in all. */
export interface StoreCreditsPageData extends ListData<StoredValueRow> {
  readonly totals: AdminStoredValueTotalsQuery['storedValueTotals'];
}

/** Codes and credits, and their totals. */
export async function loader(args: LoaderFunctionArgs): Promise<StoreCreditsPageData> {
  const client = args.context.get(graphqlClientContext);
  const options = { signal: args.request.signal, quiet: true };
  const [page, { storedValueTotals: totals }] = await Promise.all([
    list(args),
    client.query(AdminStoredValueTotalsDocument, {}, options),
  ]);
  return { ...page, totals };
}
