/** Where many listings are moved at once. */
export const stateWays = ['publish', 'unpublish', 'archive'] as const;
export type StateWay = (typeof stateWays)[number];

const DAY_MS = 24 * 3_600_000;
const USUAL_PAUSE_DAYS = 14;
const LONGEST_PAUSE_DAYS = 366;

/** The day that a pause usually ends on. */
export const pauseDay = (now: Date): string =>
  new Date(now.getTime() + USUAL_PAUSE_DAYS * DAY_MS).toISOString().slice(0, 10);

/** What the API is asked for by the form of states; null where the day of a pause is not from tomorrow on, within a year. */
export function stateInput(way: StateWay, day: string, now: Date): Readonly<Record<string, string>> | null {
  if (way !== 'unpublish') return { action: way };
  const until = new Date(`${day}T12:00:00.000Z`);
  const days = (until.getTime() - now.getTime()) / DAY_MS;
  return days > 0 && days <= LONGEST_PAUSE_DAYS ? { action: way, until: until.toISOString() } : null;
}
