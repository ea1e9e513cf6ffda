import { inventoryFilterOf } from '#mfe-admin/features/inventory/inventory-filter.model.ts';
import { inventoryList } from '#mfe-admin/features/inventory/inventory-list.ts';
import { AdminInventoryDocument } from '#mfe-admin/features/inventory/inventory.generated.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';

/** A page of the stock of everybody, the newest first. */
export const loader = listLoader(inventoryList, async ({ client, state, page, options }) => {
  const { inventory } = await client.query(
    AdminInventoryDocument,
    { ...page, filter: inventoryFilterOf(state) },
    options,
  );
  return rowsOf(inventory);
});
