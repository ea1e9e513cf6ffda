import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChosenOrders } from '#mfe-admin/features/order-queue/chosen-orders.tsx';
import { ordersList } from '#mfe-admin/features/order-queue/orders-list.ts';
import { DeliverForm } from '#mfe-admin/features/order-queue/deliver-form.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/orders/deliver`: the chosen orders have arrived or were picked up. */
export function Component(): ReactNode {
  const title = useIntl().formatMessage({ id: 'orders.bulk.deliver' });
  return (
    <RouteDrawer title={title} parent={ordersList.path}>
      <ChosenOrders>{(orders) => <DeliverForm orders={orders} />}</ChosenOrders>
    </RouteDrawer>
  );
}
