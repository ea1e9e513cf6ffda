import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { inventoryList } from '#mfe-admin/features/inventory/inventory-list.ts';
import type { AdminListingQuery } from '#mfe-admin/features/inventory/inventory.generated.ts';
import { ListingDetails } from '#mfe-admin/features/inventory/listing-details.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/listings/{id}`: what staff do with a listing. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { listingEditor: editor, listingHistory, listingStock, consignment } = useLoaderData<AdminListingQuery>();
  if (!editor) return null;
  return (
    <RouteDrawer
      title={editor.listing.title || formatMessage({ id: 'inventory.untitled' })}
      parent={inventoryList.path}
      record={editor?.listing.id}
      width="wide"
    >
      <ListingDetails editor={editor} history={listingHistory} stock={listingStock} consignment={consignment} />
    </RouteDrawer>
  );
}
