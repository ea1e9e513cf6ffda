import { AdminAccountsDocument } from '#mfe-admin/features/accounts/accounts.generated.ts';
import { accountsList } from '#mfe-admin/features/accounts/accounts-list.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';

const kinds = ['ADMIN', 'PROFESSIONAL_SELLER', 'PRIVATE_SELLER', 'UNVERIFIED', 'TWO_STEP_RESET'] as const;

/** A page of accounts, the newest first. */
export const loader = listLoader(accountsList, async ({ client, state, page, options }) => {
  const variables = {
    first: accountsList.pageSize,
    after: page.after,
    search: state.search || null,
    filter: kinds.find((kind) => kind === state.filters['kind']?.[0]) ?? null,
  };
  const { accounts } = await client.query(AdminAccountsDocument, variables, options);
  return rowsOf(accounts);
});
