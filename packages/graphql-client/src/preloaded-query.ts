import type { OperationVariables } from '@apollo/client';
import type { TypedDocument } from './document.ts';
import type { GraphQLClient, QueryOptions } from './graphql-client.ts';

/** A query's answer as a loader returns it and `usePreloadedQuery` takes it. It can be serialised into the page. */
export interface PreloadedQuery<Result, Variables> {
  readonly data: Result;
  readonly variables: Variables;
}

/** Answers that are in this page's cache; those of the server's HTML are not. */
const cached = new WeakSet<object>();

/** Whether an answer is in the cache; from now on it is, because the caller puts it there. */
export function isCachedFromNow(query: object): boolean {
  const isCached = cached.has(query);
  cached.add(query);
  return isCached;
}

/** An answer that is in the cache already. */
export function preloaded<Result, Variables>(data: Result, variables: Variables): PreloadedQuery<Result, Variables> {
  const query = { data, variables };
  cached.add(query);
  return query;
}

/** Asks the API in a loader. Throws what `GraphQLClient.query` throws. */
export async function preloadQuery<Result, Variables extends OperationVariables>(
  client: GraphQLClient,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options?: QueryOptions,
): Promise<PreloadedQuery<Result, Variables>> {
  return preloaded(await client.query(document, variables, options), variables);
}
