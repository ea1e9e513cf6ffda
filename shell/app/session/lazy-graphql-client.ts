import type { Locale } from '@headstock/contracts/locale';
import { emit, type Store } from '@headstock/event-bus';
import { csrfToken } from '@headstock/graphql-client/csrf-token';
import { GraphQLError, type GraphQLClient } from '@headstock/graphql-client';

/** The browser's client to the API. Apollo Client arrives with the first request, not with the page. */
export function createLazyGraphQLClient(locale: Locale, store: Store, unreachable: string): GraphQLClient {
  let loading: Promise<GraphQLClient> | null = null;
  const client = (): Promise<GraphQLClient> => {
    loading ??= import(/* webpackChunkName: "apollo" */ '@headstock/graphql-client/apollo').then(
      ({ createApolloGraphQLClient }) =>
        createApolloGraphQLClient({
          uri: '/graphql',
          headers: () => ({ 'csrf-token': csrfToken(), 'accept-language': locale }),
          onError: (error) => {
            const message = error instanceof GraphQLError ? error.message : unreachable;
            emit(store, 'notification/show', { message, tone: 'negative' });
          },
        }),
    );
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  return {
    query: async (document, variables, options) => (await client()).query(document, variables, options),
    mutate: async (document, variables, options) => (await client()).mutate(document, variables, options),
  };
}
