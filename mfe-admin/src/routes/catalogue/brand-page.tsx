import { EmptyState } from '@headstock/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { BrandDetails } from '#mfe-admin/features/names/brand-details.tsx';
import { brandsList } from '#mfe-admin/features/names/brands-list.ts';
import type { AdminBrandQuery } from '#mfe-admin/features/names/names.generated.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/catalogue/brands/{id}`: a maker and its models. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { catalogueBrand: brand } = useLoaderData<AdminBrandQuery>();
  return (
    <RouteDrawer
      title={brand?.name ?? formatMessage({ id: 'names.brand' })}
      parent={brandsList.path}
      record={brand?.id}
    >
      {brand ? (
        <BrandDetails key={brand.id} brand={brand} />
      ) : (
        <EmptyState title={<FormattedMessage id="names.missing" />} />
      )}
    </RouteDrawer>
  );
}
