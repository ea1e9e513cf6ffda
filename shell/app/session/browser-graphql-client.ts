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
    const { createApiLink, createBrowserApolloClient } = await import(
      /* webpackChunkName: "apollo" */ '@headstock/graphql-client/apollo-client'
    );
    const headers = (): Record<string, string> => ({ 'csrf-token': csrfToken(), 'accept-language': locale });
    const link = createApiLink({ uri: '/graphql', headers });
    return createBrowserApolloClient({ link, onError, devtools: environment !== 'production' });
  });
}
