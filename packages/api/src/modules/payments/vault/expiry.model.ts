import { storeProfile } from '@headstock/contracts/store-profile';

/** Whether the last month of a card is over, by the shop's clocks. */
export function isCardExpired({ month, year }: { readonly month: number; readonly year: number }, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: 'numeric',
    timeZone: storeProfile.timeZone,
  }).formatToParts(now);
  const read = (type: 'year' | 'month'): number => Number(parts.find((part) => part.type === type)?.value);
  return year * 12 + month < read('year') * 12 + read('month');
}
