import { readFileSync } from 'node:fs';

const FILES = [
  'graphql/base',
  'modules/accounts',
  'modules/catalog',
  'modules/content',
  'modules/content/forms',
  'modules/fulfilment/shipping',
  'modules/messaging',
  'modules/payments',
  'modules/sales/cart',
  'modules/sales/checkout',
  'modules/sales/holds',
  'modules/sales/layaway',
  'modules/sales/offers',
  'modules/sales/orders',
  'modules/sales/statements',
  'modules/wishlist',
] as const;

/** The whole schema of the shop as text: the contract between the server and every front end. */
export const schemaSdl = FILES.map((folder) =>
  readFileSync(new URL(`../${folder}/schema.graphql`, import.meta.url), 'utf8'),
).join('\n');
