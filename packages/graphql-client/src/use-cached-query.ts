import type { OperationVariables } from '@apollo/client';
import { useMemo, useSyncExternalStore } from 'react';
import type { TypedDocument } from './document.ts';
import { followQuery } from './follow-query.ts';
import { useGraphQLClient } from './graphql-client.ts';

/**
 * What the cache has of a query, kept up to date; null until it has all of it. Asks nothing of the API.
 * @param variables the same object between renders
 */
export function useCachedQuery<Result, Variables extends OperationVariables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Result | null {
  const client = useGraphQLClient();
  const { subscribe, read } = useMemo(() => followQuery(client, document, variables), [client, document, variables]);
  return useSyncExternalStore(subscribe, read, () => null);
}
