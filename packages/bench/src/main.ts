/**
 * `npm run bench` — how fast the built shop is: what its pages weigh and what Lighthouse says of them (`-- pages`), and how many
 * pages per second the server renders (`-- server`). Prints tables, writes `results/latest.json`; `--readme` updates the README.
 * Measures a shop of its own, or the one that runs at `--port`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { openShop } from './open-shop.ts';
import { type BenchOptions, findChromium, readOptions } from './options.ts';
import { measurePages } from './pages/measure-pages.ts';
import { describeResults } from './report/describe-results.ts';
import { type Results, writeResults } from './report/results.ts';
import { replaceBlock } from './report/update-readme.ts';
import { measureServer } from './server/measure-server.ts';

const README = path.resolve(import.meta.dirname, '../../../README.md');

const say = (line: string): void => console.error(line);
const now = (): string => new Date().toISOString();

function describeMachine(chromium: string): Results['machine'] {
  const [first] = cpus();
  const browser = execFileSync(chromium, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  return {
    cpu: first?.model.trim() ?? 'unknown',
    cores: cpus().length,
    node: process.versions.node,
    browser: browser.split(' ').slice(0, 2).join(' '),
  };
}

async function measure({ pages, server, port, runs, seconds }: BenchOptions): Promise<Results> {
  const chromium = findChromium(process.env);
  await using shop = await openShop(port);
  const results: Results = { machine: describeMachine(chromium) };
  if (server) results.server = { at: now(), results: await measureServer({ shop, seconds, say }) };
  if (pages) results.pages = { at: now(), runs, results: await measurePages({ shop, chromium, runs, say }) };
  return results;
}

try {
  const options = readOptions(process.argv.slice(2));
  const report = describeResults(writeResults(await measure(options)));
  console.log(report);
  if (options.readme) writeFileSync(README, replaceBlock(readFileSync(README, 'utf8'), report));
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
process.channel?.unref();
