import type { OperationVariables } from '@apollo/client';
import { useMemo, useSyncExternalStore } from 'react';
import type { TypedDocument } from './document.ts';
import { followQuery, unasked, type FollowedQuery } from './follow-query.ts';
import { useGraphQLClient } from './graphql-client.ts';
import type { PreloadedQuery } from './preloaded-query.ts';

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
  const { subscribe, read } = useMemo<FollowedQuery<Result>>(
    () => (given ? followQuery(client, document, given.variables, given) : unasked),
    [client, document, given],
  );
  return useSyncExternalStore(subscribe, read, read);
}
