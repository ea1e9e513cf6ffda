import { AdminAccountsDocument } from '#mfe-admin/features/accounts/accounts.generated.ts';
import { accountsList } from '#mfe-admin/features/accounts/accounts-list.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';

/** A page of accounts, the newest first. */
export const loader = listLoader(accountsList, async ({ client, state, page, options }) => {
  const variables = { first: accountsList.pageSize, after: page.after, search: state.search || null };
  const { accounts } = await client.query(AdminAccountsDocument, variables, options);
  return rowsOf(accounts);
});
