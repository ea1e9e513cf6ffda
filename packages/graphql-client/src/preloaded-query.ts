import type { ApolloClient, OperationVariables } from '@apollo/client';
import { useMemo, useSyncExternalStore } from 'react';
import type { TypedDocument } from './document.ts';
import { useGraphQLClient, type GraphQLClient, type QueryOptions } from './graphql-client.ts';

/** A query's answer as a loader returns it and `usePreloadedQuery` takes it. It can be serialised into the page. */
export interface PreloadedQuery<Result, Variables> {
  readonly data: Result;
  readonly variables: Variables;
}

/** Answers that came through the cache of this page; those of the server's HTML did not. */
const cached = new WeakSet<object>();

/** Asks the API in a loader. Throws what `GraphQLClient.query` throws. */
export async function preloadQuery<Result, Variables extends OperationVariables>(
  client: GraphQLClient,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options?: QueryOptions,
): Promise<PreloadedQuery<Result, Variables>> {
  const preloaded = { data: await client.query(document, variables, options), variables };
  cached.add(preloaded);
  return preloaded;
}

/** A query's answer for `useSyncExternalStore`: the loader's, and what the cache has made of it since Apollo Client arrived. */
function followQuery<Result, Variables extends OperationVariables>(
  client: GraphQLClient,
  query: TypedDocument<Result, Variables>,
  preloaded: PreloadedQuery<Result, Variables>,
) {
  const { variables } = preloaded;
  let newest = preloaded.data;
  function follow(apollo: ApolloClient, onChange: () => void): () => void {
    if (!cached.has(preloaded)) {
      cached.add(preloaded);
      apollo.writeQuery({ query, variables, data: preloaded.data });
    }
    const watched = apollo.watchQuery({ query, variables, fetchPolicy: 'cache-only' });
    const subscription = watched.subscribe(({ data, dataState }) => {
      if (dataState !== 'complete' || data === newest) return;
      newest = data;
      onChange();
    });
    return () => subscription.unsubscribe();
  }
  function subscribe(onChange: () => void): () => void {
    let stop = (): void => undefined;
    const cancel = client.whenLoaded((apollo) => (stop = follow(apollo, onChange)));
    return () => {
      cancel();
      stop();
    };
  }
  return { subscribe, read: () => newest };
}

/**
 * A loader's query as the cache knows it now: a mutation anywhere on the page updates it. Needs no code of Apollo Client for the first
 * paint; before that has loaded the answer is the loader's.
 */
export function usePreloadedQuery<Result, Variables extends OperationVariables>(
  document: TypedDocument<Result, Variables>,
  preloaded: PreloadedQuery<Result, Variables>,
): Result {
  const client = useGraphQLClient();
  const { subscribe, read } = useMemo(() => followQuery(client, document, preloaded), [client, document, preloaded]);
  return useSyncExternalStore(subscribe, read, read);
}
