/**
 * `npm run bench` — how fast the built shop is: what its pages weigh and what Lighthouse says of them (`-- pages`), and how many
 * pages per second the server renders (`-- server`), what Lighthouse says of every public page (`-- site`), how long the steps of
 * the checkout take (`-- checkout`), how searching the catalogue grows with it (`-- catalogue`), how well it values sales that were held out (`-- valuation`),
 * what the assistant says to its questions (`-- assistant`), what an idle shop holds (`-- memory`), what redeploys leave in a render process (`-- redeploys`), and how many listing and product queries the API answers (`-- api`). Prints tables, writes `results/latest.json`; `--readme` updates the README.
 * Measures a shop of its own, or the one that runs at `--port`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { findChromium } from '@headstock/test-browser/find-chromium';
import { openShop } from './open-shop.ts';
import { askQuestions } from './assistant/ask-questions.ts';
import { describeQuestions } from './assistant/describe-questions.ts';
import { measureApi } from './api/measure-api.ts';
import { measureCatalogue } from './catalogue/measure-catalogue.ts';
import { measureCheckout } from './checkout/measure-checkout.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { measureMemory } from './memory/measure-memory.ts';
import { buildSkeleton } from './peer/build-skeleton.ts';
import { measurePages } from './pages/measure-pages.ts';
import { visitSite } from './pages/visit-site.ts';
import {
  describeApi,
  describeCatalogue,
  describeCheckout,
  describeMemory,
  describePages,
  describeRedeploys,
  describeResults,
  describeServer,
  describeValuation,
} from './report/describe-results.ts';
import { readResults, type Results, writeResults } from './report/results.ts';
import { replaceBlock } from './report/update-readme.ts';
import { checkGrowth, measureRedeploys } from './redeploys/measure-redeploys.ts';
import { measureServer } from './server/measure-server.ts';
import { measureValuation } from './valuation/measure-valuation.ts';

const README = path.resolve(import.meta.dirname, '../../../README.md');
const OWN_README = path.resolve(import.meta.dirname, '../README.md');

const say = (line: string): void => console.error(line);
const now = (): string => new Date().toISOString();

function describeMachine(chromium: string | undefined): Results['machine'] {
  const [first] = cpus();
  const machine = { cpu: first?.model.trim() ?? 'unknown', cores: cpus().length, node: process.versions.node };
  if (chromium === undefined) return machine;
  const browser = execFileSync(chromium, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  return { ...machine, browser: browser.split(' ').slice(0, 2).join(' ') };
}

async function measureCatalogues({ sizes, database, folder, rounds }: BenchOptions): Promise<Results> {
  const results = await measureCatalogue({ sizes, database, folder, rounds: rounds ?? 1_000, say });
  return { machine: readResults()?.machine ?? describeMachine(undefined), catalogue: { at: now(), results } };
}

async function measureCheckouts({ rounds }: BenchOptions): Promise<Results> {
  const results = await measureCheckout({ lines: [1, 10, 50], rounds: rounds ?? 10, say });
  return { machine: readResults()?.machine ?? describeMachine(undefined), checkout: { at: now(), results } };
}

async function measureValuations(): Promise<Results> {
  const results = await measureValuation(say);
  return { machine: readResults()?.machine ?? describeMachine(undefined), valuation: { at: now(), results } };
}

async function measureIdleShop(): Promise<Results> {
  const results = await measureMemory(say);
  return { machine: readResults()?.machine ?? describeMachine(undefined), memory: { at: now(), results } };
}

async function measureHeap({ rounds }: BenchOptions): Promise<Results> {
  const results = await measureRedeploys(rounds ?? 3, say);
  return { machine: readResults()?.machine ?? describeMachine(undefined), redeploys: { at: now(), results } };
}

async function measureQueries({ rounds, seconds }: BenchOptions): Promise<Results> {
  const results = await measureApi({ rounds: rounds ?? 5, seconds, say });
  return { machine: readResults()?.machine ?? describeMachine(undefined), api: { at: now(), results } };
}

async function measureShop({ pages, server, port, runs, rounds, seconds, peer }: BenchOptions): Promise<Results> {
  const chromium = findChromium();
  const skeleton = peer ? await buildSkeleton(say) : undefined;
  await using shop = await openShop(port);
  const results: Results = { machine: describeMachine(chromium) };
  const turns = rounds ?? 5;
  if (server)
    results.server = {
      at: now(),
      rounds: turns,
      results: await measureServer({ shop, skeleton, seconds, rounds: turns, say }),
    };
  if (pages)
    results.pages = { at: now(), visits: runs, results: await measurePages({ shop, skeleton, chromium, runs, say }) };
  return results;
}

async function visitEveryPage({ port, runs }: BenchOptions): Promise<void> {
  const chromium = findChromium();
  await using shop = await openShop(port);
  const poor = await visitSite({ shop, chromium, runs, say });
  if (poor.length > 0) throw new Error(`Below the least scores: ${poor.join(', ')}`);
}

async function putQuestions(): Promise<void> {
  const asked = await askQuestions();
  console.log(describeQuestions(asked));
  const wrong = asked.filter(({ verdict }) => verdict !== 'right');
  if (wrong.length > 0) throw new Error(`Wrongly answered: ${wrong.map(({ question }) => question).join(' · ')}`);
}

function updateReadmes(results: Results): void {
  const update = (file: string, name: string, block: string | undefined): void => {
    if (block !== undefined) writeFileSync(file, replaceBlock(readFileSync(file, 'utf8'), name, block));
  };
  update(README, 'pages', describePages(results));
  update(README, 'server', describeServer(results));
  update(README, 'checkout', describeCheckout(results));
  update(README, 'api', describeApi(results));
  update(README, 'catalogue', describeCatalogue(results, 'short'));
  update(OWN_README, 'catalogue', describeCatalogue(results, 'whole'));
  update(OWN_README, 'valuation', describeValuation(results));
  update(OWN_README, 'memory', describeMemory(results));
  update(OWN_README, 'redeploys', describeRedeploys(results));
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.catalogue) writeResults(await measureCatalogues(options));
  if (options.checkout) writeResults(await measureCheckouts(options));
  if (options.valuation) writeResults(await measureValuations());
  if (options.memory) writeResults(await measureIdleShop());
  if (options.redeploys) writeResults(await measureHeap(options));
  if (options.api) writeResults(await measureQueries(options));
  if (options.pages || options.server) writeResults(await measureShop(options));
  if (options.site) await visitEveryPage(options);
  if (options.assistant) await putQuestions();
  const results = readResults();
  if (results) {
    console.log(describeResults(results));
    if (options.readme) updateReadmes(results);
    if (options.redeploys && results.redeploys) checkGrowth(results.redeploys.results);
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
process.channel?.unref();
