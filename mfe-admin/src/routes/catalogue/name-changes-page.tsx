import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { brandsList } from '#mfe-admin/features/names/brands-list.ts';
import { ChangesList, type NameChange } from '#mfe-admin/features/names/changes-list.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/catalogue/brands/changes`: what was renamed and merged, and how to undo it. */
export function Component(): ReactNode {
  return (
    <RouteDrawer title={useIntl().formatMessage({ id: 'names.changes' })} parent={brandsList.path}>
      <ChangesList changes={useLoaderData<readonly NameChange[]>()} />
    </RouteDrawer>
  );
}
