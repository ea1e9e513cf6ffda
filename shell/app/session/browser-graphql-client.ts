import { ACTING_HEADER } from '@headstock/contracts/acting';
import type { Store } from '@headstock/event-bus';
import { createGraphQLClient, type GraphQLClient } from '@headstock/graphql-client';
import { actingSinceLoad } from '@headstock/graphql-client/acting-since-load';
import { csrfToken } from '@headstock/graphql-client/csrf-token';
import type { BootstrapData } from '#shell/app/bootstrap-data.ts';
import { tellFailure, type FailureTexts } from './tell-failure.ts';

/** Time for a navigation that is under way, as when this tab is the one that begins or ends to act. */
const RELOAD_AFTER_MS = 1_000;

/** Asks the API; when somebody else is signed in by now, the page is loaded anew in their name. */
const fetchInOwnName: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.status === 409 && response.headers.has(ACTING_HEADER))
    setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
  return response;
};

/**
 * The browser's client to the API. Apollo Client arrives with the first request, not with the page.
 * @param texts what the visitor is told when nothing comes of a request
 */
export function createBrowserGraphQLClient(
  { locale, environment }: Pick<BootstrapData, 'locale' | 'environment'>,
  store: Store,
  texts: FailureTexts,
): GraphQLClient {
  // Asked before any other tab can change it.
  actingSinceLoad();
  return createGraphQLClient(async () => {
    const { createBrowserApollo } = await import(/* webpackChunkName: "apollo" */ './browser-apollo.ts');
    const headers = (): Record<string, string> => ({
      'csrf-token': csrfToken(),
      'accept-language': locale,
      [ACTING_HEADER]: actingSinceLoad(),
    });
    return createBrowserApollo({
      uri: '/graphql',
      headers,
      fetch: fetchInOwnName,
      store,
      onError: (error) => tellFailure(store, texts, error),
      devtools: environment !== 'production',
    });
  });
}
