import { EmptyState } from '@headstock/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRouteLoaderData } from 'react-router';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { useListSelection } from '#mfe-admin/features/list-page/list-selection.tsx';
import type { QueuedOrder } from './queued-order.model.ts';

/** The route of the list, whose rows the drawers show. */
export const ORDERS_ROUTE = 'admin-orders';

/** Gives the chosen orders of the list below a drawer; says so where none is chosen, as after a reload. */
export function ChosenOrders(props: { readonly children: (orders: readonly QueuedOrder[]) => ReactNode }): ReactNode {
  const { ids } = useListSelection();
  const data = useRouteLoaderData<ListData<QueuedOrder>>(ORDERS_ROUTE);
  const orders = data?.rows.filter(({ id }) => ids.includes(id)) ?? [];
  if (orders.length > 0) return props.children(orders);
  return (
    <EmptyState title={<FormattedMessage id="orders.noneChosen" />}>
      <FormattedMessage id="orders.noneChosenHint" />
    </EmptyState>
  );
}
