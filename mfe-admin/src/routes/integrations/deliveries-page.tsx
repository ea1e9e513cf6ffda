import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { deliveriesTable } from '#mfe-admin/features/webhook-deliveries/deliveries-table.tsx';
import type { DeliveryRow } from '#mfe-admin/features/webhook-deliveries/delivery-state.tsx';

const words = {
  title: 'deliveries.title',
  empty: 'deliveries.none',
  emptyHint: <FormattedMessage id="deliveries.noneHint" />,
} as const;

/** `/admin/integrations/deliveries`: what was sent to webhooks, and what they answered. */
export function Component(): ReactNode {
  return <ListPage table={deliveriesTable} data={useLoaderData<ListData<DeliveryRow>>()} words={words} />;
}
