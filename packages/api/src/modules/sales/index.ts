/** Cart, checkout, orders and their documents, holds, layaway, offers and returns, and what messages say of them: all that the rest of the API may use of them. */
export { accountPart } from './account-data/account-part.ts';
export type { CartAnswer } from './cart/cart-view.ts';
export { addToCart, removeFromCart, setLineQuantity } from './cart/change-cart.ts';
export { newGuestKey, newReference } from './cart/add-listing.ts';
export { mergeCarts } from './cart/merge-carts.ts';
export { sweepGuestCarts } from './cart/sweep-guest-carts.ts';
export { plainCheckoutSteps, resumePlainCheckout } from './plain-checkout/plain-checkout-steps.ts';
export type { CartTables } from './cart/tables.ts';
export { checkoutContextOf } from './checkout/checkout-context.ts';
export { orderPayments } from './checkout/order-payments.ts';
export { findBatch, packingSlips, parcelLabels, pickList, readBatchKind } from './documents/batch-documents.ts';
export { readDocumentKind } from './documents/document.model.ts';
export { findDocument } from './documents/find-document.ts';
export { findRefundDocument } from './documents/refund-document.ts';
export { statementCsv } from './statements/statement-csv.ts';
export { statementDocument } from './statements/statement-document.ts';
export { readSellerStatement } from './statements/seller-statement.ts';
export type { ListingHoldView } from './holds/listing-hold.ts';
export { isBeingPaid, isHeld } from './holds/listing-state.ts';
export { refuseWithdrawal } from './holds/refuse-withdrawal.ts';
export type { SealedRecordsTables } from './sealed-records/tables.ts';
export { hasHoldsToSweep, sweepHolds } from './holds/sweep-holds.ts';
export type { DraftOrderView } from './draft-orders/read-drafts.ts';
export type { DraftOrdersTables } from './draft-orders/tables.ts';
export type { HoldsTables } from './holds/tables.ts';
export { remindOfInstalments } from './layaway/remind-of-instalments.ts';
export type { LayawayTables } from './layaway/tables.ts';
export { acceptOffer } from './offers/answer-offer.ts';
export { answerAutomatically, hasDueAnswers } from './offers/answer-automatically.ts';
export { endBlockedOffers } from './offers/end-blocked-offers.ts';
export { expireOffers } from './offers/expire-offers.ts';
export { ACCEPTED_MS, OPEN_MS } from './offers/offer-rules.model.ts';
export type {
  AutomaticKind,
  DeclinedBy,
  OfferMoveKind,
  OfferMover,
  OfferReason,
  OfferState,
} from './offers/offer-states.model.ts';
export type { OfferView } from './offers/offer-view.ts';
export { readSellerProceeds, type SaleProceeds } from './offers/proceeds.ts';
export { endOffers } from './offers/settle-offers.ts';
export { isPendingSale } from './offers/accepted-hold.ts';
export { hasOffersAbove, lowerOffers } from './offers/lower-offers.ts';
export { remindOfOffers } from './offers/remind-of-offers.ts';
export type { OffersTables } from './offers/tables.ts';
export { messageSubjects } from './message-subjects.ts';
export { countPartiallyPaid } from './orders/order-lists.ts';
export { checkOrderTotals } from './orders/check-order-totals.ts';
export { findVisibleOrder } from './orders/find-visible-order.ts';
export { findOrderState, type OrderState } from './orders/order-state.ts';
export { orderTermsOf, saleTermsOf } from './orders/sale-terms.ts';
export { registerSignedShares } from './orders/signed-shares.ts';
export { sealOrder } from './sealed-records/seal-order.ts';
export { type LoadedOrder, loadOrdersById } from './orders/load-orders.ts';
export { mailOrderEvents } from './orders/mail-order-events.ts';
export { isBuyer } from './orders/order-ownership.ts';
export type { LineItemView, OrderAnswer, OrderView } from './orders/order-view.ts';
export { recordPastSales } from './orders/record-past-sales.ts';
export { readSearch, type SearchProblem } from './orders/search-order.ts';
export { lookUpOrder } from './order-status/order-lookup.ts';
export type { OrdersTables } from './orders/tables.ts';
export { loadPayoutRuns } from './payouts/read-payout-runs.ts';
export { payoutRunsTableSource } from './payouts/payout-runs-table-source.ts';
export { ordersTableSource } from './staff-orders/orders-table-source.ts';
export type { PayoutRunsTables } from './payouts/tables.ts';
export { transfersCsv } from './payouts/transfers-csv.ts';
export { expireReturns } from './returns/expire-returns.ts';
export type { ReturnReason, ReturnState } from './returns/return-states.model.ts';
export type { ReturnView } from './returns/return-view.ts';
export type { ReturnsTables } from './returns/tables.ts';
export { hasDueTaxReports, reportTaxes } from './tax/report-taxes.ts';
export { remindToShip } from './ship-by/remind-to-ship.ts';
export type { ShipByTables } from './ship-by/tables.ts';
export type { TaxTables } from './tax/tables.ts';
export { migrations } from './migrations.ts';
export { mailTemplates } from './mail-templates.ts';
