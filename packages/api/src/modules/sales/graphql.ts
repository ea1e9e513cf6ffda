import { permissions as cartPermissions } from './cart/permissions.ts';
import { resolvers as cartResolvers } from './cart/resolvers.ts';
import { permissions as checkoutPermissions } from './checkout/permissions.ts';
import { resolvers as checkoutResolvers } from './checkout/resolvers.ts';
import { permissions as claimsPermissions } from './claims/permissions.ts';
import { resolvers as claimsResolvers } from './claims/resolvers.ts';
import { permissions as counterPermissions } from './counter/permissions.ts';
import { resolvers as counterResolvers } from './counter/resolvers.ts';
import { permissions as draftOrdersPermissions } from './draft-orders/permissions.ts';
import { resolvers as draftOrdersResolvers } from './draft-orders/resolvers.ts';
import { permissions as holdsPermissions } from './holds/permissions.ts';
import { resolvers as holdsResolvers } from './holds/resolvers.ts';
import { permissions as layawayPermissions } from './layaway/permissions.ts';
import { resolvers as layawayResolvers } from './layaway/resolvers.ts';
import { permissions as offersPermissions } from './offers/permissions.ts';
import { resolvers as offersResolvers } from './offers/resolvers.ts';
import { permissions as orderStatusPermissions } from './order-status/permissions.ts';
import { resolvers as orderStatusResolvers } from './order-status/resolvers.ts';
import { permissions as ordersPermissions } from './orders/permissions.ts';
import { resolvers as ordersResolvers } from './orders/resolvers.ts';
import { permissions as payoutsPermissions } from './payouts/permissions.ts';
import { resolvers as payoutsResolvers } from './payouts/resolvers.ts';
import { permissions as plainCheckoutPermissions } from './plain-checkout/permissions.ts';
import { resolvers as plainCheckoutResolvers } from './plain-checkout/resolvers.ts';
import { permissions as returnsPermissions } from './returns/permissions.ts';
import { resolvers as returnsResolvers } from './returns/resolvers.ts';
import { permissions as shipByPermissions } from './ship-by/permissions.ts';
import { resolvers as shipByResolvers } from './ship-by/resolvers.ts';
import { permissions as staffOrdersPermissions } from './staff-orders/permissions.ts';
import { resolvers as staffOrdersResolvers } from './staff-orders/resolvers.ts';
import { permissions as statementsPermissions } from './statements/permissions.ts';
import { resolvers as statementsResolvers } from './statements/resolvers.ts';

export const resolvers = [
  cartResolvers,
  checkoutResolvers,
  claimsResolvers,
  counterResolvers,
  draftOrdersResolvers,
  holdsResolvers,
  layawayResolvers,
  offersResolvers,
  orderStatusResolvers,
  ordersResolvers,
  payoutsResolvers,
  plainCheckoutResolvers,
  returnsResolvers,
  shipByResolvers,
  staffOrdersResolvers,
  statementsResolvers,
] as const;
export const permissions = [
  cartPermissions,
  checkoutPermissions,
  claimsPermissions,
  counterPermissions,
  draftOrdersPermissions,
  holdsPermissions,
  layawayPermissions,
  offersPermissions,
  orderStatusPermissions,
  ordersPermissions,
  payoutsPermissions,
  plainCheckoutPermissions,
  returnsPermissions,
  shipByPermissions,
  staffOrdersPermissions,
  statementsPermissions,
] as const;
