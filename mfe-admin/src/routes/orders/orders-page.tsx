import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { ordersTable } from '#mfe-admin/features/order-queue/orders-table.tsx';
import type { ListedOrder } from '#mfe-admin/features/order-queue/queued-order.model.ts';

const words = { title: 'orders.title', empty: 'orders.none' } as const;

/** `/admin/orders`: all placed orders, by what is to be done or by words. */
export function Component(): ReactNode {
  return (
    <ListPage
      table={ordersTable}
      data={useLoaderData<ListData<ListedOrder>>()}
      words={words}
      actions={
        <Button as={Link} to="/admin/orders/board" size="small" variant="outline">
          <FormattedMessage id="orders.board" />
        </Button>
      }
    />
  );
}
