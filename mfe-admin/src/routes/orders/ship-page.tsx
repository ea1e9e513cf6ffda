import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChosenOrders } from '#mfe-admin/features/order-queue/chosen-orders.tsx';
import { ordersList } from '#mfe-admin/features/order-queue/orders-list.ts';
import { ShipForm } from '#mfe-admin/features/order-queue/ship-form.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/orders/ship`: carrier and tracking numbers of the chosen orders. */
export function Component(): ReactNode {
  const title = useIntl().formatMessage({ id: 'orders.bulk.ship' });
  return (
    <RouteDrawer title={title} parent={ordersList.path}>
      <ChosenOrders>{(orders) => <ShipForm orders={orders} />}</ChosenOrders>
    </RouteDrawer>
  );
}
