import { storeProfile } from '@headstock/contracts/store-profile';
import { type RawBuilder, sql } from 'kysely';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { accountingMessages } from '#api/modules/accounting/messages.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: storeProfile.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of a moment in the shop's time zone: `2026-11-26`. */
export const dayAt = (at: Date): string => format.format(at);

/** The day after a day. */
export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar, from 2000 to 2199. */
export function isDay(text: string): boolean {
  if (!DAY.test(text) || text < '2000' || text >= '2200') return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Days from and to, both included; null where it is open. */
export type DayRange = { readonly from: string | null; readonly to: string | null };

/** Checks the days of a range. Throws a DomainError `date`. */
export function readRange(locale: Locale, from?: string | null, to?: string | null): DayRange {
  for (const day of [from, to])
    if (day && !isDay(day)) throw new DomainError('date', accountingMessages(locale).dayInvalid);
  if (from && to && from > to) throw new DomainError('date', accountingMessages(locale).daysReversed);
  return { from: from || null, to: to || null };
}

/** The beginning of a day in the shop's time zone. */
export const startOf = (day: string): RawBuilder<Date> =>
  sql<Date>`(${day}::date::timestamp AT TIME ZONE ${storeProfile.timeZone})`;

/** The conditions of a range on `entry.created_at`. */
export const within = ({ from, to }: DayRange): RawBuilder<boolean>[] => [
  ...(from === null ? [] : [sql<boolean>`entry.created_at >= ${startOf(from)}`]),
  ...(to === null ? [] : [sql<boolean>`entry.created_at < ${startOf(nextDay(to))}`]),
];
