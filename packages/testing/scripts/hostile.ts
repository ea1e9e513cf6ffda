import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from '@headstock/launcher/command-line';
import { startShop } from '@headstock/testing/shop';
import { hostileCases } from '#testing/hostile/all-cases.ts';
import { runHostileCases } from '#testing/hostile/run-cases.ts';
import { findWapiti, runWapiti } from '#testing/hostile/run-wapiti.ts';
import {
  idleConnections,
  type OthersReport,
  slowReaders,
  slowSenders,
  visitAsOthers,
} from '#testing/hostile/slow-clients.ts';

const USAGE = `Usage: npm run faults -- hostile [--origin http://localhost:3000] [--seconds 15] [--wapiti 120]
Attacks the built shop: requests that no client sends, clients that send or read slowly or say nothing, and wapiti where it is
installed. Prints what was counted. Ends with 1 where the shop answered wrongly, or others were not served.
  --origin   a shop that runs, instead of one of its own; its limits hold then
  --seconds  how long others are watched while some are slow
  --wapiti   how long wapiti may scan, in seconds; 0 leaves it out`;

/** Others wait no longer than this while some are slow, in ms. */
const LONGEST_WAIT = 3000;

const { values } = readArguments(USAGE, {
  options: {
    origin: { type: 'string' },
    seconds: { type: 'string', default: '15' },
    wapiti: { type: 'string', default: '120' },
  },
  allowPositionals: true,
});
const faults: string[] = [];
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const counts = (of: Readonly<Record<string, number>>): string =>
  Object.entries(of)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

async function sendCases(origin: string): Promise<void> {
  const report = await runHostileCases(origin, hostileCases);
  say(`${hostileCases.length} hostile requests: ${counts(report.sent)}`);
  say(`  answers: ${counts(report.statuses)}; ${report.faults.length} wrong`);
  faults.push(...report.faults);
}

function judge(title: string, { visits, failed, median, longest }: OthersReport): void {
  say(`${title}: others made ${visits} visits, ${failed} failed, median ${median} ms, longest ${longest} ms`);
  if (failed > 0 || longest > LONGEST_WAIT) faults.push(`${title}: others were not served`);
}

async function beSlow(origin: string, ms: number): Promise<void> {
  judge('Nobody is slow', await visitAsOthers(origin, 3000));
  judge('120 bodies, 20 uploads and 50 headers at a byte every 3 s', await slowSenders(origin, 120, ms));
  judge('200 readers of 20 pages each that never read', await slowReaders(origin, 200, ms));
  judge('10,000 connections that say nothing', await idleConnections(origin, 10_000, ms));
}

async function scan(origin: string, seconds: number): Promise<void> {
  const program = seconds > 0 ? findWapiti() : undefined;
  if (program === undefined) return say('wapiti is not installed, or was left out: 0 requests');
  const { requests, findings, accepted } = await runWapiti(program, origin, seconds);
  say(`wapiti made ${requests} requests and found ${findings.length}, besides ${accepted.length} that are accepted`);
  for (const finding of [...findings, ...accepted]) say(`  ${finding}`);
  if (requests < 50) faults.push('wapiti did not find its way through the shop');
  faults.push(...findings);
}

async function attack(origin: string): Promise<void> {
  await sendCases(origin);
  await beSlow(origin, Number(values.seconds) * 1000);
  await scan(origin, Number(values.wapiti));
}

if (values.origin !== undefined) await attack(values.origin);
else {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'headstock-hostile-'));
  const shop = await startShop({ dataFolder });
  try {
    await attack(shop.origin);
  } finally {
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
for (const fault of faults) say(`✗ ${fault}`);
say(faults.length === 0 ? 'Nothing was answered wrongly, and others were served.' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
