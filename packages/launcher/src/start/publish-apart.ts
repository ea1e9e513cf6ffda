import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const PROGRAM = fileURLToPath(new URL('./publish-main.ts', import.meta.url));
const namesSchema = z.array(z.string());

/**
 * As `publishRemotes`, in a process of its own: compressing takes some 80 MiB, which a launcher that runs for weeks would keep.
 * Throws with what that process says when it fails; `abort` ends it, and nothing is published by then.
 */
export async function publishApart(root: string, dataFolder: string, abort?: AbortSignal): Promise<string[]> {
  if (abort?.aborted) return [];
  const child = spawn(process.execPath, [PROGRAM, root, dataFolder], { stdio: ['ignore', 'pipe', 'pipe'] });
  const end = (): boolean => child.kill();
  abort?.addEventListener('abort', end);
  const [names, reason, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  abort?.removeEventListener('abort', end);
  if (abort?.aborted) return [];
  if (code !== 0) throw new Error(`The remotes could not be published: ${reason}`);
  return namesSchema.parse(JSON.parse(names));
}
