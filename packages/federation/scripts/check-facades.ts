/**
 * `node packages/federation/scripts/check-facades.ts [remote…]` — every name that a remote's browser code takes of a shared
 * library, also within packages that it bundles, is one that the shell hands over. A name that a facade lacks would be
 * `undefined` in the browser. Exit code 1 when something is wrong.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteAudience, remoteExposes, remoteNames } from '@headstock/contracts/remotes';
import { exposedFile, sharedLibraries } from '../src/shared-libraries.ts';
import { checkRemote } from './facades/check-remote.ts';
import { readReexports } from './facades/module-imports.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const facades = path.resolve(import.meta.dirname, '../src/facades');
const given = process.argv.slice(2);
/** Where a remote keeps the routes under `/profile`, which nobody sees who is not signed in. */
const MEMBER_ROUTES = 'src/routes/profile/profile-route.ts';

const shared = new Map(
  Object.entries(sharedLibraries).map(([name, library]) => [
    name,
    'facade' in library ? readReexports(path.join(facades, `${library.facade}.ts`)) : ('all' as const),
  ]),
);

let problems = 0;
for (const remote of remoteNames.filter((name) => given.length === 0 || given.includes(name))) {
  const found = checkRemote({
    folder: path.join(root, remote),
    entries: remoteExposes[remote].map(exposedFile),
    isPublic: remoteAudience[remote] === 'everyone',
    ...(existsSync(path.join(root, remote, MEMBER_ROUTES)) && { memberRoutes: MEMBER_ROUTES }),
    shared,
  });
  for (const { file, line, text } of found) console.error(`${path.relative(root, file)}:${line}  ${text} (${remote})`);
  problems += found.length;
}
console.log(problems === 0 ? 'The remotes take nothing but what the shell hands over.' : `${problems} problems.`);
process.exitCode = problems === 0 ? 0 : 1;
