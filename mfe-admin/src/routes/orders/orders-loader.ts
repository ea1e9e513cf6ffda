import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { daysOf, type ListState, readListAddress } from '#mfe-admin/features/list-page/list-address.model.ts';
import { type ListData, listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';
import { asNextAction } from '#mfe-admin/features/order-queue/next-action.model.ts';
import {
  AdminOrdersDocument,
  AdminOrderSumsDocument,
  type AdminOrderSumsQuery,
} from '#mfe-admin/features/order-queue/order-queue.generated.ts';
import { ordersList } from '#mfe-admin/features/order-queue/orders-list.ts';
import type { ListedOrder } from '#mfe-admin/features/order-queue/queued-order.model.ts';

function filterOf(state: ListState) {
  const { from, to } = daysOf(state, 'placed');
  const isReversed = from !== null && to !== null && from > to;
  return {
    nextAction: asNextAction(state.filters['next']?.[0]),
    search: state.search || null,
    // Days that are typed in the wrong order mean the same.
    placedFrom: isReversed ? to : from,
    placedTo: isReversed ? from : to,
  };
}

const list = listLoader(ordersList, async ({ client, state, page, options }) => {
  const { staffOrders } = await client.query(AdminOrdersDocument, { ...page, ...filterOf(state) }, options);
  const { rows, ...rest } = rowsOf(staffOrders);
  const now = Date.now();
  return { ...rest, rows: rows.map((row) => ({ ...row, now })) };
});

/** Data of the page: a page of placed orders, each with the moment of the answer, and what those of some days come to. */
export interface OrdersPageData extends ListData<ListedOrder> {
  /** Null where no days are asked for. */
  readonly sums: AdminOrderSumsQuery['staffOrderSums'] | null;
}

/** Placed orders, filtered as the address says. */
export async function loader(args: LoaderFunctionArgs): Promise<OrdersPageData> {
  const client = args.context.get(graphqlClientContext);
  const { state } = readListAddress(ordersList, new URL(args.request.url).searchParams);
  const filter = filterOf(state);
  if (filter.placedFrom === null && filter.placedTo === null) return { ...(await list(args)), sums: null };
  const options = { signal: args.request.signal, quiet: true };
  const [page, { staffOrderSums: sums }] = await Promise.all([
    list(args),
    client.query(AdminOrderSumsDocument, filter, options),
  ]);
  return { ...page, sums };
}
