import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { DescriptionEditor } from '#mfe-admin/features/description/description-editor.tsx';
import type { ListingDescription } from '#mfe-admin/features/description/use-description.ts';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { inventoryList } from '#mfe-admin/features/inventory/inventory-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/listings/{id}/description`: a listing's description, sentence by sentence with the facts behind it. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const description = useLoaderData<ListingDescription>();
  const mayWrite = useGrants()('catalogue:write') && description.canEdit;
  const title = description.title || formatMessage({ id: 'inventory.untitled' });
  return (
    <RouteDrawer
      title={formatMessage({ id: 'describe.title' }, { title })}
      parent={`${inventoryList.path}/${description.listingId}`}
      width="wide"
    >
      <DescriptionEditor key={description.listingId} description={description} mayWrite={mayWrite} />
    </RouteDrawer>
  );
}
