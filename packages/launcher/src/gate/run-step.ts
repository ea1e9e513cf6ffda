import { spawn } from 'node:child_process';
import { workspaceRoot } from '#launcher/workspace.ts';
import type { Step } from './steps.ts';

/** How a step ended, how long it took, and everything that it printed. */
export type StepResult = { ok: boolean; milliseconds: number; output: string };

/** A group of its own lets a step end with everything that it started. */
const OWN_GROUP = process.platform !== 'win32';

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(OWN_GROUP ? -pid : pid, 'SIGKILL');
  } catch {
    // Everything ended by itself.
  }
}

/** Runs a step without standing input; `abort` or the time limit ends it and its own processes. */
export function runStep(step: Step, environment: NodeJS.ProcessEnv, abort: AbortSignal): Promise<StepResult> {
  const start = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, {
      cwd: workspaceRoot,
      env: { ...environment, ...step.env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: OWN_GROUP,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    const end = (): void => endGroup(child.pid);
    const timer = setTimeout(() => {
      output += `\nStopped: it took longer than ${step.limitMinutes} min.\n`;
      end();
    }, step.limitMinutes * 60_000);
    abort.addEventListener('abort', end, { once: true });
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => {
      clearTimeout(timer);
      abort.removeEventListener('abort', end);
      // What a step left behind would hold its ports against the next run.
      end();
      resolve({ ok: code === 0, milliseconds: Date.now() - start, output });
    });
  });
}
