import { permissions as cartPermissions } from './cart/permissions.ts';
import { resolvers as cartResolvers } from './cart/resolvers.ts';
import { permissions as checkoutPermissions } from './checkout/permissions.ts';
import { resolvers as checkoutResolvers } from './checkout/resolvers.ts';
import { permissions as holdPermissions } from './holds/permissions.ts';
import { resolvers as holdResolvers } from './holds/resolvers.ts';
import { permissions as layawayPermissions } from './layaway/permissions.ts';
import { resolvers as layawayResolvers } from './layaway/resolvers.ts';
import { permissions as offerPermissions } from './offers/permissions.ts';
import { resolvers as offerResolvers } from './offers/resolvers.ts';
import { permissions as orderPermissions } from './orders/permissions.ts';
import { resolvers as orderResolvers } from './orders/resolvers.ts';

export { mergeCarts } from './cart/merge-carts.ts';
export { orderPayments } from './checkout/order-payments.ts';
export { sweepHolds } from './holds/sweep-holds.ts';
export { remindOfInstalments } from './layaway/remind.ts';
export { expireOffers } from './offers/expire-offers.ts';
export { mailOrderEvents } from './orders/mail-order-events.ts';
export type { CartTables } from './cart/tables.ts';
export type { HoldsTables } from './holds/tables.ts';
export type { LayawayTables } from './layaway/tables.ts';
export type { OffersTables } from './offers/tables.ts';
export type { OrdersTables } from './orders/tables.ts';

export const resolvers = [
  cartResolvers,
  checkoutResolvers,
  holdResolvers,
  layawayResolvers,
  offerResolvers,
  orderResolvers,
];
export const permissions = [
  cartPermissions,
  checkoutPermissions,
  holdPermissions,
  layawayPermissions,
  offerPermissions,
  orderPermissions,
];
