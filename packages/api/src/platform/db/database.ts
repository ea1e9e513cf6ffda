import type { Kysely, Transaction } from 'kysely';
import type { AccountsTables } from '#api/modules/accounts/tables.ts';
import type { AssistantTables } from '#api/modules/assistant/tables.ts';
import type { CartTables } from '#api/modules/sales/cart/tables.ts';
import type { CatalogTables } from '#api/modules/catalog/tables.ts';
import type { ContentTables } from '#api/modules/content/tables.ts';
import type { FormsTables } from '#api/modules/content/forms/tables.ts';
import type { HoldsTables } from '#api/modules/sales/holds/tables.ts';
import type { LayawayTables } from '#api/modules/sales/layaway/tables.ts';
import type { OffersTables } from '#api/modules/sales/offers/tables.ts';
import type { OrdersTables } from '#api/modules/sales/orders/tables.ts';
import type { PaymentsTables } from '#api/modules/payments/tables.ts';
import type { ShippingTables } from '#api/modules/fulfilment/shipping/tables.ts';
import type { TrackingTables } from '#api/modules/tracking/tables.ts';
import type { WishlistTables } from '#api/modules/wishlist/tables.ts';
import type { OperationsTables } from '#api/platform/jobs/tables.ts';

/** Every table of the shop, composed of what the domains declare beside their queries. */
export type Database = AccountsTables &
  AssistantTables &
  CartTables &
  CatalogTables &
  ContentTables &
  FormsTables &
  HoldsTables &
  LayawayTables &
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
