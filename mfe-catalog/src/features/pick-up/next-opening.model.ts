import { weekDays, type OpeningHours, type WeekDay } from '@headstock/contracts/store-profile';

/** The next opening hours that leave enough time for a pick-up. */
export interface NextOpening {
  /** 0 is today, in the shop's time zone. */
  readonly inDays: number;
  readonly day: WeekDay;
  /** As `10:00`. */
  readonly opens: string;
  readonly closes: string;
  /** It is open at this moment. */
  readonly isOpen: boolean;
}

/** Minutes before closing after which nothing is packed any more. */
const lastCall = 60;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The day of the week and the minute of the day at a moment in a time zone. */
function clockIn(timeZone: string, now: Date): { readonly day: number; readonly minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const read = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: weekDays.findIndex((day) => day === read('weekday')),
    minute: minutesOf(`${read('hour')}:${read('minute')}`),
  };
}

/** The next opening from a moment on; null for a shop that never opens. */
export function nextOpening(opening: readonly OpeningHours[], timeZone: string, now: Date): NextOpening | null {
  const clock = clockIn(timeZone, now);
  for (let inDays = 0; inDays <= weekDays.length; inDays++) {
    const day = weekDays[(clock.day + inDays) % weekDays.length];
    const hours = opening.find(({ days }) => day !== undefined && days.includes(day));
    if (!day || !hours) continue;
    const { opens, closes } = hours;
    if (inDays === 0 && clock.minute > minutesOf(closes) - lastCall) continue;
    return { inDays, day, opens, closes, isOpen: inDays === 0 && clock.minute >= minutesOf(opens) };
  }
  return null;
}
