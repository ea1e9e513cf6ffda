import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { kindMessage } from '#mfe-admin/features/webhooks/kind-message.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { deliveriesList } from '#mfe-admin/features/webhook-deliveries/deliveries-list.ts';
import { type DeliveryDetails, DeliveryView } from '#mfe-admin/features/webhook-deliveries/delivery-view.tsx';

/** `/admin/integrations/deliveries/:id`: a message, what was answered, and sending it again. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const delivery = useLoaderData<DeliveryDetails>();
  const title = formatMessage({ id: kindMessage(delivery.kind) });
  return (
    <RouteDrawer title={title} parent={deliveriesList.path} width="wide">
      <DeliveryView delivery={delivery} />
    </RouteDrawer>
  );
}
