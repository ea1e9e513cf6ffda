// `npm run codegen [-- --check]`: everything in the tree that is generated from other files, in order. With `--check` nothing is
// written, and a file that is not up to date is a failure.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Contracts import the list of documents, so the GraphQL client's script goes first. */
const scripts = [
  'packages/graphql-client/scripts/generate.ts',
  'packages/api/scripts/generate-resolver-types.ts',
  'packages/contracts/scripts/generate-remotes.ts',
  'packages/launcher/src/write-operations.ts',
];

for (const script of scripts) {
  const { status } = spawnSync(process.execPath, [path.join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
