import { type OpeningHours, weekDays } from '@headstock/contracts/store-profile';
import { momentOf, zonedTime } from '#api/platform/zoned-time.ts';

const DAY_MS = 86_400_000;

/** When a shop is open, and by which clocks. */
export type ShopHours = { readonly opening: readonly OpeningHours[]; readonly timeZone: string };

/** `18:00` in milliseconds after midnight. */
function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

/** When a shop closes on a day of the week, after midnight; null on a day on which it stays closed. */
function closingOf(opening: readonly OpeningHours[], weekDay: number): number | null {
  const name = weekDays[weekDay];
  const hours = opening.find(({ days }) => name !== undefined && days.includes(name));
  return hours ? sinceMidnight(hours.closes) : null;
}

/**
 * Closing time of the day that comes `days` days after the day of a moment, both by the shop's clocks; a day on which the shop
 * stays closed moves it to the next open one. A shop that never opens closes at midnight.
 */
export function closingAfter(at: Date, days: number, { opening, timeZone }: ShopHours): Date {
  const zoned = new Date(zonedTime(at, timeZone));
  const last = Date.UTC(zoned.getUTCFullYear(), zoned.getUTCMonth(), zoned.getUTCDate()) + days * DAY_MS;
  for (let later = 0; later < weekDays.length; later += 1) {
    const day = last + later * DAY_MS;
    const closing = closingOf(opening, new Date(day).getUTCDay());
    if (closing !== null) return momentOf(day + closing, timeZone);
  }
  return momentOf(last + DAY_MS, timeZone);
}

/** What the policy gives a buyer for something that has arrived: how many days, until when, and whether that is still to come. */
export type ReturnTerms = { readonly days: number; readonly until: Date; readonly isOpen: boolean };

/** The terms of something that arrived at a moment; the last moment still counts. */
export function returnTerms(arrivedAt: Date, days: number, shop: ShopHours, now: Date): ReturnTerms {
  const until = closingAfter(arrivedAt, days, shop);
  return { days, until, isOpen: now <= until };
}
