import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

interface LogLine {
  readonly pid?: number;
  readonly path?: string;
  readonly heap?: { readonly pid: number; readonly bytes: number };
}

function readLines(logFile: string): LogLine[] {
  return readFileSync(logFile, 'utf8')
    .split('\n')
    .slice(0, -1) // What stands behind the last line break may still be half a line.
    .filter((line) => line.startsWith('{'))
    .map((line): LogLine => JSON.parse(line));
}

/** Process ids of the renderers that have answered requests, in order of their first. Needs `LOG_LEVEL=info`. */
export function renderProcesses(logFile: string): number[] {
  const pids = readLines(logFile).flatMap(({ pid, path }) => (pid !== undefined && path !== undefined ? [pid] : []));
  return [...new Set(pids)];
}

/** Used heap of a process in bytes, after garbage collection. Needs `heap-probe.ts` in the process. Throws after 30 s without an answer. */
export async function measureHeap(logFile: string, pid: number): Promise<number> {
  const answers = (): LogLine[] => readLines(logFile).filter(({ heap }) => heap?.pid === pid);
  const before = answers().length;
  process.kill(pid, 'SIGUSR2');
  for (let turn = 0; turn < 600; turn++) {
    await sleep(50);
    const latest = answers().at(before)?.heap;
    if (latest) return latest.bytes;
  }
  throw new Error(`Process ${pid} did not report its heap.`);
}

/** URL for `--import`: the module that answers `measureHeap`. */
export const heapProbe = new URL('./heap-probe.ts', import.meta.url).href;
