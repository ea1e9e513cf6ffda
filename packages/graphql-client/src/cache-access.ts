import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { TypedDocument } from './document.ts';
import type { GraphQLClient } from './graphql-client.ts';

/** What the cache has of a query; null where something of it is missing, or Apollo Client has not loaded yet. */
export function readFromCache<Result, Variables extends OperationVariables>(
  client: GraphQLClient,
  query: TypedDocument<Result, Variables>,
  variables: Variables,
): Result | null {
  return client.loadedApollo()?.readQuery({ query, variables }) ?? null;
}

/** Puts an answer into the cache; does nothing before Apollo Client has loaded. */
export function writeToCache<Result, Variables extends OperationVariables>(
  client: GraphQLClient,
  query: TypedDocument<Result, Variables>,
  variables: Variables,
  data: Result,
): void {
  client.loadedApollo()?.writeQuery({ query, variables, data });
}

/**
 * Calls `listener` with what the cache has of a query: at once if that is everything, and synchronously after each change of it.
 * Returns a function that ends it.
 */
export function watchCache<Result, Variables extends OperationVariables>(
  { cache }: ApolloClient,
  query: TypedDocument<Result, Variables>,
  variables: Variables,
  listener: (data: Result) => void,
): () => void {
  return cache.watch<Result, Variables>({
    query: cache.transformDocument(query),
    variables,
    optimistic: true,
    immediate: true,
    callback: ({ complete, result }) => {
      if (complete) listener(result);
    },
  });
}
