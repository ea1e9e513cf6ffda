import { momentOf, zonedTime } from '#api/platform/zoned-time.ts';

const DAY_MS = 86_400_000;
const CLOSING_HOUR = 18;
/** A buyer is asked to wait so long at most, from today. */
export const MOST_DAYS = 45;

/** The day of a moment where the shop is, as `2026-12-05`. */
export const dayOf = (at: Date, timeZone: string): string =>
  new Date(zonedTime(at, timeZone)).toISOString().slice(0, 10);

/** 6 p.m. of a day where the shop is, by when something is sent on that day; null for what is no day. */
export function endOfDay(day: string, timeZone: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== day) return null;
  return momentOf(start + CLOSING_HOUR * 3_600_000, timeZone);
}

/** The first and the last day that a seller may ask for who is to send something by a moment. */
export function askableDays(
  shipBy: Date,
  now: Date,
  timeZone: string,
): { readonly first: string; readonly last: string } {
  const from = shipBy > now ? shipBy : now;
  return {
    first: dayOf(new Date(from.getTime() + DAY_MS), timeZone),
    last: dayOf(new Date(now.getTime() + MOST_DAYS * DAY_MS), timeZone),
  };
}
