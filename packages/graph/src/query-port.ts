import { createContext as createReactContext, use } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { TypedDocument } from './document.ts';

export { GraphError, TransportError } from './graph-error.ts';
export type { TypedDocument } from './document.ts';

export interface QueryOptions {
  /** Ends the request when the visitor has moved on. */
  readonly signal?: AbortSignal;
  /** Errors are thrown, but the visitor is not told. */
  readonly quiet?: boolean;
}

/** The only way from a page to the API. Throws `GraphError` or `TransportError`. */
export interface QueryPort {
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

/** Where route loaders find the port: `context.get(queryPortContext)`. */
export const queryPortContext = createRouterContext<QueryPort>();

const ReactQueryPort = createReactContext<QueryPort | null>(null);
/** Gives the port to components. */
export const QueryPortProvider = ReactQueryPort;

/** The port for components, for what happens after the page was loaded: mutations, late queries. */
export function useQueryPort(): QueryPort {
  const port = use(ReactQueryPort);
  if (!port) throw new Error('useQueryPort is used outside of QueryPortProvider');
  return port;
}
