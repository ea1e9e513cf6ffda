import { GraphQLError, graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { AdminAccountsDocument } from '#mfe-admin/features/accounts/accounts.generated.ts';
import { readAccountSearch, type AccountSearch } from '#mfe-admin/features/accounts/account-search.model.ts';
import type { AccountRow } from '#mfe-admin/features/accounts/accounts-table.tsx';

/** What the page of accounts shows. */
export interface AccountsPageData extends AccountSearch {
  readonly accounts: readonly AccountRow[];
  readonly totalCount: number;
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

const pageSize = 25;
const notForYou: ReadonlySet<string> = new Set(['FORBIDDEN', 'UNAUTHENTICATED']);

/** A page of accounts. Throws a 403 for everybody but admins: the server decides, not the page. */
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
