import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inWorkspace } from '#launcher/workspace.ts';

const TAIL_LINES = 60;
/** Two compilations at once keep two cores busy without asking for more than about 1 GB. */
const PARALLEL = 2;

/** How a build ended: well, or not, with the end of what it printed. */
export type BuildOutcome = { ok: true } | { ok: false; output: string };

/** The arguments with which Nx builds the projects of these folders, all without any; what did not change comes from its cache. */
export const nxBuild = (folders: readonly string[] = []): string[] => [
  'run-many',
  '-t',
  'build',
  `--parallel=${PARALLEL}`,
  '--outputStyle=stream',
  ...(folders.length > 0 ? [`--projects=${folders.map((folder) => `@headstock/${folder}`).join(',')}`] : []),
];

/** The environment for Nx: no background process, no drawing over our own lines. */
export const nxEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...environment,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
});

/** Builds what changed; calls `onProject` with how many projects are done. */
export async function runBuild(
  environment: NodeJS.ProcessEnv,
  abort: AbortSignal,
  onProject: (line: string) => void,
): Promise<BuildOutcome> {
  const child = spawn(process.execPath, [inWorkspace('node_modules/nx/dist/bin/nx.js'), ...nxBuild()], {
    cwd: inWorkspace(),
    env: nxEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: abort,
    killSignal: 'SIGTERM',
  });
  const tail: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      tail.push(line);
      if (tail.length > TAIL_LINES) tail.shift();
      onProject(line);
    });
  }
  const [code] = await once(child, 'close').catch((error: unknown) => [String(error)]);
  return code === 0 ? { ok: true } : { ok: false, output: tail.join('\n') };
}
