import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';
import { asNextAction } from '#mfe-admin/features/order-queue/next-action.model.ts';
import { AdminOrdersDocument } from '#mfe-admin/features/order-queue/order-queue.generated.ts';
import { ordersList } from '#mfe-admin/features/order-queue/orders-list.ts';

/** A page of placed orders, each with the moment of the answer. */
export const loader = listLoader(ordersList, async ({ client, state, page, options }) => {
  const nextAction = asNextAction(state.filters['next']?.[0]);
  const variables = { ...page, nextAction, search: state.search || null };
  const { staffOrders } = await client.query(AdminOrdersDocument, variables, options);
  const { rows, ...rest } = rowsOf(staffOrders);
  const now = Date.now();
  return { ...rest, rows: rows.map((row) => ({ ...row, now })) };
});
