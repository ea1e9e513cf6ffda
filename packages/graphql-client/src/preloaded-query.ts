import type { OperationVariables } from '@apollo/client';
import { useMemo, useSyncExternalStore } from 'react';
import { watchCache, writeToCache } from './cache-access.ts';
import type { TypedDocument } from './document.ts';
import { useGraphQLClient, type GraphQLClient, type QueryOptions } from './graphql-client.ts';

/** A query's answer as a loader returns it and `usePreloadedQuery` takes it. It can be serialised into the page. */
export interface PreloadedQuery<Result, Variables> {
  readonly data: Result;
  readonly variables: Variables;
}

/** Answers that are in this page's cache; those of the server's HTML are not. */
const cached = new WeakSet<object>();

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

/** A loader's answer for `useSyncExternalStore`, and what the cache has made of it since Apollo Client arrived. */
function followQuery<Result, Variables extends OperationVariables>(
  client: GraphQLClient,
  document: TypedDocument<Result, Variables>,
  given: PreloadedQuery<Result, Variables> | null,
) {
  let newest: Result | null = given ? given.data : null;
  function subscribe(onChange: () => void): () => void {
    if (!given) return () => undefined;
    const { data, variables } = given;
    let stop = (): void => undefined;
    const cancel = client.whenLoaded((apollo) => {
      if (!cached.has(given)) writeToCache(client, document, variables, data);
      cached.add(given);
      stop = watchCache(apollo, document, variables, (next) => {
        if (next === newest) return;
        newest = next;
        onChange();
      });
    });
    return () => {
      cancel();
      stop();
    };
  }
  return { subscribe, read: () => newest };
}

/**
 * A loader's query as the cache knows it now: a mutation anywhere on the page updates it. Needs no code of Apollo Client for the first
 * paint; until that has loaded, the answer is the loader's. Null for null.
 */
export function usePreloadedQuery<Result, Variables extends OperationVariables>(
  document: TypedDocument<Result, Variables>,
  given: PreloadedQuery<Result, Variables>,
): Result;
export function usePreloadedQuery<Result, Variables extends OperationVariables>(
  document: TypedDocument<Result, Variables>,
  given: PreloadedQuery<Result, Variables> | null,
): Result | null;
export function usePreloadedQuery<Result, Variables extends OperationVariables>(
  document: TypedDocument<Result, Variables>,
  given: PreloadedQuery<Result, Variables> | null,
): Result | null {
  const client = useGraphQLClient();
  const { subscribe, read } = useMemo(() => followQuery(client, document, given), [client, document, given]);
  return useSyncExternalStore(subscribe, read, read);
}
