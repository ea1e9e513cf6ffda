import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A process and the memory that it holds: its own, and its part of what it shares with others (PSS). */
export interface HeldMemory {
  readonly pid: number;
  /** The file that it runs, or its program. */
  readonly name: string;
  readonly bytes: number;
}

/** What Linux says of a process; empty where it has ended meanwhile or is not ours to look at. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Its name in brackets may hold brackets and spaces; the parent is the second word after it. */
const parentOf = (pid: number): number => Number(read(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? 0);

function nameOf(pid: number): string {
  const words = read(pid, 'cmdline').split('\0').filter(Boolean);
  const [program = '', ...rest] = words;
  const script = path.basename(program) === 'node' ? rest.findLast((word) => /\.[cm]?[jt]s$/.test(word)) : undefined;
  // PostgreSQL's processes are called `postgres: what it does`.
  return script === undefined
    ? path.basename(program.split(' ')[0] ?? '').replace(/:$/, '')
    : script.split('/').slice(-3).join('/');
}

const held = (pid: number): number => Number(/^Pss:\s+(\d+) kB/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) * 1024;

/** A process and everything that it started, with the memory of each. Linux alone says it. */
export function memoryOfTree(root: number): HeldMemory[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const children = Map.groupBy(pids, parentOf);
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree.map((pid) => ({ pid, name: nameOf(pid), bytes: held(pid) })).filter(({ bytes }) => bytes > 0);
}
