export type { ApolloClient, OperationVariables } from '@apollo/client';
export { readFromCache, watchCache, writeToCache } from './cache-access.ts';
export { createGraphQLClient } from './create-graphql-client.ts';
export type { TypedDocument } from './document.ts';
export {
  grantsContext,
  graphqlClientContext,
  GraphQLClientProvider,
  useGraphQLClient,
  type GraphQLClient,
  type QueryOptions,
} from './graphql-client.ts';
export { failureKind, type FailureKind, GraphQLError, TransportError } from './graphql-error.ts';
export { preloaded, preloadQuery, type PreloadedQuery } from './preloaded-query.ts';
export { useCachedQuery } from './use-cached-query.ts';
export { usePreloadedQuery } from './use-preloaded-query.ts';
