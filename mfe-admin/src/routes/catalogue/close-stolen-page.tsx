import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { CloseForm } from '#mfe-admin/features/serials/close-form.tsx';
import { stolenList } from '#mfe-admin/features/serials/stolen-list.ts';

/** `/admin/stolen/{id}`: closes an entry of the watch list. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  return (
    <RouteDrawer title={formatMessage({ id: 'serials.close' })} parent={stolenList.path}>
      <CloseForm id={id} />
    </RouteDrawer>
  );
}
