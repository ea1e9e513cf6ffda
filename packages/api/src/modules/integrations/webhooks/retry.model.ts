const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds after each failed attempt; when they are used up, a message is not sent any more by itself. */
const PAUSES = [5, 30, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR] as const;

/** How often a message is sent at most. */
export const MOST_ATTEMPTS = PAUSES.length + 1;
/** Of a pause: at most so much is added, so that what failed together does not come back together. */
const JITTER = 0.2;
const LONGEST_SECONDS = 24 * HOUR;

/** An endpoint that accepted nothing for so long is disabled. */
export const FAILING_HOURS = 48;

/**
 * Seconds to the next attempt after so many that failed; null when there is none. What the receiver asks for (`Retry-After`) is waited for
 * if it is longer, up to a day. `random` is from 0 to 1.
 */
export function pauseAfter(attempts: number, askedSeconds: number | null, random: number): number | null {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return null;
  return Math.min(LONGEST_SECONDS, Math.max(pause, askedSeconds ?? 0)) * (1 + JITTER * random);
}

/** The seconds of a `Retry-After`, a number or a date; null for none that can be read. */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1_000));
}
