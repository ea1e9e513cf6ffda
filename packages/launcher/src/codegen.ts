/** `npm run codegen` — writes every generated file; with `--check` it writes none and exits 1 when one is stale. */
import { spawnSync } from 'node:child_process';
import { inWorkspace } from './workspace.ts';

const GENERATORS = ['packages/graphql-client/scripts/generate.ts', 'packages/launcher/src/write-operations.ts'];

for (const generator of GENERATORS) {
  const { status } = spawnSync(process.execPath, [inWorkspace(generator), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
