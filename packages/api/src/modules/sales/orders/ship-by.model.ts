const DAY_MS = 86_400_000;
/** A parcel is handed over by this hour of its last day, in the shop's time zone. */
const CLOSING_HOUR = 18;
/** Business days, Monday to Friday, that a seller has to send what was paid. */
export const SHIP_WITHIN_DAYS = 3;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A moment as the clocks of a time zone show it, counted as if they showed UTC. */
function wallTime(at: Date, timeZone: string): number {
  const known = formatters.get(timeZone);
  const formatter =
    known ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formatters.set(timeZone, formatter);
  const parts = new Map(formatter.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** The moment at which the clocks of a time zone show a time. */
function momentOf(wall: number, timeZone: string): Date {
  const guess = new Date(wall - (wallTime(new Date(wall), timeZone) - wall));
  return new Date(guess.getTime() + (wall - wallTime(guess, timeZone)));
}

/** Until when what was paid at a moment has to be sent: 6 p.m. of the third business day after it, where the shop is. */
export function shipByOf(paidAt: Date, timeZone: string): Date {
  const wall = new Date(wallTime(paidAt, timeZone));
  let day = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
  for (let left = SHIP_WITHIN_DAYS; left > 0;) {
    day += DAY_MS;
    const weekDay = new Date(day).getUTCDay();
    if (weekDay !== 0 && weekDay !== 6) left -= 1;
  }
  return momentOf(day + CLOSING_HOUR * 3_600_000, timeZone);
}
