import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';
import { AdminRedirectsDocument } from '#mfe-admin/features/redirects/redirects.generated.ts';
import { redirectsList } from '#mfe-admin/features/redirects/redirects-list.ts';

/** A page of redirects. */
export const loader = listLoader(redirectsList, async ({ client, state, page, options }) => {
  const status = state.filters['status']?.[0];
  const variables = {
    ...page,
    status: status === undefined ? null : Number(status),
    unused: state.filters['unused'] !== undefined,
    removed: state.filters['removed'] !== undefined,
    search: state.search || null,
  };
  const { redirects } = await client.query(AdminRedirectsDocument, variables, { ...options, cache: false });
  return rowsOf(redirects);
});
