import { DraftOrdersListDocument } from '#mfe-admin/features/draft-orders/draft-orders.generated.ts';
import { draftsList, draftStates } from '#mfe-admin/features/draft-orders/drafts-list.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';

/** A page of draft orders, the newest first. */
export const loader = listLoader(draftsList, async ({ client, state, page, options }) => {
  const states = draftStates.filter((each) => state.filters['state']?.includes(each));
  const variables = { ...page, states, search: state.search || null };
  const { draftOrders } = await client.query(DraftOrdersListDocument, variables, { ...options, cache: false });
  return rowsOf(draftOrders);
});
