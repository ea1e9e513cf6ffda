import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError } from '@apollo/client';
import { Kind, OperationTypeNode, parse, type DocumentNode } from 'graphql';
import { GraphQLError, TransportError } from './graphql-error.ts';
import type { TypedDocument } from './document.ts';
import type { QueryOptions, GraphQLClient } from './graphql-client.ts';

export interface ApolloGraphQLClientOptions {
  readonly uri: string;
  /** Asked before every request: cookies, language, csrf-token. */
  readonly headers: () => Record<string, string>;
  readonly fetch?: typeof fetch;
  /** Hears of every error that the caller did not ask to keep quiet. */
  readonly onError?: (error: GraphQLError | TransportError) => void;
  /** On the server nothing is asked twice within a request, so results are not put into a cache. */
  readonly ssr?: boolean;
}

const parsed = new Map<string, DocumentNode>();
const parsedLimit = 500;

function documentOf(text: string): DocumentNode {
  const known = parsed.get(text);
  if (known) return known;
  const document = parse(text, { noLocation: true });
  if (parsed.size >= parsedLimit) parsed.clear();
  parsed.set(text, document);
  return document;
}

function isMutation(document: DocumentNode): boolean {
  return document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION,
  );
}

function translate(error: unknown): GraphQLError | TransportError {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const code = first?.extensions?.['code'];
    return new GraphQLError(first?.message ?? error.message, typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR');
  }
  if (ServerError.is(error)) return new TransportError(error.message, error.statusCode, { cause: error });
  return new TransportError(error instanceof Error ? error.message : String(error), 0, { cause: error });
}

/** The query client over Apollo Client. */
export function createApolloGraphQLClient(options: ApolloGraphQLClientOptions): GraphQLClient {
  const withHeaders = new ApolloLink((operation, forward) => {
    operation.setContext((before: { headers?: Record<string, string> }) => ({
      headers: { ...before.headers, ...options.headers() },
    }));
    return forward(operation);
  });
  const http = new HttpLink({
    uri: options.uri,
    credentials: 'same-origin',
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  const client = new ApolloClient({
    ssrMode: options.ssr ?? false,
    link: withHeaders.concat(http),
    cache: new InMemoryCache(),
    devtools: { enabled: false },
  });

  async function run<Result, Variables>(
    text: TypedDocument<Result, Variables>,
    variables: Variables,
    { signal, quiet }: QueryOptions = {},
  ): Promise<Result> {
    const document = documentOf(text);
    const given: Record<string, unknown> = Object.assign({}, variables);
    const context = signal ? { fetchOptions: { signal } } : {};
    try {
      const { data } = isMutation(document)
        ? await client.mutate({ mutation: document, variables: given, context, fetchPolicy: 'no-cache' })
        : await client.query({ query: document, variables: given, context, fetchPolicy: 'no-cache' });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the document's type was generated from the schema that answered
      return data as Result;
    } catch (error) {
      const translated = translate(error);
      if (!quiet && !signal?.aborted) options.onError?.(translated);
      throw translated;
    }
  }
  return { query: run, mutate: run };
}
