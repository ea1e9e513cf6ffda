const DAY_MS = 86_400_000;
/** Business days end at this hour, where the shop is. */
const CLOSING_HOUR = 18;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A moment as the clocks of a time zone show it, counted as if they showed UTC. */
export function zonedTime(at: Date, timeZone: string): number {
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
export function momentOf(zoned: number, timeZone: string): Date {
  const guess = new Date(zoned - (zonedTime(new Date(zoned), timeZone) - zoned));
  return new Date(guess.getTime() + (zoned - zonedTime(guess, timeZone)));
}

/** 6 p.m. of the business day (Monday to Friday) that comes `days` business days after a moment, where the shop is. */
export function businessDaysAfter(at: Date, days: number, timeZone: string): Date {
  const zoned = new Date(zonedTime(at, timeZone));
  let day = Date.UTC(zoned.getUTCFullYear(), zoned.getUTCMonth(), zoned.getUTCDate());
  for (let left = days; left > 0;) {
    day += DAY_MS;
    const weekDay = new Date(day).getUTCDay();
    if (weekDay !== 0 && weekDay !== 6) left -= 1;
  }
  return momentOf(day + CLOSING_HOUR * 3_600_000, timeZone);
}
