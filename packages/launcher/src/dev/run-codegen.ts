import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { inWorkspace } from '#launcher/workspace.ts';

/** Runs `npm run codegen`'s script; gives what it printed when it failed, else undefined. */
export async function runCodegen(): Promise<string | undefined> {
  const child = spawn(process.execPath, [inWorkspace('packages/graphql-client/scripts/generate.ts')], {
    cwd: inWorkspace(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return code === 0 ? undefined : errors.trim();
}

/** Whether types and documents are generated from this file. */
export const feedsCodegen = (file: string): boolean => file.endsWith('.graphql') || /(^|\/)contract\.ts$/.test(file);
