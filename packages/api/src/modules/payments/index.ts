/** Payments, refunds, reversals, stored value and the ledger: all that the rest of the API may use of them. */
export { accountPart } from './account-part.ts';
export { findPayment, orderIdsOfPayment, paymentsAwaitingAction, readPayment } from './find-payment.ts';
export { captureInternal } from './capture-payment.ts';
export { createCancellationRefund, createPartialRefund } from './refunds/create-refunds.ts';
export { quoteRefund, type RefundBreakdown } from './refunds/quote-refund.ts';
export { enterSuccess as enterRefundSuccess, lockRefund } from './refunds/refund-states.ts';
export { settleRefund } from './refunds/settle-refund.ts';
export { enterGoods, type GoodsIn, isEntered } from './goods/enter-goods.ts';
export { loadMargins, type OrderMargin, unitCost } from './goods/read-costs.ts';
export { recordGoodsBack, recordGoodsSold, type SoldLine } from './goods/sell-goods.ts';
export {
  isWrittenOff,
  loadWriteOffs,
  lockWriteOff,
  reverseWriteOff,
  writeOffGoods,
  type WriteOff,
  type WriteOffRow,
} from './goods/write-off-goods.ts';
export type { PaidFrom, WriteOffReason } from './goods/tables.ts';
export type { SettlementView } from './provider-settlements/read-settlements.ts';
export { recordCashCount, recordCashDeposit } from './cash/record-cash.ts';
export { recordCapture } from './ledger/ledger.ts';
export type { OrderPrice } from './settlement/order-price.ts';
export { loadSettlements, type OrderTerms, recordReturned, recordSale } from './settlement/settle-sale.ts';
export { oneShare } from './settlement/settled-lines.model.ts';
export { commissionSteps, type SaleTerms, sellerShareOf, shareOfSale } from './settlement/settlement.model.ts';
export { loadSellerBalances, payOut, type Payout, type SellerBalance, takeBackPayout } from './settlement/payouts.ts';
export { type Correction, type CorrectionOutcome, enterCorrection } from './settlement/corrections.ts';
export { readStatement, type StatementKind } from './ledger/order-statement.ts';
export { readSellerMonth, type SellerEntry, type SellerEntryKind, type SellerMonth } from './ledger/seller-month.ts';
export { readSellerMonths } from './ledger/seller-months.ts';
export { readSpendingByMonth } from './ledger/spending-by-month.ts';
export {
  type CapturedPaymentView,
  loadCapturedPayments,
  loadRefunds,
  type RefundView,
  type ReversalView,
} from './load-payments.ts';
export type { StoreCreditsView } from './stored-value/store-credits.ts';
export type { StoredValueView } from './stored-value/list-stored-value.ts';
export { paymentMessages } from './messages.ts';
export { allocate } from './methods/allocate.model.ts';
export {
  type AllocatedMethod,
  isExternal,
  MAXIMUM_METHODS,
  type PaymentMethodInput,
} from './methods/payment-method.ts';
export { methodKindOfName, methodKindsFor, readPaymentMethods } from './methods/read-payment-methods.ts';
export { allocatePayments, createPayments, holdFunds, type Intent } from './methods/write-payments.ts';
export { type PaymentContext, paymentContextOf } from './payment-context.ts';
export {
  onPaymentEvents,
  type OrderShare,
  type PaymentListener,
  type PaymentProgress,
  type PaymentReleased,
  type PaymentReversed,
  type ReversalDecided,
  type ReversalOpened,
} from './payment-events.ts';
export { describePayment } from './payment-outcome.ts';
export { abandonPayment, cancelPayment, chargePayment, refreshPayment } from './settle-payment.ts';
export {
  findStoredValueAccount,
  grantCredits,
  issueCode,
  spendable,
  storeCreditsOf,
} from './stored-value/stored-value-accounts.ts';
export { findTypedCode } from './stored-value/find-typed-code.ts';
export { hasDuePayments, sweepPayments } from './sweeper.ts';
export { type CorrectionKind, type EntryKind, entryKinds, type LedgerAccount, ledgerAccounts } from './tables.ts';
export type { AllocationRow, PaymentRow, PaymentsTables, StoredValueAccountRow } from './tables.ts';
export { takeWebhook } from './webhook-inbox.ts';
export type { BookDifference } from './books/book-difference.ts';
export { checkBooks } from './books/check-books.ts';
export { checkDaily } from './books/daily-check.ts';
export { requirePayableCard } from './vault/saved-cards.ts';
export { hasCardRemovals, removeCards } from './vault/removals.ts';
export { hasOpenCardSetups, sweepCardSetups } from './vault/sweep-setups.ts';
export { storedValueTableSource } from './stored-value/stored-value-table-source.ts';
export { migrations } from './migrations.ts';
