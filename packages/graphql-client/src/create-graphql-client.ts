import type { ApolloClient, DefaultContext, OperationVariables } from '@apollo/client';
import type { TypedDocument } from './document.ts';
import type { GraphQLClient, QueryOptions } from './graphql-client.ts';
import { TransportError } from './graphql-error.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Errors are thrown, but the visitor is not told. */
    quiet?: boolean;
    fetchOptions?: { signal?: AbortSignal };
  }
}

const contextOf = ({ signal, quiet }: QueryOptions = {}): DefaultContext => ({
  ...(quiet ? { quiet } : {}),
  ...(signal ? { fetchOptions: { signal } } : {}),
});

const policyOf = ({ cache }: QueryOptions = {}): { fetchPolicy?: 'no-cache' } =>
  cache === false ? { fetchPolicy: 'no-cache' } : {};

/** With the error policy `none`, Apollo Client either throws or has data. */
function complete<Result>(data: Result | null | undefined): Result {
  if (data === undefined || data === null) throw new TransportError('The API answered without data.', 200);
  return data;
}

/** A client over an Apollo Client that `load` gives when it is first needed; `load` is called again after a failure. */
export function createGraphQLClient(load: () => Promise<ApolloClient>): GraphQLClient {
  let loading: Promise<ApolloClient> | null = null;
  let loaded: ApolloClient | null = null;
  const listeners = new Set<(apollo: ApolloClient) => void>();

  function onLoaded(arrived: ApolloClient): ApolloClient {
    loaded = arrived;
    for (const listener of listeners) listener(arrived);
    listeners.clear();
    return arrived;
  }
  function apollo(): Promise<ApolloClient> {
    if (loading) return loading;
    loading = load().then(onLoaded);
    loading.catch(() => (loading = null));
    return loading;
  }
  async function query<Result, Variables extends OperationVariables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<Result> {
    const client = await apollo();
    return complete(
      (await client.query({ query: document, variables, context: contextOf(options), ...policyOf(options) })).data,
    );
  }
  async function mutate<Result, Variables extends OperationVariables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<Result> {
    const client = await apollo();
    return complete(
      (await client.mutate({ mutation: document, variables, context: contextOf(options), ...policyOf(options) })).data,
    );
  }
  function whenLoaded(listener: (apollo: ApolloClient) => void): () => void {
    if (loaded) listener(loaded);
    else listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return { query, mutate, apollo, loadedApollo: () => loaded, whenLoaded };
}
