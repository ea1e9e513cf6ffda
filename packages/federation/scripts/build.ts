// Builds both sides of the app in whose folder it is called: node ../packages/federation/scripts/build.ts [browser|server]
import path from 'node:path';
import { remoteNames, type RemoteName } from '@headstock/contracts/remotes';
import type { Side } from '../src/webpack/preset.ts';
import { runBuild } from '../src/webpack/run-build.ts';

function appOf(folder: string): 'shell' | RemoteName {
  const name = path.basename(folder);
  const app = (['shell', ...remoteNames] as const).find((known) => known === name);
  if (!app) throw new Error(`${folder} is no app of the shop. Call this in the folder of the shell or of a remote.`);
  return app;
}

async function build(app: 'shell' | RemoteName, side: Side): Promise<void> {
  const began = performance.now();
  const warnings = await runBuild({ app, side });
  if (warnings) console.log(warnings);
  console.log(`${app}:${side} built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

const app = appOf(process.cwd());
const only = process.argv[2];
// One after the other: the federation plugin reads its version from the environment.
for (const side of ['browser', 'server'] as const) if (!only || only === side) await build(app, side);
