import { GraphQLError, graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { AdminAccountsDocument } from '#mfe-admin/features/accounts/accounts.generated.ts';
import { readAccountSearch, type AccountSearch } from '#mfe-admin/features/accounts/account-search.model.ts';
import type { AccountRow } from '#mfe-admin/features/accounts/accounts-table.tsx';

/** Data of the accounts page. */
export interface AccountsPageData extends AccountSearch {
  readonly accounts: readonly AccountRow[];
  readonly totalCount: number;
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
}

const pageSize = 25;
const notForYou: ReadonlySet<string> = new Set(['FORBIDDEN', 'UNAUTHENTICATED']);

/** A page of accounts. Throws a 403 response if the API does not let the viewer in. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<AccountsPageData> {
  const client = context.get(graphqlClientContext);
  const state = readAccountSearch(new URL(request.url).searchParams);
  const variables = { first: pageSize, after: state.after, search: state.search || null };
  const options = { signal: request.signal, quiet: true };
  const { accounts } = await client.query(AdminAccountsDocument, variables, options).catch((error: unknown) => {
    if (error instanceof GraphQLError && notForYou.has(error.code)) throw data(null, { status: 403 });
    throw error;
  });
  const { pageInfo, totalCount, edges } = accounts;
  return {
    ...state,
    accounts: edges.map(({ node }) => node),
    totalCount,
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}
