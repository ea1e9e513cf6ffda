import type { ApolloClient, OperationVariables } from '@apollo/client';
import { createContext as createReactContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { TypedDocument } from './document.ts';

export interface QueryOptions {
  /** Ends the request when the visitor has moved on. */
  readonly signal?: AbortSignal;
  /** Errors are thrown, but the visitor is not told. */
  readonly quiet?: boolean;
  /** `false`: the answer is not put into the cache; `writeToCache` can do so later. */
  readonly cache?: false;
}

/**
 * The way from a page to the API: Apollo Client, which the browser loads with the first request. `query` always asks the API, and in the
 * browser both put the answer into the cache, which everything that is shown follows.
 * Both throw a `GraphQLError` when the API refuses and a `TransportError` when it does not answer.
 */
export interface GraphQLClient {
  query<Result, Variables extends OperationVariables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<Result>;
  mutate<Result, Variables extends OperationVariables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<Result>;
  /** Apollo Client itself. Rejects when its code cannot be loaded; the next call tries again. */
  apollo(): Promise<ApolloClient>;
  /** Apollo Client if its code is here, else null. */
  loadedApollo(): ApolloClient | null;
  /** Calls `listener` with Apollo Client: at once if its code is here, else before its first request. Returns a function that cancels. */
  whenLoaded(listener: (apollo: ApolloClient) => void): () => void;
}

/** Where route loaders find the client: `context.get(graphqlClientContext)`. */
export const graphqlClientContext = createRouterContext<GraphQLClient>();

/** What the role of the viewer allows, for loaders of the back office; null for everybody else, and until the session was asked for. */
export const grantsContext = createRouterContext<readonly string[] | null>(null);

const ReactGraphQLClient = createReactContext<GraphQLClient | null>(null);
/** Gives the client to components. */
export const GraphQLClientProvider = ReactGraphQLClient;

/** The client for components, for what happens after the page was loaded. */
export function useGraphQLClient(): GraphQLClient {
  const client = use(ReactGraphQLClient);
  if (!client) throw new Error('useGraphQLClient is used outside of GraphQLClientProvider');
  return client;
}
