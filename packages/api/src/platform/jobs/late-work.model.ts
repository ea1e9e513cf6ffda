import type { RegularWork } from './jobs.ts';

const LATE_MS = 60_000;

/**
 * Whether work is late: it is due, nobody does it, and for a minute or more a process could have begun it. `ableSince` is the last moment
 * at which all that was due had been begun, or when the process started: what fell due while the shop was closed is not late when it opens.
 */
export const isLate = (
  { dueAt, holder, isIdle }: Pick<RegularWork, 'dueAt' | 'holder' | 'isIdle'>,
  ableSince: Date,
  now: Date,
): boolean => holder === null && !isIdle && now.getTime() - Math.max(dueAt.getTime(), ableSince.getTime()) >= LATE_MS;
