import { describeSpread } from './spread.ts';
import type {
  ApiResult,
  CatalogueResult,
  CheckoutResult,
  MemoryResult,
  PageResult,
  Results,
  ServerResult,
} from './results.ts';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const pageColumns: readonly (readonly [string, (result: PageResult) => string])[] = [
  ['page', ({ page, shop }) => (shop === undefined ? page : `${shop}: ${page}`)],
  ['HTML kB', ({ bytes }) => kilobytes(bytes.html)],
  ['JS kB', ({ bytes }) => kilobytes(bytes.js)],
  ['images kB', ({ bytes }) => kilobytes(bytes.images)],
  ['fonts kB', ({ bytes }) => kilobytes(bytes.fonts)],
  ['requests', ({ requests }) => String(requests)],
  ['JS hops', ({ jsHops }) => String(jsHops)],
  ['FCP ms', ({ times }) => describeSpread(times.fcp)],
  ['LCP ms', ({ times }) => describeSpread(times.lcp)],
  ['TBT ms', ({ times }) => describeSpread(times.tbt)],
  ['CLS', ({ times }) => String(Number(times.cls.median.toFixed(3)))],
  ['performance', ({ scores }) => String(scores.performance)],
  ['accessibility', ({ scores }) => String(scores.accessibility)],
  ['best practices', ({ scores }) => String(scores.bestPractices)],
  ['SEO', ({ scores }) => String(scores.seo)],
];

const ratio = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(2));

const serverColumns: readonly (readonly [string, (result: ServerResult) => string])[] = [
  ['page', ({ page }) => page],
  ['rendered/s', ({ rendered }) => describeSpread(rendered)],
  ['rendered are', ({ addresses }) => addresses],
  ['cached/s', ({ cached }) => describeSpread(cached)],
  ['plain server/s', ({ plain }) => describeSpread(plain)],
  ['cached ÷ plain', ({ cached, plain }) => ratio(cached.median, plain.median)],
];

/** Beside another shop, where there was one. */
const peerColumns: readonly (readonly [string, (result: ServerResult) => string])[] = [
  ['page', ({ page }) => page],
  ['rendered/s', ({ rendered }) => describeSpread(rendered)],
  ['elements', ({ elements }) => String(elements ?? '–')],
  ['peer: rendered/s', ({ peer }) => (peer ? describeSpread(peer.rendered) : '–')],
  ['peer: elements', ({ peer }) => String(peer?.elements ?? '–')],
  ['ours ÷ peer', ({ rendered, peer }) => ratio(rendered.median, peer?.rendered.median ?? 0)],
];

