import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListSelection } from '#mfe-admin/features/list-page/list-selection.tsx';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { deliveriesList } from '#mfe-admin/features/webhook-deliveries/deliveries-list.ts';
import { ResendButton } from '#mfe-admin/features/webhook-deliveries/resend-button.tsx';

function Resend(): ReactNode {
  const { ids, clear } = useListSelection();
  const { done } = useDrawer();
  const finish = (): void => {
    clear();
    done();
  };
  return (
    <div className="hs-stack">
      <p>
        <FormattedMessage id="deliveries.resendText" values={{ count: ids.length }} />
      </p>
      {ids.length > 0 && <ResendButton deliveryIds={ids} onDone={finish} />}
    </div>
  );
}

/** `/admin/integrations/deliveries/resend`: sends the chosen messages again. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <RouteDrawer title={formatMessage({ id: 'deliveries.resend' })} parent={deliveriesList.path}>
      <Resend />
    </RouteDrawer>
  );
}
