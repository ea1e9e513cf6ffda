import { fork, type ChildProcess } from 'node:child_process';
import { createGraphQLClient, type GraphQLClient } from '@headstock/graphql-client';
import { createServerApolloClient } from '@headstock/graphql-client/apollo-client';
import { asRecord } from '#mfe-cart-checkout/features/storage/parse-unknown.ts';

const ENTRY = new URL('../../../packages/api/src/modules/sales/checkout/shop-process.fixture.ts', import.meta.url)
  .pathname;
const ORIGIN = 'http://localhost:3000';

/** A visitor of the real API: the browser's own client, over cookies of its own. */
function visitAt(url: string, session: string | null): GraphQLClient {
  const jar = new Map<string, string>(session === null ? [] : [['headstock-session', session]]);
  const ask: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('origin', ORIGIN);
    headers.set('csrf-token', jar.get('csrf-token') ?? '');
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)));
    }
    return response;
  };
  return createGraphQLClient(async () => {
    await ask(`${url}/api/csrf`);
    return createServerApolloClient({ uri: `${url}/graphql`, headers: () => ({}), fetch: ask });
  });
}

/** A real shop in a process of its own: API, database and payment sandbox, and somebody at its desk. */
export class PaymentApi {
  readonly #child: ChildProcess;
  readonly #url: string;
  readonly #open = new Map<number, (said: Readonly<Record<string, unknown>>) => void>();

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.#url = url;
    child.on('message', (raw) => {
      const said = asRecord(raw);
      const id = said?.['id'];
      if (said && typeof id === 'number') this.#open.get(id)?.(said);
    });
  }

  /** Starts it; throws when it ends before it is open. */
  static open(): Promise<PaymentApi> {
    const child = fork(ENTRY, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    return new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error('The desk did not open.')));
      child.once('message', (raw) => {
        const url = asRecord(raw)?.['url'];
        if (typeof url === 'string') resolve(new PaymentApi(child, url));
      });
    });
  }

  /** Somebody who buys: a guest, or a member by the cookie that `member` gave. */
  visitor(session: string | null = null): GraphQLClient {
    return visitAt(this.#url, session);
  }

  /** Asks for one of the acts that `desk.fixture.ts` names; throws with what went wrong. */
  ask(act: string, ...args: readonly unknown[]): Promise<unknown> {
    const id = this.#open.size + 1;
    return new Promise((resolve, reject) => {
      this.#open.set(id, (said) => {
        if ('error' in said) reject(new Error(String(said['error'])));
        else resolve(said['value']);
      });
      this.#child.send({ id, act, args });
    });
  }

  /** As `ask`, for what is a text. */
  async text(act: string, ...args: readonly unknown[]): Promise<string> {
    const value = await this.ask(act, ...args);
    if (typeof value !== 'string') throw new Error(`The desk's ${act} is no text.`);
    return value;
  }

  /** Ends it and all that it started. */
  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.disconnect();
    await gone;
  }
}