/** A Markdown table that is aligned for readers of the source, too. */
function table<Row>(columns: readonly (readonly [string, (row: Row) => string])[], rows: readonly Row[]): string {
  const cells = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, read]) => read(row)))];
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((line) => line[index]?.length ?? 0)));
  const pad = (text: string, index: number): string =>
    index === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[index] ?? 0);
  const rule = widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head = [], ...body] = cells.map((line) => line.map(pad));
  return [head, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

type CatalogueLine = CatalogueResult['lines'][number];

const short = (size: number): string =>
  size >= 1_000_000 ? `${size / 1_000_000}M` : size >= 1000 ? `${size / 1000}k` : String(size);
const pair = ({ p50, p99 }: CatalogueLine, index: number): string =>
  `${(p50[index] ?? 0).toFixed(1)} / ${(p99[index] ?? 0).toFixed(1)}`;

/** A line for each kind of request: median and 99th percentile at every size, and how much the largest takes of the smallest. */
function catalogueTable({ sizes, lines }: CatalogueResult): string {
  const last = sizes.length - 1;
  return table<CatalogueLine>(
    [
      ['p50 / p99 ms', ({ name }) => name],
      ...sizes.map((size, index) => [short(size), (line: CatalogueLine) => pair(line, index)] as const),
      ['p50 ×', ({ p50 }) => ((p50[last] ?? 0) / (p50[0] ?? 1)).toFixed(1)],
      ['p99 ×', ({ p99 }) => ((p99[last] ?? 0) / (p99[0] ?? 1)).toFixed(1)],
    ],
    lines,
  );
}

/** A line for each step: median, 90th percentile and statements for every cart. */
function checkoutTable({ lines, steps }: CheckoutResult): string {
  type Step = CheckoutResult['steps'][number];
  const number = (value: number | undefined, digits: number): string => (value ?? 0).toFixed(digits);
  return table<Step>(
    [
      ['p50 / p90 ms', ({ name }) => name],
      ...lines.map(
        (count, index) =>
          [
            count === 1 ? '1 line' : `${count} lines`,
            ({ p50, p90 }: Step) => `${number(p50[index], 1)} / ${number(p90[index], 1)}`,
          ] as const,
      ),
      ['statements', ({ statements }) => [...new Set(statements)].join(' → ')],
    ],
    steps,
  );
}

/** What stands in a short form of the table: all of it together, and kinds that say most. */
const TELLING = ['category', 'three filters', 'keywords, frequent', 'keywords, several', 'suggestions'];

/** Lines that put kinds together come last and are always told. */
const isTogether = ({ name }: CatalogueLine): boolean => name.startsWith('all ');

const withoutBrowser = ({ cpu, cores, node }: Results['machine']): Results['machine'] => ({ cpu, cores, node });

const machineLine = ({ cpu, cores, node, browser }: Results['machine'], at: string): string => {
  const tools = browser === undefined ? `Node ${node}` : `Node ${node}, ${browser}`;
  return `${at.slice(0, 10)}, ${cpu} (${cores} cores), ${tools}.`;
};

/** What pages weigh and how they score, as Markdown; undefined where it was not measured. */
export function describePages({ machine, pages }: Results): string | undefined {
  if (!pages) return undefined;
  return [
    `First visits by a phone, as Lighthouse simulates it (150 ms round trip, 1.6 Mbit/s, CPU ×4), over HTTP/2 with brotli. The browser's cache is empty; the server's page cache is warm and its images exist. Bytes as transferred, requests until the network is quiet, times and scores all come from the same ${pages.visits} visits, in which the pages took turns: medians, in brackets the lowest and highest.`,
    table(pageColumns, pages.results),
    machineLine(machine, pages.at),
  ].join('\n\n');
}

/** Another shop in the same rounds; nothing where there was none. */
function describePeer(results: readonly ServerResult[]): string[] {
  const name = results.find(({ peer }) => peer !== undefined)?.peer?.name;
  if (name === undefined) return [];
  return [
    `In the same rounds another shop rendered the same kinds of pages, each address once: the ${name}, built for production and served by Node, before a stand-in for its API that reads no database.`,
    table(peerColumns, results),
  ];
}

/** Pages per second as Markdown; undefined where they were not measured. */
export function describeServer({ machine, server }: Results): string | undefined {
  if (!server) return undefined;
  return [
    `Pages per second of one render process, with API, database and load generator on the same cores, uncompressed. _Rendered_: no request is answered from the page cache or shares a render, and the API and its database answer every one. _Cached_: one address in the page cache, 10 connections. _Plain server_: the same bytes from \`node:http\`, 10 connections. Medians of ${server.rounds} rounds in which all took turns; in brackets the lowest and highest.`,
    table(serverColumns, server.results),
    ...describePeer(server.results),
    machineLine(withoutBrowser(machine), server.at),
  ].join('\n\n');
}

/** The steps of the checkout as Markdown; undefined where they were not measured. */
export function describeCheckout({ machine, checkout }: Results): string | undefined {
  if (!checkout) return undefined;
  const { at, results } = checkout;
  return [
    `The server's answers from cart to paid order over HTTP, by the lines of the cart, and the statements that each sends (${results.database} PostgreSQL, ${results.rounds} checkouts of each).`,
    checkoutTable(results),
    machineLine(withoutBrowser(machine), at),
  ].join('\n\n');
}

/** Growth of the catalogue as Markdown, by all kinds of requests or by the telling ones; undefined where it was not measured. */
export function describeCatalogue({ machine, catalogue }: Results, form: 'whole' | 'short'): string | undefined {
  if (!catalogue) return undefined;
  const { at, results } = catalogue;
  const lines = results.lines.filter((line) => form === 'whole' || isTogether(line) || TELLING.includes(line.name));
  return [
    `The listing page's GraphQL query with all facets over HTTP, and suggestions while typing, by the number of listings: p50 / p99 (${results.server}, one client, sizes in turn, ${results.rounds} requests of each kind to each size).`,
    catalogueTable({ ...results, lines }),
    machineLine(withoutBrowser(machine), at),
  ].join('\n\n');
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** The quality of valuations as Markdown; undefined where it was not measured. */
export function describeValuation({ valuation }: Results): string | undefined {
  if (!valuation) return undefined;
  const { at, results } = valuation;
  const { trained, valued, unknown, from, medianError, held, categoryError, modelError, thinError, thinHeld } = results;
  return [
    `${valued} sales of the demo shop since ${from}, valued from the ${trained} before that day alone; ${unknown} had nothing to compare. The error is the median of how far a valuation was from the price, as a share of it; the range should hold 75 to 85 % of the prices.`,
    [
      '| told by | median error | range held |',
      '| --- | --: | --: |',
      `| the shop’s valuation | ${percent(medianError)} | ${percent(held)} |`,
      `| the same, by three comparables alone | ${percent(thinError)} | ${percent(thinHeld)} |`,
      `| baseline: median of the maker’s model | ${percent(modelError)} | – |`,
      `| baseline: median of the category | ${percent(categoryError)} | – |`,
    ].join('\n'),
    `${at.slice(0, 10)}. The demo’s sales are drawn by the generator, with less noise than a real market has.`,
  ].join('\n\n');
}

const mebibytes = (bytes: number | undefined): string => ((bytes ?? 0) / 2 ** 20).toFixed(0);

/** What an idle shop holds as Markdown; undefined where it was not measured. */
export function describeMemory({ machine, memory }: Results): string | undefined {
  if (!memory) return undefined;
  const { at, results } = memory;
  const all = { name: 'together', processes: [], bytes: results.bytes };
  return [
    'What `npm start` holds while nobody asks anything of it, by kind of process: its own memory, and its part of what processes share (PSS). npm itself, some 20 MiB, is not counted. A minute after a first start, while the demo shop is still being drawn; a minute after a later start; and five minutes after visitors have gone.',
    table<MemoryResult['lines'][number]>(
      [
        ['MiB', ({ name }) => name],
        ...results.moments.map(
          (moment, index) => [moment, ({ bytes }: { bytes: number[] }) => mebibytes(bytes[index])] as const,
        ),
      ],
      [...results.lines, all],
    ),
    machineLine(withoutBrowser(machine), at),
  ].join('\n\n');
}

/** What redeploys leave in a render process as Markdown; undefined where it was not measured. */
export function describeRedeploys({ machine, redeploys }: Results): string | undefined {
  if (!redeploys) return undefined;
  const { at, results } = redeploys;
  const rows = results.heap.map((bytes, round) => ({ after: round * results.redeploys, bytes }));
  return [
    'Used heap of one render process after garbage collection, by how often another build of the catalogue remote was published and shown, once its caches were filled by three.',
    table<(typeof rows)[number]>(
      [
        ['redeploys', ({ after }) => String(after)],
        ['heap MiB', ({ bytes }) => (bytes / 2 ** 20).toFixed(1)],
      ],
      rows,
    ),
    machineLine(withoutBrowser(machine), at),
  ].join('\n\n');
}

/** What one API process answers as Markdown; undefined where it was not measured. */
export function describeApi({ machine, api }: Results): string | undefined {
  if (!api) return undefined;
  const { at, results } = api;
  return [
    `Answers per second of one API process over HTTP at ${results.connections} connections, with its database (${results.server}, a demo shop of ${results.items.toLocaleString('en')} instruments) and the load generator on the same cores, to the storefront's own documents: a page of 23 cards with all facets, and the page of a thing. In brackets the lowest and highest of ${results.rounds} rounds in which all took turns, after one that filled the process's memory; _changing_: the price of one listing changes each second, which empties what is kept of listings. Statements are those for each answer.`,
    table<ApiResult['lines'][number]>(
      [
        ['asked', ({ name }) => name],
        ['answers/s', ({ still }) => describeSpread(still.perSecond)],
        ['statements', ({ still }) => describeSpread(still.statements, 2)],
        ['changing: answers/s', ({ changing }) => describeSpread(changing.perSecond)],
        ['statements', ({ changing }) => describeSpread(changing.statements, 2)],
      ],
      results.lines,
    ),
    machineLine(withoutBrowser(machine), at),
  ].join('\n\n');
}

/** All results as Markdown: how they were measured, and a table of each kind. */
export function describeResults(results: Results): string {
  return [
    describePages(results),
    describeServer(results),
    describeCheckout(results),
    describeCatalogue(results, 'whole'),
    describeValuation(results),
    describeMemory(results),
    describeRedeploys(results),
    describeApi(results),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
}
