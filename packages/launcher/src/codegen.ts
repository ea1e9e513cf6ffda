/** `npm run codegen`: writes everything that is generated from the schema. `--check` writes nothing and fails when a file is stale. */
import { spawnSync } from 'node:child_process';
import { inWorkspace } from '#launcher/workspace.ts';

const scripts = ['packages/graphql-client/scripts/generate.ts', 'packages/api/scripts/generate-resolver-types.ts'];

for (const script of scripts) {
  const { status } = spawnSync(process.execPath, [inWorkspace(script), ...process.argv.slice(2)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
