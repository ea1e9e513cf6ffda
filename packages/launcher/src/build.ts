/**
 * `npm run build [-- <Nx arguments>]` — builds the shell and the remotes; Nx skips what did not change.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rememberBuild } from './build/build-stamp.ts';
import { NX_BUILD, nxEnvironment } from './build/run-build.ts';
import { inWorkspace, workspaceRoot } from './workspace.ts';

const nodeEnvironment = process.env['NODE_ENV'] ?? 'production';
const child = spawn(
  process.execPath,
  [inWorkspace('node_modules/nx/dist/bin/nx.js'), ...NX_BUILD, ...process.argv.slice(2)],
  {
    cwd: workspaceRoot,
    env: nxEnvironment({ ...process.env, NODE_ENV: nodeEnvironment }),
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = await once(child, 'close');
if (code === 0) rememberBuild(workspaceRoot, nodeEnvironment);
process.exitCode = typeof code === 'number' ? code : 1;
