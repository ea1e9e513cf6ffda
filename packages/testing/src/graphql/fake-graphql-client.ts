import { ApolloLink } from '@apollo/client';
import { createGraphQLClient, GraphQLError, type GraphQLClient } from '@headstock/graphql-client';
import { createBrowserApolloClient } from '@headstock/graphql-client/apollo-client';
import { from } from 'rxjs';
import { addTypeNames } from './add-type-names.ts';

/**
 * Answers by operation name: data of the document's shape, or a function of the variables that gives it, maybe as a promise. A function
 * may throw a `GraphQLError`, which the API would have answered with, or anything else, which never reached the API.
 */
export type Answers = Readonly<Record<string, ((variables: never) => unknown) | object>>;

/** A recorded operation. */
export interface Call {
  readonly name: string;
  readonly variables: unknown;
  readonly quiet: boolean;
}

export interface FakeGraphQLClient {
  readonly client: GraphQLClient;
  /** What the API was asked, in order. */
  readonly calls: Call[];
  /** The names of `calls`. */
  readonly names: () => string[];
  /** Names and variables of `calls`. */
  readonly requests: () => [name: string, variables: unknown][];
}

const plain = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value));

/** The browser's GraphQL client, cache included, without a network: it answers from a table. An operation without an answer fails. */
export function createFakeGraphQLClient(answers: Answers): FakeGraphQLClient {
  const calls: Call[] = [];
  async function answer({ operationName: name = '', variables, query, getContext }: ApolloLink.Operation) {
    const given = plain(variables);
    calls.push({ name, variables: given, quiet: getContext()['quiet'] === true });
    const found = answers[name];
    if (found === undefined) throw new Error(`No answer is given for ${name}`);
    try {
      const data = plain(typeof found === 'function' ? await Reflect.apply(found, undefined, [given]) : found);
      addTypeNames(query, data);
      return { data };
    } catch (error) {
      if (error instanceof GraphQLError)
        return { errors: [{ message: error.message, extensions: { code: error.code } }] };
      throw error;
    }
  }
  const link = new ApolloLink((operation) => from(answer(operation)));
  const client = createGraphQLClient(async () => createBrowserApolloClient({ link }));
  return {
    client,
    calls,
    names: () => calls.map(({ name }) => name),
    requests: () => calls.map(({ name, variables }) => [name, variables]),
  };
}
