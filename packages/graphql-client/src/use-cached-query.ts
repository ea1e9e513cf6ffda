import type { OperationVariables } from '@apollo/client';
import { useMemo, useSyncExternalStore } from 'react';
import { watchCache } from './cache-access.ts';
import type { TypedDocument } from './document.ts';
import { useGraphQLClient, type GraphQLClient } from './graphql-client.ts';

function followCache<Result, Variables extends OperationVariables>(
  client: GraphQLClient,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) {
  let newest: Result | null = null;
  function subscribe(onChange: () => void): () => void {
    let stop = (): void => undefined;
    const cancel = client.whenLoaded((apollo) => {
      stop = watchCache(apollo, document, variables, (next) => {
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
 * What the cache has of a query, kept up to date; null until it has all of it. Asks nothing of the API.
 * @param variables the same object between renders
 */
export function useCachedQuery<Result, Variables extends OperationVariables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Result | null {
  const client = useGraphQLClient();
  const { subscribe, read } = useMemo(() => followCache(client, document, variables), [client, document, variables]);
  return useSyncExternalStore(subscribe, read, () => null);
}
