import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilReady } from '@headstock/launcher/wait-until-ready';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

const ENTRY = new URL('../../../main.ts', import.meta.url).pathname;

/** The URL under which another process reaches the database behind `db`. */
export async function urlOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string; sockets: string; user: string }>`
    SELECT current_database() AS name, current_setting('unix_socket_directories') AS sockets, current_user AS user
  `.execute(db);
  const { name = '', sockets = '', user = '' } = rows[0] ?? {};
  const server = process.env['TEST_DATABASE_URL'];
  if (!server || server === 'embedded')
    return `postgres://${user}@localhost/${name}?host=${encodeURIComponent(sockets)}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** The API as a process of its own, to be killed at any moment. */
export class ApiProcess {
  readonly url: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #folder = mkdtempSync(join(tmpdir(), 'headstock-killed-'));
  #child: ChildProcess | undefined;

  constructor(port: number, databaseUrl: string, gatewayUrl: string) {
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = {
      ...process.env,
      NODE_OPTIONS: '',
      HEADSTOCK_ENV: 'test',
      HEADSTOCK_DATA: this.#folder,
      HEADSTOCK_SECRET: 'a-secret-of-thirty-two-characters-or-more',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '8',
      GATEWAY_URL: gatewayUrl,
      GATEWAY_TIMEOUT_MS: '3000',
      GRAPHQL_COST_PER_MINUTE: '1000000000',
    };
  }

  /** Starts the process; resolves when it answers. */
  async start(): Promise<void> {
    this.#child = spawn(process.execPath, [ENTRY], { stdio: ['ignore', 'ignore', 'inherit'], env: this.#environment });
    await waitUntilReady(`${this.url}/healthz`, this.#child, 180_000);
  }

  /** Kills the process, as a crash does. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
