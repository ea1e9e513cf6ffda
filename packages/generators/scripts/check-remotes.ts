// `node packages/generators/scripts/check-remotes.ts`: holds every remote to the pattern that the generator writes.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkRemote } from './remotes/check-remote.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Operations whose names no remote chooses: clients outside this repository send them, or a package that remotes share does. */
const fixedOperations = globSync(
  ['packages/contracts/operations.graphql', 'packages/commerce-client/src/**/*.graphql'],
  {
    cwd: root,
  },
).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^(?:query|mutation)\s+(\w+)/gm)].map(
    ([, name = '']) => name,
  ),
);

const remotes = globSync('mfe-*/package.json', { cwd: root }).map((file) => path.dirname(file));
let problems = 0;
for (const remote of remotes.toSorted()) {
  for (const problem of await checkRemote(path.join(root, remote), fixedOperations)) {
    console.error(`${remote}: ${problem}`);
    problems++;
  }
}
console.log(problems === 0 ? `${remotes.length} remotes follow the pattern.` : `${problems} problems.`);
process.exitCode = problems === 0 ? 0 : 1;
