import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

export interface BenchOptions {
  readonly pages: boolean;
  readonly server: boolean;
  /** Writes the tables into the README of the repository. */
  readonly readme: boolean;
  /** Port of a shop that runs already; its other servers are at the three ports after it. */
  readonly port: number | undefined;
  readonly runs: number;
  readonly seconds: number;
}

/** Reads the words after `npm run bench --`. Throws an Error with the usage when they are wrong. */
export function readOptions(words: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      readme: { type: 'boolean', default: false },
      port: { type: 'string' },
      runs: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '10' },
    },
  });
  const unknown = positionals.filter((word) => word !== 'pages' && word !== 'server');
  const numbers = [values.runs, values.seconds, values.port ?? '1'].map(Number);
  if (unknown.length > 0 || numbers.some((value) => !Number.isInteger(value) || value < 1))
    throw new Error('Usage: npm run bench -- [pages] [server] [--readme] [--port 3000] [--runs 3] [--seconds 10]');
  const all = positionals.length === 0;
  return {
    pages: all || positionals.includes('pages'),
    server: all || positionals.includes('server'),
    readme: values.readme,
    port: values.port === undefined ? undefined : Number(values.port),
    runs: Number(values.runs),
    seconds: Number(values.seconds),
  };
}

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that measures: CHROMIUM_PATH, or an installed one. Throws when there is none. */
export function findChromium(environment: NodeJS.ProcessEnv): string {
  const found = environment['CHROMIUM_PATH'] ?? BROWSERS.find((file) => existsSync(file));
  if (found === undefined || !existsSync(found)) throw new Error('There is no Chromium. Set CHROMIUM_PATH to one.');
  return found;
}
