import type { HostileCase } from './hostile-case.ts';
import { sendRaw } from './raw-request.ts';

/** What the shop did with hostile requests. */
export interface HostileReport {
  /** How many were sent, by group. */
  readonly sent: Readonly<Record<string, number>>;
  /** How many of each status came back. */
  readonly statuses: Readonly<Record<string, number>>;
  /** What was wrong, one line for each case. */
  readonly faults: readonly string[];
}

const aTime = 4;

async function faultsOf(origin: string, hostile: HostileCase): Promise<{ status: string; fault: string | null }> {
  const { status, answers, text } = await sendRaw(origin, hostile.bytes, 6000);
  const shown = status === undefined ? 'no answer' : status === null ? 'closed' : String(status);
  const isRight = status !== undefined && hostile.right.includes(status ?? 'closed');
  const problems = [
    ...(isRight ? [] : [`answered ${shown}`]),
    ...(answers > 1 ? [`answered ${answers} times`] : []),
    ...(/root:.*:0:0:/.test(text) ? ['gave a file of the machine'] : []),
    ...(/^set-cookie: evil=/im.test(text) ? ['let a header in'] : []),
    ...(/\bat \S+ \(?(?:file:|\/).*:\d+:\d+/.test(text) ? ['showed a stack'] : []),
  ];
  const fault = problems.length === 0 ? null : `${hostile.group}, ${hostile.name.slice(0, 80)}: ${problems.join(', ')}`;
  return { status: shown, fault };
}

/** Sends each case, four at a time, and judges what came back. */
export async function runHostileCases(origin: string, cases: readonly HostileCase[]): Promise<HostileReport> {
  const sent: Record<string, number> = {};
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const queue = [...cases];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { status, fault } = await faultsOf(origin, next);
      sent[next.group] = (sent[next.group] ?? 0) + 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (fault !== null) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: aTime }, work));
  return { sent, statuses, faults };
}
