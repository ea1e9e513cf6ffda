import type { OperationVariables } from '@apollo/client';
import { Kind, print, type DocumentNode } from 'graphql';
import { createServerApolloClient, preparedDocument, type ApiLinkOptions } from './apollo-client.ts';
import { createGraphQLClient } from './create-graphql-client.ts';
import type { TypedDocument } from './document.ts';
import type { GraphQLClient, QueryOptions } from './graphql-client.ts';
import { GraphQLError, TransportError } from './graphql-error.ts';

/** What is sent of a document: its text with `__typename`, and the name of its operation. */
interface Prepared {
  readonly query: string;
  readonly operationName: string | undefined;
}

/** Documents are constants: each is printed once for all requests. */
const prepared = new WeakMap<DocumentNode, Prepared>();

function prepare(document: DocumentNode): Prepared {
  const known = prepared.get(document);
  if (known) return known;
  const whole = preparedDocument(document);
  const operation = whole.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const made = {
    query: print(whole),
    operationName: operation?.name?.value,
  };
  prepared.set(document, made);
  return made;
}

interface Answer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: unknown } }[];
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The media type of GraphQL's own answers, which say themselves what went wrong; any other is only as good as its status. */
const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/** The API's answer; throws a TransportError when there is none in its own words. */
async function read<Result>(response: Response): Promise<Answer<Result>> {
  const text = await response.text();
  const isItsOwn = response.ok || response.headers.get('content-type')?.includes(GRAPHQL_RESPONSE) === true;
  try {
    const answer: unknown = JSON.parse(text);
    if (isItsOwn && typeof answer === 'object' && answer !== null) return answer;
  } catch (cause) {
    throw new TransportError(`The API answered ${response.status} without JSON.`, response.status, { cause });
  }
  throw new TransportError(`The API answered ${response.status}.`, response.status);
}

/** How the server reaches the API. */
export interface ServerClientOptions extends ApiLinkOptions {
  /** How long a query waits for its answer, in ms; then it fails with a TransportError. Without it as long as `fetch` does. */
  readonly timeout?: number;
}

function signalOf(timeout: number | undefined, asked: AbortSignal | undefined): AbortSignal | undefined {
  if (timeout === undefined) return asked;
  const limit = AbortSignal.timeout(timeout);
  return asked ? AbortSignal.any([asked, limit]) : limit;
}

/**
 * The server's way to the API, one for each request. A page asks each thing once and keeps no answer, so that its queries go without Apollo
 * Client, whose links and cache cost more than the request; whoever asks for it still gets it, and so do mutations.
 */
export function createServerGraphQLClient(options: ServerClientOptions): GraphQLClient {
  const client = createGraphQLClient(async () => createServerApolloClient(options));
  const request = options.fetch ?? fetch;

  async function query<Result, Variables extends OperationVariables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    { signal: asked }: QueryOptions = {},
  ): Promise<Result> {
    const signal = signalOf(options.timeout, asked);
    const response = await request(options.uri, {
      method: 'POST',
      headers: {
        accept: `${GRAPHQL_RESPONSE},application/json;q=0.9`,
        'content-type': 'application/json',
        ...options.headers(),
      },
      body: JSON.stringify({ ...prepare(document), variables }),
      ...(signal ? { signal } : {}),
    }).catch((cause: unknown) => {
      throw new TransportError(wordsOf(cause), 0, { cause });
    });
    const { data, errors } = await read<Result>(response);
    const [first] = errors ?? [];
    if (first) {
      const code = first.extensions?.code;
      throw new GraphQLError(first.message, typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR');
    }
    if (data === undefined || data === null)
      throw new TransportError('The API answered without data.', response.status);
    return data;
  }
  return { ...client, query };
}
