import { conditions } from '@headstock/contracts/listing-document';
import { defineList } from '#mfe-admin/features/list-page/list.model.ts';

/** How a listing stands, in the order of its life. */
export const listingStates = [
  'INITIAL',
  'DESCRIPTION',
  'FINAL_APPROVAL',
  'LISTING_ACTIVE',
  'PENDING_SALE',
  'PAUSED',
  'SOLD',
  'ENDED',
] as const;

/** The stock of the shop and of all sellers, the newest first. */
export const inventoryList = defineList({
  id: 'listings',
  path: '/admin/listings',
  columns: [
    'title',
    'state',
    'price',
    'stock',
    'seller',
    'sku',
    'serial',
    'category',
    'condition',
    'photographs',
    'watchers',
    'offers',
    'age',
  ],
  hidden: ['serial', 'category', 'condition', 'photographs', 'watchers', 'offers'],
  sorts: [],
  sort: '-age',
  filters: {
    state: { kind: 'choice', values: listingStates },
    whose: { kind: 'choice', values: ['SHOP', 'PRIVATE', 'PROFESSIONAL'] },
    category: {
      kind: 'choice',
      values: ['electric-guitars', 'acoustic-guitars', 'mandolins', 'other', 'accessories', 'merch'],
    },
    condition: { kind: 'choice', values: conditions },
    needs: { kind: 'choice', values: ['answer', 'photographs', 'hold'] },
    pieces: { kind: 'choice', values: ['none', 'few', 'many'], single: true },
    price: { kind: 'amount' },
    listed: { kind: 'days' },
    brand: { kind: 'text' },
    seller: { kind: 'text' },
  },
  isExported: true,
  pageSize: 50,
});
