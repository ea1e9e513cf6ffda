/**
 * What fills a database from outside: an import, or the demo shop. It writes the tables as the modules do, with their ids,
 * search documents, prices and books, and nothing else of the API is for other packages.
 */
// Exported so that each adds its tables to `Database` where another package compiles against it.
export type { AccountsTables } from '#api/modules/accounts/index.ts';
export type { AssistantTables } from '#api/modules/assistant/index.ts';
export type { CatalogTables } from '#api/modules/catalog/index.ts';
export type { ExchangeRatesTables } from '#api/modules/exchange-rates/index.ts';
export type { FeedbackTables } from '#api/modules/feedback/index.ts';
export type { FormsTables } from '#api/modules/content/index.ts';
export type { ContentTables } from '#api/modules/content/index.ts';
export type { ShippingTables } from '#api/modules/fulfilment/index.ts';
export type { ListingImportsTables } from '#api/modules/listing-imports/index.ts';
export type { MediaTables } from '#api/modules/media/index.ts';
export type { MessagingTables } from '#api/modules/messaging/index.ts';
export type { PaymentsTables } from '#api/modules/payments/index.ts';
export type { CartTables } from '#api/modules/sales/index.ts';
export type { HoldsTables } from '#api/modules/sales/index.ts';
export type { LayawayTables } from '#api/modules/sales/index.ts';
export type { OffersTables } from '#api/modules/sales/index.ts';
export type { OrdersTables } from '#api/modules/sales/index.ts';
export type { PortfolioTables } from '#api/modules/portfolio/index.ts';
export type { ReturnsTables } from '#api/modules/sales/index.ts';
export type { SavedSearchesTables } from '#api/modules/saved-searches/index.ts';
export type { SellingTables } from '#api/modules/selling/index.ts';
export type { TrackingTables } from '#api/modules/tracking/index.ts';
export type { WishlistTables } from '#api/modules/wishlist/index.ts';

export type { Database, Db, Tx } from '#api/platform/db/database.ts';
export type { Locale } from '#api/platform/locale.ts';
export type { Storage } from '#api/platform/storage/storage.ts';
export { inDataFolder, readConfig } from '#api/platform/config.ts';
export { toJson } from '#api/platform/db/columns.ts';
export { DATABASE_USER } from '#api/platform/db/embedded/cluster.ts';
export { embeddedUrl, openEmbedded } from '#api/platform/db/embedded/open-embedded.ts';
export { migrateDatabase } from '#api/migrate-database.ts';
export { idAt, newId } from '#api/platform/db/new-id.ts';
export { openDatabase } from '#api/platform/db/open-database.ts';
export { openServer } from '#api/platform/db/server.ts';
export { tx } from '#api/platform/db/tx.ts';
export { listAwaited, markAwaited } from '#api/platform/images/awaited-originals.ts';
export { clipKey } from '#api/modules/media/index.ts';
export { originalKey } from '#api/platform/images/original.ts';
export { reportProgress } from '#api/platform/report-to-launcher.ts';
export { DiskStorage } from '#api/platform/storage/disk-storage.ts';
export { storeSampleRates } from '#api/modules/exchange-rates/index.ts';
export { hashPassword, skeletonOf } from '#api/modules/accounts/index.ts';
export { toSlug } from '#api/platform/search/normalize-text.ts';
export {
  catalogSearch,
  conditionLabel,
  tagLabel,
  type SearchDocument,
  searchDocument,
  toTsvector,
} from '#api/modules/catalog/index.ts';
export { tableRates } from '#api/modules/fulfilment/index.ts';
export { tableTax } from '#api/modules/fulfilment/index.ts';
export { type OrderPrice, recordCapture, recordSale } from '#api/modules/payments/index.ts';
export { createShipment, markDelivered, saveTracking } from '#api/modules/fulfilment/index.ts';
export { grantCredits, issueCode } from '#api/modules/payments/index.ts';
export { newGuestKey, newReference } from '#api/modules/sales/index.ts';
export { ACCEPTED_MS, OPEN_MS } from '#api/modules/sales/index.ts';
export type { DeclinedBy, OfferState } from '#api/modules/sales/index.ts';
export { itemTraits, readWrittenItem } from '#api/modules/catalog/index.ts';
export { documentOfItem } from '#api/modules/selling/index.ts';
export { findModelKey, removePastSale } from '#api/modules/catalog/index.ts';
export {
  checkBooks,
  createPartialRefund,
  lockRefund,
  recordReturned,
  enterRefundSuccess,
} from '#api/modules/payments/index.ts';
export type { ReturnReason, ReturnState } from '#api/modules/sales/index.ts';
export { type LoadedOrder, loadOrdersById } from '#api/modules/sales/index.ts';
export { connectModules } from '#api/connect-modules.ts';
export { orderTermsOf, recordPastSales, sealOrder } from '#api/modules/sales/index.ts';
