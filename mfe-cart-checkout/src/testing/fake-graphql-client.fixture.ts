import type { QueryOptions, GraphQLClient, TypedDocument } from '@headstock/graphql-client';

/** One operation that a page asked for. */
export interface Asked {
  /** The name of the operation: `CartSetQuantity`. */
  readonly name: string;
  readonly variables: unknown;
  readonly options: QueryOptions | undefined;
}

/** A client that answers from a table of operations and writes down what it was asked. */
export interface FakeGraphQLClient {
  readonly client: GraphQLClient;
  readonly asked: Asked[];
  /** Names of the operations in the order they were asked for. */
  readonly names: () => string[];
}

/** Takes the variables of its operation. */
type Answer = (variables: never) => unknown;

const nameOf = (document: string): string => /^(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '';

/** Answers may be promises and may throw; an operation without an answer fails the test. */
export function createFakeGraphQLClient(answers: Record<string, Answer>): FakeGraphQLClient {
  const asked: Asked[] = [];
  async function run<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<Result> {
    const name = nameOf(document);
    asked.push({ name, variables, options });
    const answer = answers[name];
    if (!answer) throw new Error(`Nobody expected ${name}.`);
    return JSON.parse(JSON.stringify(await Reflect.apply(answer, undefined, [variables])));
  }
  return { client: { query: run, mutate: run }, asked, names: () => asked.map(({ name }) => name) };
}
