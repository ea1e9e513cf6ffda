import { createContext as createReactContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { TypedDocument } from './document.ts';

export { GraphQLError, TransportError } from './graphql-error.ts';
export type { TypedDocument } from './document.ts';

export interface QueryOptions {
  /** Ends the request when the visitor has moved on. */
  readonly signal?: AbortSignal;
  /** Errors are thrown, but the visitor is not told. */
  readonly quiet?: boolean;
}

/** The only way from a page to the API. Throws `GraphQLError` or `TransportError`. */
export interface GraphQLClient {
  query<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<Result>;
  mutate<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<Result>;
}

/** Where route loaders find the client: `context.get(graphqlClientContext)`. */
export const graphqlClientContext = createRouterContext<GraphQLClient>();

const ReactGraphQLClient = createReactContext<GraphQLClient | null>(null);
/** Gives the client to components. */
export const GraphQLClientProvider = ReactGraphQLClient;

/** The client for components, for what happens after the page was loaded: mutations, late queries. */
export function useGraphQLClient(): GraphQLClient {
  const client = use(ReactGraphQLClient);
  if (!client) throw new Error('useGraphQLClient is used outside of GraphQLClientProvider');
  return client;
}
