import type { OperationVariables } from '@apollo/client';
import { watchCache, writeToCache } from './cache-access.ts';
import type { TypedDocument } from './document.ts';
import type { GraphQLClient } from './graphql-client.ts';
import { isCachedFromNow, type PreloadedQuery } from './preloaded-query.ts';

/** A query for `useSyncExternalStore`. */
export interface FollowedQuery<Result> {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly read: () => Result | null;
}

/** What the cache has of a query, from when Apollo Client has loaded; until then `given`, which is then put into the cache. */
export function followQuery<Result, Variables extends OperationVariables>(
  client: GraphQLClient,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  given: PreloadedQuery<Result, Variables> | null = null,
): FollowedQuery<Result> {
  let newest: Result | null = given ? given.data : null;
  function subscribe(onChange: () => void): () => void {
    let stop = (): void => undefined;
    const cancel = client.whenLoaded((apollo) => {
      if (given && !isCachedFromNow(given)) writeToCache(client, document, variables, given.data);
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

/** For a query that is not asked: nothing, for ever. */
export const unasked: FollowedQuery<never> = { subscribe: () => () => undefined, read: () => null };
