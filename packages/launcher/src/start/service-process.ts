import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { type Report, parseReport } from './report.ts';
import type { Service } from './services.ts';

/** How a process ended: its exit code, or the signal that ended it. */
export type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** One run of a service's process. */
export type ServiceProcess = {
  readonly pid: number | undefined;
  /** Settles when the process is gone. */
  readonly exited: Promise<Exit>;
  /** When it last said anything, as milliseconds since the epoch. */
  lastSign(): number;
  /** The last lines that it wrote, oldest first. */
  tail(): readonly string[];
  /** Asks it to end, and makes it end when `graceMs` are over. Settles when it is gone. */
  stop(graceMs: number): Promise<void>;
};

const TAIL_LINES = 30;
const WATCHDOG = new URL('./watchdog.mjs', import.meta.url).href;
/** A group of its own keeps the terminal's Ctrl-C away, so that processes end in the launcher's order. */
const OWN_GROUP = process.platform !== 'win32';

/** Opens a log; the one of the start before is kept beside it as `<name>.previous.log`. */
export function openLog(file: string): WriteStream {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) renameSync(file, file.replace(/\.log$/, '.previous.log'));
  return createWriteStream(file, { flags: 'a' });
}

function killHard(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(OWN_GROUP ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}

/** Runs a service's process; what it prints goes to `log`, what it reports to `onReport`. */
export function runService(
  service: Pick<Service, 'entry' | 'env' | 'flags'>,
  log: NodeJS.WritableStream,
  onReport: (report: Report) => void,
): ServiceProcess {
  const child = spawn(process.execPath, [...(service.flags ?? []), '--import', WATCHDOG, service.entry], {
    env: { ...service.env, HEADSTOCK_LAUNCHER: String(process.pid) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: OWN_GROUP,
  });
  const tail: string[] = [];
  let lastSign = Date.now();
  const keep = (line: string): void => {
    log.write(`${line}\n`);
    tail.push(line);
    if (tail.length > TAIL_LINES) tail.shift();
  };
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', (error) => {
      keep(error.message);
      resolve({ code: 1, signal: null });
    });
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lastSign = Date.now();
      const report = parseReport(line);
      if (report) onReport(report);
      else keep(line);
    });
  }
  return {
    pid: child.pid,
    exited,
    lastSign: () => lastSign,
    tail: () => tail,
    async stop(graceMs) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => killHard(child), graceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}
