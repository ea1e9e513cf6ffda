import type { Locale } from '@headstock/contracts/locale';
import { emit, type Store } from '@headstock/event-bus';
import { GraphQLError, type GraphQLClient } from '@headstock/graphql-client';

/** The value of a cookie that scripts may read; '' when there is none. */
export function readCookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

/** The token that every request to the API carries: from the cookie, or from the page when cookies are late. */
export function csrfToken(): string {
  return readCookie('csrf-token') || document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content || '';
}

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
