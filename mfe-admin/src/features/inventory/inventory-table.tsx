import { conditions } from '@headstock/contracts/listing-document';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { inventoryList, listingStates } from './inventory-list.ts';
import { ConditionCell, type InventoryRow, PriceCell, TitleCell } from './listing-cells.tsx';
import { ListingState } from './listing-state.tsx';

const named = (values: readonly string[], group: string): Readonly<Record<string, string>> =>
  Object.fromEntries(values.map((value) => [value, `inventory.${group}.${value}`]));

/** The table of the stock of everybody. */
export const inventoryTable = defineTable({
  list: inventoryList,
  rowId: ({ id }: InventoryRow) => id,
  rowDrawer: ({ id }) => `/admin/listings/${id}`,
  searchLabel: 'inventory.search',
  bulkActions: [
    { label: 'inventory.bulk.price', to: 'price', grant: 'catalogue:write' },
    { label: 'inventory.bulk.stock', to: 'stock', grant: 'catalogue:write' },
    { label: 'inventory.bulk.state.publish', to: 'publish', grant: 'catalogue:write' },
    { label: 'inventory.bulk.state.unpublish', to: 'unpublish', grant: 'catalogue:write' },
    { label: 'inventory.bulk.state.archive', to: 'archive', grant: 'catalogue:write' },
  ],
  filters: {
    state: { label: 'inventory.filter.state', values: named(listingStates, 'state') },
    whose: { label: 'inventory.filter.whose', values: named(['SHOP', 'PRIVATE', 'PROFESSIONAL'], 'whose') },
    category: {
      label: 'inventory.filter.category',
      values: named(['electric-guitars', 'acoustic-guitars', 'mandolins', 'other', 'accessories', 'merch'], 'category'),
    },
    condition: { label: 'inventory.filter.condition', values: named(conditions, 'condition') },
    needs: { label: 'inventory.filter.needs', values: named(['answer', 'photographs', 'hold'], 'needs') },
    pieces: { label: 'inventory.filter.pieces', values: named(['none', 'few', 'many'], 'pieces') },
    price: { label: 'inventory.filter.price' },
    listed: { label: 'inventory.filter.listed' },
    brand: { label: 'inventory.filter.brand' },
    seller: { label: 'inventory.filter.seller' },
  },
  columns: {
    title: { label: 'inventory.column.title', names: true, cell: (row) => <TitleCell row={row} /> },
    state: { label: 'inventory.column.state', cell: ({ state }) => <ListingState state={state} /> },
    price: { label: 'inventory.column.price', align: 'end', cell: (row) => <PriceCell row={row} /> },
    stock: { label: 'inventory.column.stock', align: 'end', cell: ({ stockLevel }) => stockLevel },
    seller: { label: 'inventory.column.seller', cell: ({ seller }) => seller.displayName },
    sku: { label: 'inventory.column.sku', cell: ({ sku }) => sku ?? '–' },
    serial: { label: 'inventory.column.serial', cell: ({ serial }) => serial ?? '–' },
    category: { label: 'inventory.column.category', cell: ({ categoryTitle }) => categoryTitle ?? '–' },
    condition: { label: 'inventory.column.condition', cell: (row) => <ConditionCell row={row} /> },
    photographs: { label: 'inventory.column.photographs', align: 'end', cell: (row) => row.photographCount },
    watchers: { label: 'inventory.column.watchers', align: 'end', cell: ({ watchers }) => watchers },
    offers: { label: 'inventory.column.offers', align: 'end', cell: ({ openOffers }) => openOffers },
    age: {
      label: 'inventory.column.age',
      align: 'end',
      cell: ({ listedAt, updatedAt }) => <Day iso={listedAt ?? updatedAt} />,
    },
  },
});
