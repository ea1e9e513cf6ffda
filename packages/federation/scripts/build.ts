// Builds both sides of the app in whose folder it is called: node ../packages/federation/scripts/build.ts [browser|server]
import path from 'node:path';
import { remoteNames, type RemoteName } from '@headstock/contracts/remotes';
import webpack from 'webpack';
import { createConfiguration, type Side } from '../src/webpack/preset.ts';

function appOf(folder: string): 'shell' | RemoteName {
  const name = path.basename(folder);
  const app = (['shell', ...remoteNames] as const).find((known) => known === name);
  if (!app) throw new Error(`${folder} is no app of the shop. Call this in the folder of the shell or of a remote.`);
  return app;
}

async function build(app: 'shell' | RemoteName, side: Side): Promise<void> {
  const began = performance.now();
  const compiler = webpack(createConfiguration({ app, side }));
  if (!compiler) throw new Error('webpack gave no compiler');
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const text = stats?.toString({ preset: 'errors-warnings', colors: false }).trim();
      if (text) console.log(text);
      compiler.close((closing) => {
        if (error ?? closing) reject(error ?? closing ?? new Error('webpack failed'));
        else if (stats?.hasErrors()) reject(new Error(`${app}:${side} did not build`));
        else resolve();
      });
    });
  });
  console.log(`${app}:${side} built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

const app = appOf(process.cwd());
const only = process.argv[2];
// One after the other: the federation plugin reads its version from the environment.
for (const side of ['browser', 'server'] as const) if (!only || only === side) await build(app, side);
