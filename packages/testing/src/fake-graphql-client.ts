import type { GraphQLClient } from '@headstock/graphql-client';

/** Responses by operation name: plain data of the document's shape, or a function of the variables that returns it or throws. */
export type Answers = Record<string, ((variables: Record<string, unknown>) => unknown) | object>;

/** A recorded operation. */
export interface Call {
  readonly name: string;
  readonly variables: unknown;
  readonly quiet: boolean;
}

/** A GraphQL client without a network: answers by operation name and records the calls. Throws for an operation without an answer. */
export function createFakeGraphQLClient(answers: Answers): {
  readonly client: GraphQLClient;
  readonly calls: Call[];
} {
  const calls: Call[] = [];
  const ask: GraphQLClient['query'] = async (document, variables, options) => {
    const name = /^(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '';
    const given = JSON.parse(JSON.stringify(variables));
    calls.push({ name, variables: given, quiet: options?.quiet ?? false });
    const answer = answers[name];
    if (answer === undefined) throw new Error(`No answer is given for ${name}`);
    return JSON.parse(JSON.stringify(typeof answer === 'function' ? answer(given) : answer));
  };
  return { client: { query: ask, mutate: ask }, calls };
}
