import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { checkBooks } from '#api/modules/payments/index.ts';
import { readConfig } from '#api/platform/config.ts';
import { createTestDatabase } from '#api/test-database/create-test-database.ts';
import type { Template } from '#api/test-database/template.ts';
import { ImageService } from '#api/platform/images/image-service.ts';
import { DiskStorage } from '#api/platform/storage/disk-storage.ts';
import { composeApi } from '#api/modules.ts';
import type { Services } from '#api/platform/services.ts';
import { createServer } from './server.ts';

/** A test is a hundred visitors from one address, whose proofs of work cost next to nothing. Whoever tests a limit sets it. */
const TEST_LIMITS = { GRAPHQL_COST_PER_MINUTE: '1000000000', BOT_CHECK_WORK: '10' };

export const TEST_ORIGIN = 'http://localhost:3000';

/** What GraphQL answered, with the status and headers of the answer. */
export type TestAnswer<Data = Record<string, unknown>> = {
  status: number;
  headers: Headers;
  data: Data | null | undefined;
  errors: { message: string; path?: unknown; extensions?: Record<string, unknown> }[] | undefined;
};

/** A visitor with a cookie jar and the CSRF token, as a browser has them. */
export class TestVisitor {
  readonly cookies = new Map<string, string>();
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends a request with the cookies and keeps those of the answer. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({
      ...this.#headers,
      cookie: this.cookieHeader,
      ...Object.fromEntries(new Headers(init.headers)),
    });
    const response = await fetch(`${this.#url}${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = ''] = pair.split('=', 1);
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(name.length + 1));
    }
    return response;
  }

  /** Runs a GraphQL operation as the shop's page does. */
  async query<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<TestAnswer<Data>> {
    if (!this.cookies.has('csrf-token')) await this.fetch('/api/csrf');
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: TEST_ORIGIN,
        'csrf-token': this.cookies.get('csrf-token') ?? '',
      },
      body: JSON.stringify({ query, variables }),
    });
    const answer: Pick<TestAnswer<Data>, 'data' | 'errors'> = JSON.parse(await response.text());
    return { status: response.status, headers: response.headers, data: answer.data, errors: answer.errors };
  }
}

/** A running API on a fresh database. */
export type TestApi = {
  url: string;
  services: Services;
  visitor: (headers?: Record<string, string>) => TestVisitor;
  /** Throws when the books differ after what was done. */
  close: () => Promise<void>;
};

/** Starts the whole API on a free port, with a database of its own (a copy of `template`) and the settings of a test. */
export async function startTestApi(
  environment: Record<string, string> = {},
  prepare: (services: Services) => Promise<void> = () => Promise.resolve(),
  template?: Template,
): Promise<TestApi> {
  const database = await createTestDatabase({ template });
  const folder = mkdtempSync(join(tmpdir(), 'headstock-api-'));
  const config = readConfig({
    HEADSTOCK_ENV: 'test',
    LOG_LEVEL: 'silent',
    HEADSTOCK_DATA: folder,
    ...TEST_LIMITS,
    ...environment,
  });
  const log = pino({ level: config.logLevel });
  const storage = new DiskStorage(join(folder, 'files'));
  const images = new ImageService(database.db, storage);
  const secret = 'test-secret-test-secret-test-secret';
  const services: Services = { db: database.db, config, log, storage, images, secret, secrets: [secret] };
  await prepare(services);
  const app = await createServer(services, composeApi());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    services,
    visitor: (headers) => new TestVisitor(url, headers),
    async close() {
      await app.close();
      images.stop();
      const differences = await checkBooks(database.db);
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
      if (differences.length > 0) throw new Error(`The books differ: ${JSON.stringify(differences)}`);
    },
  };
}
