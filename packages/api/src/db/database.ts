import type { Kysely, Transaction } from 'kysely';
import type { AccountsTables } from '#api/domains/accounts/tables.ts';
import type { AssistantTables } from '#api/domains/assistant/tables.ts';
import type { CartTables } from '#api/domains/cart/tables.ts';
import type { CatalogTables } from '#api/domains/catalog/tables.ts';
import type { ContentTables } from '#api/domains/content/tables.ts';
import type { FormsTables } from '#api/domains/forms/tables.ts';
import type { HoldsTables } from '#api/domains/holds/tables.ts';
import type { OffersTables } from '#api/domains/offers/tables.ts';
import type { OrdersTables } from '#api/domains/orders/tables.ts';
import type { PaymentsTables } from '#api/domains/payments/tables.ts';
import type { ShippingTables } from '#api/domains/shipping/tables.ts';
import type { TrackingTables } from '#api/domains/tracking/tables.ts';
import type { WishlistTables } from '#api/domains/wishlist/tables.ts';
import type { OperationsTables } from '#api/jobs/tables.ts';

/** Every table of the shop, composed of what the domains declare beside their queries. */
export type Database = AccountsTables &
  AssistantTables &
  CartTables &
  CatalogTables &
  ContentTables &
  FormsTables &
  HoldsTables &
  OffersTables &
  OperationsTables &
  OrdersTables &
  PaymentsTables &
  ShippingTables &
  TrackingTables &
  WishlistTables;

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
/** A running transaction. Functions that take one must be called inside `tx()`. */
export type Tx = Transaction<Database>;
