import type { GraphQLSchema } from 'graphql';
import type { ApiModule } from './graphql/api-module.ts';
import { permissions as basePermissions } from './graphql/base/permissions.ts';
import { resolvers as baseResolvers } from './graphql/base/resolvers.ts';
import { loadSchema } from './graphql/load-schema.ts';
import { schemaSdl } from './graphql/schema-sdl.ts';
import * as accounts from './modules/accounts/index.ts';
import { permissions as catalogPermissions } from './modules/catalog/permissions.ts';
import { resolvers as catalogResolvers } from './modules/catalog/resolvers.ts';
import * as content from './modules/content/index.ts';
import { permissions as shippingPermissions } from './modules/fulfilment/shipping/permissions.ts';
import { resolvers as shippingResolvers } from './modules/fulfilment/shipping/resolvers.ts';
import { permissions as paymentPermissions } from './modules/payments/permissions.ts';
import { resolvers as paymentResolvers } from './modules/payments/resolvers.ts';
import { mergeCarts } from './modules/sales/cart/merge-carts.ts';
import { permissions as cartPermissions } from './modules/sales/cart/permissions.ts';
import { resolvers as cartResolvers } from './modules/sales/cart/resolvers.ts';
import { permissions as holdPermissions } from './modules/sales/holds/permissions.ts';
import { resolvers as holdResolvers } from './modules/sales/holds/resolvers.ts';
import { permissions as offerPermissions } from './modules/sales/offers/permissions.ts';
import { resolvers as offerResolvers } from './modules/sales/offers/resolvers.ts';
import { permissions as orderPermissions } from './modules/sales/orders/permissions.ts';
import { resolvers as orderResolvers } from './modules/sales/orders/resolvers.ts';
import * as wishlist from './modules/wishlist/index.ts';

export type { CartTables } from './modules/sales/cart/tables.ts';

/** Everything that takes part in GraphQL. A module that is not listed here is not served. */
export const modules: readonly ApiModule[] = [
  { resolvers: baseResolvers, permissions: basePermissions },
  accounts,
  { resolvers: catalogResolvers, permissions: catalogPermissions },
  content,
  { resolvers: shippingResolvers, permissions: shippingPermissions },
  { resolvers: paymentResolvers, permissions: paymentPermissions },
  {
    resolvers: [cartResolvers, holdResolvers, offerResolvers, orderResolvers],
    permissions: [cartPermissions, holdPermissions, offerPermissions, orderPermissions],
  },
  wishlist,
];

/** Registers what one module does when something happens in another. Registering twice is the same as once. */
function connectModules(): void {
  accounts.onSignIn(mergeCarts);
}

/** Connects the modules and builds the schema that they serve together. */
export function composeApi(): GraphQLSchema {
  connectModules();
  return loadSchema(schemaSdl, modules);
}
