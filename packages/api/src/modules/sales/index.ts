export { mergeCarts } from './cart/merge-carts.ts';
export { orderPayments } from './checkout/order-payments.ts';
export { sweepHolds } from './holds/sweep-holds.ts';
export { remindOfInstalments } from './layaway/remind.ts';
export { expireOffers } from './offers/expire-offers.ts';
export { mailOrderEvents } from './orders/mail-order-events.ts';
