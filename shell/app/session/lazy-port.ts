import type { Locale } from '@headstock/contracts/locale';
import { emit, type Store } from '@headstock/event-bus';
import { GraphError, type QueryPort } from '@headstock/graph';

/** The value of a cookie that scripts may read; '' when there is none. */
export function readCookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

/** The token that every request to the API carries: from the cookie, or from the page when cookies are late. */
export function csrfToken(): string {
  return readCookie('csrf-token') || document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content || '';
}

/** The browser's port to the API. Apollo Client arrives with the first request, not with the page. */
export function createLazyPort(locale: Locale, store: Store, unreachable: string): QueryPort {
  let loading: Promise<QueryPort> | null = null;
  const port = (): Promise<QueryPort> => {
    loading ??= import(/* webpackChunkName: "apollo" */ '@headstock/graph/apollo-port').then(({ createApolloPort }) =>
      createApolloPort({
        uri: '/graphql',
        headers: () => ({ 'csrf-token': csrfToken(), 'accept-language': locale }),
        onError: (error) => {
          const message = error instanceof GraphError ? error.message : unreachable;
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
    query: async (document, variables, options) => (await port()).query(document, variables, options),
    mutate: async (document, variables, options) => (await port()).mutate(document, variables, options),
  };
}
