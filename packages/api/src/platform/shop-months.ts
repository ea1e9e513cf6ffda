import { storeProfile } from '@headstock/contracts/store-profile';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: storeProfile.timeZone,
  year: 'numeric',
  month: '2-digit',
});

/** Kept, as making one costs as much as a hundred uses of it. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: storeProfile.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The month of a moment in the shop's time zone: `2026-11`. */
export const monthAt = (at: Date): string => parts.format(at).slice(0, 7);

/** The last `count` months up to that of `at` in the shop's time zone, as `2026-11`, the oldest first. */
export function lastMonths(count: number, at = new Date()): readonly string[] {
  const [year = 0, month = 0] = monthAt(at).split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/** The moment at which a month such as `2026-11` ends in the shop's time zone. */
export function monthEnd(month: string): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const guess = Date.UTC(year, number, 1);
  const shown = clock.format(guess);
  return new Date(guess + (guess - Date.parse(`${shown.replace(' ', 'T')}Z`)));
}
