import { emit, type Store } from '@headstock/event-bus';
import { createGraphQLClient, GraphQLError, type GraphQLClient } from '@headstock/graphql-client';
import { csrfToken } from '@headstock/graphql-client/csrf-token';
import type { BootstrapData } from '#shell/app/bootstrap-data.ts';

/**
 * The browser's client to the API. Apollo Client arrives with the first request, not with the page.
 * @param unreachable what the visitor is told when the API does not answer
 */
export function createBrowserGraphQLClient(
  { locale, environment }: Pick<BootstrapData, 'locale' | 'environment'>,
  store: Store,
  unreachable: string,
): GraphQLClient {
  const onError = (error: Error): void => {
    const message = error instanceof GraphQLError ? error.message : unreachable;
    emit(store, 'notification/show', { message, tone: 'negative' });
  };
  return createGraphQLClient(async () => {
    const { createBrowserApollo } = await import(/* webpackChunkName: "apollo" */ './browser-apollo.ts');
    const headers = (): Record<string, string> => ({ 'csrf-token': csrfToken(), 'accept-language': locale });
    return createBrowserApollo({ uri: '/graphql', headers, store, onError, devtools: environment !== 'production' });
  });
}
