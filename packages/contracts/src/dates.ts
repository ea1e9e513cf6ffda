/**
 * How a moment is shown: `day` “Nov 21st 2026”, `weekday` “Wed, Nov 25th”, `moment` “Nov 21st 2026, 04:10 PM (CST)”, `minute` the same
 * without the zone, for tables and whoever knows that it is the shop's, `time`
 * “4:10 PM (CST)”, « 16 h 10 (UTC−6) » for what happens today.
 */
export type DateStyle = 'day' | 'weekday' | 'moment' | 'minute' | 'time';

/** The language and the zone of the page. */
export interface DateFormat {
  readonly locale: string;
  readonly timeZone: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor({ locale, timeZone }: DateFormat): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known = formatters.get(key);
  if (known) return known;
  const english = !locale.startsWith('fr');
  const made = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: english,
    timeZoneName: 'short',
  });
  formatters.set(key, made);
  return made;
}

/** 1st, 2nd, 3rd, 4th … 11th, 12th, 13th … 21st. */
export function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13;
  return `${day}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'}`;
}

/** A moment in the shop's own way of writing dates. */
export function formatDate(at: Date | string, style: DateStyle, format: DateFormat): string {
  const parts = Object.fromEntries(
    formatterFor(format)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  const { weekday, month, year, hour, minute, dayPeriod, timeZoneName } = parts;
  const number = Number(parts['day']);
  if (format.locale.startsWith('fr')) {
    if (style === 'time') return `${Number(hour)}\u00a0h\u00a0${minute} (${timeZoneName})`;
    const day = `${number === 1 ? '1er' : number} ${month}`;
    if (style === 'weekday') return `${weekday} ${day}`;
    if (style === 'minute') return `${day} ${year}, ${hour}:${minute}`;
    return style === 'day' ? `${day} ${year}` : `${day} ${year}, ${hour}:${minute} (${timeZoneName})`;
  }
  if (style === 'time') return `${Number(hour)}:${minute}\u00a0${dayPeriod} (${timeZoneName})`;
  const day = `${month} ${ordinal(number)}`;
  if (style === 'weekday') return `${weekday}, ${day}`;
  if (style === 'minute') return `${day} ${year}, ${hour}:${minute} ${dayPeriod}`;
  return style === 'day' ? `${day} ${year}` : `${day} ${year}, ${hour}:${minute} ${dayPeriod} (${timeZoneName})`;
}

/** The day that it is in a time zone, as noon UTC, so that whole days can be counted from it. */
export function dayIn(timeZone: string, now: Date): Date {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  return new Date(`${day}T12:00:00Z`);
}

/** The same day as text, as in `2026-11-27`. */
export const isoDayIn = (timeZone: string, now: Date): string => dayIn(timeZone, now).toISOString().slice(0, 10);
