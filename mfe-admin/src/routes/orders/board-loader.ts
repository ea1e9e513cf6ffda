import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { openActions } from '#mfe-admin/features/order-queue/next-action.model.ts';
import type { BoardColumn } from '#mfe-admin/features/order-queue/order-board.tsx';
import {
  AdminOrderColumnDocument,
  AdminOrderCountsDocument,
} from '#mfe-admin/features/order-queue/order-queue.generated.ts';

/** The columns of the board with the orders that wait longest, and the moment of the answer. */
export interface BoardData {
  readonly columns: readonly BoardColumn[];
  readonly now: number;
}

/** Asks how many orders wait for what, then for the oldest of each column. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<BoardData> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const { staffOrderCounts } = await client.query(AdminOrderCountsDocument, {}, options);
  const open = openActions.flatMap((action) => staffOrderCounts.find(({ nextAction }) => nextAction === action) ?? []);
  const columns = await Promise.all(
    open.map(async ({ nextAction, count, oldestSince }) => {
      const { staffOrders } = await client.query(AdminOrderColumnDocument, { nextAction }, options);
      return { nextAction, count, oldestSince, orders: staffOrders.edges.map(({ node }) => node).toReversed() };
    }),
  );
  return { columns, now: Date.now() };
}
