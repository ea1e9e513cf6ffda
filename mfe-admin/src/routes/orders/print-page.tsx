import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChosenOrders } from '#mfe-admin/features/order-queue/chosen-orders.tsx';
import { ordersList } from '#mfe-admin/features/order-queue/orders-list.ts';
import { PrintLinks } from '#mfe-admin/features/order-queue/print-links.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/orders/print`: what is printed for the chosen orders. */
export function Component(): ReactNode {
  const title = useIntl().formatMessage({ id: 'orders.bulk.print' });
  return (
    <RouteDrawer title={title} parent={ordersList.path}>
      <ChosenOrders>{(orders) => <PrintLinks ids={orders.map(({ id }) => id)} />}</ChosenOrders>
    </RouteDrawer>
  );
}
