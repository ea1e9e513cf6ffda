import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { brandsList } from '#mfe-admin/features/names/brands-list.ts';
import { NewBrandForm } from '#mfe-admin/features/names/new-brand-form.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/catalogue/brands/new`: adds a maker. */
export function Component(): ReactNode {
  return (
    <RouteDrawer title={useIntl().formatMessage({ id: 'names.newBrand' })} parent={brandsList.path}>
      <NewBrandForm />
    </RouteDrawer>
  );
}
