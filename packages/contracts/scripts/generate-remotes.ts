// Writes `src/remotes.generated.ts`: the remotes, what they expose, and the route table, composed from every remote's contract.
// `--check` writes nothing and fails when the file is not up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderRemotes } from './remotes/compose-remotes.ts';
import { readContracts } from './remotes/read-contracts.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const target = path.resolve(import.meta.dirname, '../src/remotes.generated.ts');

const contracts = await readContracts(root);
const text = renderRemotes(contracts);
const isCurrent = existsSync(target) && readFileSync(target, 'utf8') === text;

if (isCurrent) console.log(`${contracts.length} remotes, their route table is up to date`);
else if (process.argv.includes('--check')) {
  console.error(`${path.relative(root, target)} is not up to date. Run \`npm run codegen\` and commit the result.`);
  process.exitCode = 1;
} else {
  writeFileSync(target, text);
  console.log(`${contracts.length} remotes, route table written`);
}
