/**
 * `node packages/federation/scripts/check-budgets.ts [shell | remote…]` — no page or widget of a built remote is larger than its
 * contract says, and what the shell adds to every first load no larger than it may be. Run
 * `npm run build` before. Exit code 1 when one is, or when a page has no budget.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chunkMapFile, parseChunkMap } from '@headstock/contracts/remote-build';
import { readContracts } from '@headstock/contracts/read-contracts';
import { findOverBudget } from './budgets/weigh-chunks.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const given = process.argv.slice(2);
const KILOBYTE = 1000;
/** What the shell adds to every first load: react, the router and its own code. */
const SHELL_BUDGET = { main: 113.4 } as const;

const inFolder =
  (folder: string) =>
  (file: string): number =>
    brotliCompressSync(readFileSync(path.join(folder, file))).length / KILOBYTE;

function check(name: string, budget: Readonly<Record<string, number>>): number {
  const folder = path.join(root, name, 'dist/browser');
  const chunks = parseChunkMap(readFileSync(path.join(folder, chunkMapFile), 'utf8'));
  const found = findOverBudget(budget, chunks, inFolder(folder));
  for (const problem of found) console.error(`${name}: ${problem}`);
  return found.length;
}

let problems = given.length === 0 || given.includes('shell') ? check('shell', SHELL_BUDGET) : 0;
for (const contract of await readContracts(root)) {
  if (given.length > 0 && !given.includes(contract.name)) continue;
  problems += check(contract.name, contract.budget);
}
console.log(
  problems === 0
    ? 'Every page and widget is within its budget, and so is the shell.'
    : `${problems} problems. Budgets stand in each remote’s src/contract.ts, the shell’s in this script.`,
);
process.exitCode = problems === 0 ? 0 : 1;
