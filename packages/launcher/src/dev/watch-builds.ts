import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { inWorkspace } from '#launcher/workspace.ts';

const eventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal('built'),
    app: z.string(),
    sides: z.array(z.enum(['browser', 'server'])),
    milliseconds: z.number(),
  }),
  z.object({ kind: z.literal('failed'), app: z.string(), errors: z.string() }),
]);

/** What the process that builds says: an app is up to date, or cannot be built; `ready` after the first build of all. */
export type BuildEvent = z.infer<typeof eventSchema>;

/** Starts the process that keeps development builds in `folder`. The returned function ends it. */
export function watchBuilds(folder: string, heard: (event: BuildEvent) => void): () => Promise<void> {
  const child = spawn(process.execPath, [inWorkspace('packages/federation/scripts/watch.ts'), folder], {
    cwd: inWorkspace(),
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (message) => heard(eventSchema.parse(message)));
  const exited = once(child, 'exit');
  return async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
  };
}
