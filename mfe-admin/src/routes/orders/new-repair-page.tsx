import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RepairForm } from '#mfe-admin/features/repairs/repair-form.tsx';
import { repairsList } from '#mfe-admin/features/repairs/repairs-list.ts';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

function NewRepair(): ReactNode {
  const { done } = useDrawer();
  return <RepairForm job={null} onSaved={done} />;
}

/** `/admin/repairs/new`: an instrument comes onto the bench. */
export function Component(): ReactNode {
  return (
    <RouteDrawer title={useIntl().formatMessage({ id: 'repairs.new' })} parent={repairsList.path}>
      <NewRepair />
    </RouteDrawer>
  );
}
