import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { ordersTable } from '#mfe-admin/features/order-queue/orders-table.tsx';
import { OrderSums } from '#mfe-admin/features/order-queue/order-sums.tsx';
import type { OrdersPageData } from './orders-loader.ts';

const words = { title: 'orders.title', empty: 'orders.none' } as const;

/** `/admin/orders`: all placed orders, by what is to be done or by words. */
export function Component(): ReactNode {
  const data = useLoaderData<OrdersPageData>();
  return (
    <div className="hs-stack">
      <ListPage
        table={ordersTable}
        data={data}
        words={words}
        actions={
          <Button as={Link} to="/admin/orders/board" size="small" variant="outline">
            <FormattedMessage id="orders.board" />
          </Button>
        }
      />
      {data.sums && <OrderSums sums={data.sums} />}
    </div>
  );
}
