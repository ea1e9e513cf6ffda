import { readFileSync } from 'node:fs';

const FILES = [
  'graphql/base',
  'modules/accounts',
  'modules/accounts/second-factors',
  'modules/accounts/pictures',
  'modules/catalog',
  'modules/content',
  'modules/content/forms',
  'modules/feedback',
  'modules/fulfilment/shipping',
  'modules/intake',
  'modules/listing-imports',
  'modules/media',
  'modules/messaging',
  'modules/payments',
  'modules/payments/vault',
  'modules/people',
  'modules/privacy',
  'modules/repairs',
  'modules/sales/cart',
  'modules/sales/checkout',
  'modules/sales/claims',
  'modules/sales/counter',
  'modules/sales/holds',
  'modules/sales/layaway',
  'modules/sales/offers',
  'modules/sales/orders',
  'modules/sales/payouts',
  'modules/sales/returns',
  'modules/sales/staff-orders',
  'modules/sales/statements',
  'modules/portfolio',
  'modules/saved-searches',
  'modules/selling',
  'modules/selling/inventory',
  'modules/wishlist',
] as const;

/** The whole schema of the shop as text: the contract between the server and every front end. */
export const schemaSdl = FILES.map((folder) =>
  readFileSync(new URL(`../${folder}/schema.graphql`, import.meta.url), 'utf8'),
).join('\n');
