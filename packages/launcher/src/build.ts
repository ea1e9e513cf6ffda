/**
 * `npm run build [-- <project> …]` — builds the shell and the remotes, or those of them that are named by their folders; Nx skips
 * what did not change. Exit code 1 when a build fails, 2 for a name that is none of them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rememberBuild } from './build/build-stamp.ts';
import { nxBuild, nxEnvironment } from './build/run-build.ts';
import { remoteFolders } from './build/projects.ts';
import { readArguments } from './command-line.ts';
import { inWorkspace, workspaceRoot } from './workspace.ts';

const USAGE = `Usage: npm run build -- [project …]\n  project  shell or a remote such as mfe-catalog; without one, all of them`;

const { positionals: chosen } = readArguments(USAGE, { allowPositionals: true });
const known = ['shell', ...remoteFolders(workspaceRoot)];
const unknown = chosen.find((name) => !known.includes(name));
if (unknown !== undefined) {
  process.stderr.write(`There is no "${unknown}" to build; there are ${known.join(', ')}.\n${USAGE}\n`);
  process.exit(2);
}

const nodeEnvironment = process.env['NODE_ENV'] ?? 'production';
const child = spawn(process.execPath, [inWorkspace('node_modules/nx/dist/bin/nx.js'), ...nxBuild(chosen)], {
  cwd: workspaceRoot,
  env: nxEnvironment({ ...process.env, NODE_ENV: nodeEnvironment }),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = await once(child, 'close');
// A start asks Nx about the others.
if (code === 0 && chosen.length === 0) rememberBuild(workspaceRoot, nodeEnvironment);
process.exitCode = typeof code === 'number' ? code : 1;
