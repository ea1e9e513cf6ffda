import path from 'node:path';
import { parseArgs } from 'node:util';

export interface BenchOptions {
  readonly pages: boolean;
  readonly server: boolean;
  /** Lighthouse on every public page; only when it is named. */
  readonly site: boolean;
  /** The server's time from cart to paid order; only when it is named. */
  readonly checkout: boolean;
  /** Only when it is named: filling a shop of a million takes some minutes and 6 GB. */
  readonly catalogue: boolean;
  /** How well the shop values held-out sales; only when it is named. */
  readonly valuation: boolean;
  /** What the assistant says to its questions; only when it is named. */
  readonly assistant: boolean;
  /** What an idle shop holds; only when it is named. */
  readonly memory: boolean;
  /** What redeploys leave in a render process; only when it is named. */
  readonly redeploys: boolean;
  /** How many of the storefront's two dearest queries the API answers; only when it is named. */
  readonly api: boolean;
  /** Listings of the shops whose catalogue is measured. */
  readonly sizes: readonly number[];
  /** URL of a PostgreSQL server for these, instead of the shop's own. */
  readonly database: string | undefined;
  /** Folder for the catalogues that are filled once and kept; `.headstock/bench/catalogue` when absent. */
  readonly folder: string | undefined;
  /** Rounds of the server's rates, requests of each kind to each size of catalogue, or checkouts of each cart. */
  readonly rounds: number | undefined;
  /** Writes the tables into the README of the repository. */
  readonly readme: boolean;
  /** Whether another shop is measured in the same run: Shopify's Hydrogen skeleton, from the npm registry. */
  readonly peer: boolean;
  /** Port of a shop that runs already; its other servers are at the three ports after it. */
  readonly port: number | undefined;
  readonly runs: number;
  readonly seconds: number;
}

const PARTS = [
  'pages',
  'server',
  'site',
  'checkout',
  'catalogue',
  'valuation',
  'assistant',
  'memory',
  'redeploys',
  'api',
];

const USAGE = `Usage: npm run bench -- [pages] [server] [site] [checkout] [catalogue] [valuation] [assistant] [memory] [redeploys] [api] [--readme]
  pages, server   what pages weigh, and how many a second; both without a word
    --port 3000   a shop that runs there, instead of one of its own
    --runs 9      visits of each page
    --seconds 5   for each rate of one address
    --rounds 5    in which pages and servers take turns
    --no-peer     without the Hydrogen skeleton, which is installed from the npm registry once (400 MB)
  site            Lighthouse on every public page, in English; fails below 95 for performance, 100 for the rest
  checkout        the server's time and statements from cart to paid order, with 1, 10 and 50 lines
    --rounds 10   checkouts of each
  catalogue       how the listing page's query grows with the number of listings
    --sizes 1000,10000,100000,1000000   listings of the shops; filled once, kept in .headstock/bench
    --rounds 1000 requests of each kind to each size
    --database postgres://…             a PostgreSQL server, instead of the shop's own
    --folder .headstock/bench/catalogue where the filled shops are kept
  valuation       how well the shop values sales of the demo shop that were held out
  assistant       the sixty questions to the assistant, and those that it has to decline; fails where one is wrong
  memory          what an idle shop holds, after its start and after a hundred pages
  redeploys       what thirty redeploys of a remote leave on the heap of a render process; fails above 5 MiB
    --rounds 3    of thirty
  api             how many listing and product queries a second the API answers, and its statements
    --rounds 5    in which they take turns, --seconds 5 each
  --readme        writes the tables into the README`;

const OPTIONS = {
  readme: { type: 'boolean', default: false },
  peer: { type: 'boolean', default: true },
  port: { type: 'string' },
  runs: { type: 'string', default: '9' },
  seconds: { type: 'string', default: '5' },
  sizes: { type: 'string', default: '1000,10000,100000,1000000' },
  rounds: { type: 'string' },
  database: { type: 'string' },
  folder: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, allowNegative: true, options: OPTIONS });
  } catch {
    throw new Error(USAGE);
  }
}

/** Reads the words after `npm run bench --`. Throws an Error with the usage when they are wrong. */
export function readOptions(words: readonly string[]): BenchOptions {
  const { values, positionals } = parseWords(words);
  const unknown = positionals.filter((word) => !PARTS.includes(word));
  const sizes = values.sizes.split(',').map(Number);
  const numbers = [values.runs, values.seconds, values.rounds ?? '1', values.port ?? '1', ...sizes].map(Number);
  if (values.help || unknown.length > 0 || numbers.some((value) => !Number.isInteger(value) || value < 1))
    throw new Error(USAGE);
  const all = positionals.length === 0;
  return {
    pages: all || positionals.includes('pages'),
    server: all || positionals.includes('server'),
    site: positionals.includes('site'),
    checkout: positionals.includes('checkout'),
    catalogue: positionals.includes('catalogue'),
    valuation: positionals.includes('valuation'),
    assistant: positionals.includes('assistant'),
    memory: positionals.includes('memory'),
    redeploys: positionals.includes('redeploys'),
    api: positionals.includes('api'),
    sizes,
    rounds: values.rounds === undefined ? undefined : Number(values.rounds),
    database: values.database,
    folder: values.folder === undefined ? undefined : path.resolve(values.folder),
    readme: values.readme,
    peer: values.peer,
    port: values.port === undefined ? undefined : Number(values.port),
    runs: Number(values.runs),
    seconds: Number(values.seconds),
  };
}
