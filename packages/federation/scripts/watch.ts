// Keeps development builds of the shell and all remotes up to date: node packages/federation/scripts/watch.ts <folder>
// Writes to <folder>/<app>/{browser,server} and sends a `WatchEvent` to its parent for every app that was built, then
// `{ kind: 'ready' }` once all of them were. Ends when the parent does.
import path from 'node:path';
import { remoteNames } from '@headstock/contracts/remotes';
import { watchBuilds } from '../src/webpack/watch-builds.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node packages/federation/scripts/watch.ts <folder>');

const targets = (['shell', ...remoteNames] as const).map((app) => ({
  app,
  output: path.resolve(folder, app),
}));
const stop = await watchBuilds(targets, (event) => process.send?.(event));
process.send?.({ kind: 'ready' });
process.on('disconnect', () => void stop().finally(() => process.exit(0)));
