import type { QueryPort } from '@headstock/graph';

/** What the API answers, by operation: plain data of the document's shape, or a function of the variables that gives it or throws. */
export type Answers = Record<string, ((variables: Record<string, unknown>) => unknown) | object>;

/** One question that was asked. */
export interface Call {
  readonly name: string;
  readonly variables: unknown;
  readonly quiet: boolean;
}

/** A query port without a network: answers by the name of the operation and remembers what was asked. */
export function createFakePort(answers: Answers): { readonly port: QueryPort; readonly calls: Call[] } {
  const calls: Call[] = [];
  const ask: QueryPort['query'] = async (document, variables, options) => {
    const name = /^(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '';
    const given = JSON.parse(JSON.stringify(variables));
    calls.push({ name, variables: given, quiet: options?.quiet ?? false });
    const answer = answers[name];
    if (answer === undefined) throw new Error(`nobody answers ${name}`);
    return JSON.parse(JSON.stringify(typeof answer === 'function' ? answer(given) : answer));
  };
  return { port: { query: ask, mutate: ask }, calls };
}
