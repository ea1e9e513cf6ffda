import type { GraphQLSchema } from 'graphql';
import { connectModules } from './connect-modules.ts';
import type { ApiModule } from './graphql/api-module.ts';
import { permissions as basePermissions } from './graphql/base/permissions.ts';
import { resolvers as baseResolvers } from './graphql/base/resolvers.ts';
import { loadSchema } from './graphql/load-schema.ts';
import type { Complete } from './graphql/missing-resolvers.ts';
import { schemaSdl } from './graphql/schema-sdl.ts';
import * as accounting from './modules/accounting/graphql.ts';
import * as accounts from './modules/accounts/graphql.ts';
import * as appraisals from './modules/appraisals/graphql.ts';
import * as assistant from './modules/assistant/graphql.ts';
import * as backOffice from './modules/back-office/graphql.ts';
import * as catalog from './modules/catalog/graphql.ts';
import * as content from './modules/content/graphql.ts';
import * as descriptions from './modules/descriptions/graphql.ts';
import * as exchangeRates from './modules/exchange-rates/graphql.ts';
import * as feedback from './modules/feedback/graphql.ts';
import * as fulfilment from './modules/fulfilment/graphql.ts';
import * as intake from './modules/intake/graphql.ts';
import * as integrations from './modules/integrations/graphql.ts';
import * as listingImports from './modules/listing-imports/graphql.ts';
import * as media from './modules/media/graphql.ts';
import * as messaging from './modules/messaging/graphql.ts';
import * as payments from './modules/payments/graphql.ts';
import * as people from './modules/people/graphql.ts';
import * as portfolio from './modules/portfolio/graphql.ts';
import * as privacy from './modules/privacy/graphql.ts';
import * as savedSearches from './modules/saved-searches/graphql.ts';
import * as repairs from './modules/repairs/graphql.ts';
import * as sales from './modules/sales/graphql.ts';
import * as selling from './modules/selling/graphql.ts';
import * as wishlist from './modules/wishlist/graphql.ts';

const listed = [
  { resolvers: baseResolvers, permissions: basePermissions },
  accounting,
  accounts,
  appraisals,
  assistant,
  backOffice,
  catalog,
  content,
  descriptions,
  exchangeRates,
  feedback,
  fulfilment,
  intake,
  integrations,
  listingImports,
  media,
  messaging,
  payments,
  people,
  portfolio,
  privacy,
  repairs,
  sales,
  savedSearches,
  selling,
  wishlist,
] as const satisfies readonly ApiModule[];

/** Everything that takes part in GraphQL. While a field of the schema is not resolved, this does not compile and names it. */
export const modules: Complete<typeof listed> = listed;

/** Connects the modules and builds the schema that they serve together. */
export function composeApi(): GraphQLSchema {
  connectModules();
  return loadSchema(schemaSdl, modules);
}
