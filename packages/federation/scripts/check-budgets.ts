/**
 * `node packages/federation/scripts/check-budgets.ts [remote…]` — no page or widget of a built remote is larger than its contract says. Run
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

let problems = 0;
for (const contract of await readContracts(root)) {
  if (given.length > 0 && !given.includes(contract.name)) continue;
  const folder = path.join(root, contract.name, 'dist/browser');
  const weigh = (file: string): number => brotliCompressSync(readFileSync(path.join(folder, file))).length / KILOBYTE;
  const chunks = parseChunkMap(readFileSync(path.join(folder, chunkMapFile), 'utf8'));
  const found = findOverBudget(contract.budget, chunks, weigh);
  for (const problem of found) console.error(`${contract.name}: ${problem}`);
  problems += found.length;
}
console.log(
  problems === 0
    ? 'Every page and widget is within its budget.'
    : `${problems} problems. Budgets stand in each remote’s src/contract.ts.`,
);
process.exitCode = problems === 0 ? 0 : 1;
