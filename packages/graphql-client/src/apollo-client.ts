import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { createErrorLink, type ErrorListener } from './error-link.ts';
import { possibleTypes, typePolicies } from './cache-policies.ts';

export interface ApiLinkOptions {
  readonly uri: string;
  /** Called for every request: cookies, language, CSRF token. */
  readonly headers: () => Record<string, string>;
  readonly fetch?: typeof fetch;
}

export interface BrowserApolloOptions {
  /** How requests reach the API. */
  readonly link: ApolloLink;
  /** Called for every error of a request that is not quiet. */
  readonly onError?: ErrorListener;
  /** Lets the browser's Apollo devtools read the cache. */
  readonly devtools?: boolean;
}

/** Requests over HTTP. */
export function createApiLink({ uri, headers, fetch }: ApiLinkOptions): ApolloLink {
  const withHeaders = new ApolloLink((operation, forward) => {
    operation.setContext((before: { headers?: Record<string, string> }) => ({
      headers: { ...before.headers, ...headers() },
    }));
    return forward(operation);
  });
  return withHeaders.concat(new HttpLink({ uri, credentials: 'same-origin', ...(fetch ? { fetch } : {}) }));
}

/** The browser's client: one normalised cache for the page. */
export function createBrowserApolloClient({ link, onError, devtools = false }: BrowserApolloOptions): ApolloClient {
  return new ApolloClient({
    link: createErrorLink(onError).concat(link),
    cache: new InMemoryCache({ possibleTypes, typePolicies }),
    defaultOptions: {
      query: { fetchPolicy: 'network-only' },
      // What is known is shown at once, and brought up to date.
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
    },
    devtools: { enabled: devtools },
  });
}

/** Documents with the `__typename` that the cache adds, by the document: they are constants, and each request has a cache of its own. */
const transformed = new WeakMap<DocumentNode, DocumentNode>();

class ServerCache extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    const known = transformed.get(document);
    if (known) return known;
    const result = super.transformDocument(document);
    transformed.set(document, result);
    return result;
  }
}

const documents = new ServerCache({ possibleTypes, typePolicies });

/** A document as it is sent: with the `__typename` by which the browser's cache keeps what it gives. */
export const preparedDocument = (document: DocumentNode): DocumentNode => documents.transformDocument(document);

/** The server's client, one for each request. A request asks nothing twice, so that answers do not go through the cache. */
export function createServerApolloClient(options: ApiLinkOptions): ApolloClient {
  return new ApolloClient({
    ssrMode: true,
    link: createErrorLink().concat(createApiLink(options)),
    cache: new ServerCache({ possibleTypes, typePolicies }),
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
    devtools: { enabled: false },
  });
}
