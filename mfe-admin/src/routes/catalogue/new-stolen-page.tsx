import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { StolenForm } from '#mfe-admin/features/serials/stolen-form.tsx';
import { stolenList } from '#mfe-admin/features/serials/stolen-list.ts';

/** `/admin/stolen/new`: puts an instrument on the watch list. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <RouteDrawer title={formatMessage({ id: 'serials.add' })} parent={stolenList.path}>
      <StolenForm />
    </RouteDrawer>
  );
}
