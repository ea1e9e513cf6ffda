import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';
import { AdminStolenSerialsDocument } from '#mfe-admin/features/serials/serials.generated.ts';
import { stolenList } from '#mfe-admin/features/serials/stolen-list.ts';

/** A page of the watch list, the newest first. */
export const loader = listLoader(stolenList, async ({ client, state, page, options }) => {
  const variables = { ...page, search: state.search || null };
  const { stolenSerials } = await client.query(AdminStolenSerialsDocument, variables, options);
  return rowsOf(stolenSerials);
});
