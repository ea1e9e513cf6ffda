import { storeProfile } from '@headstock/contracts/store-profile';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Condition } from '#api/modules/catalog/index.ts';
import { portfolioMessages } from '#api/modules/portfolio/messages.ts';

/** What an owner writes about an instrument. */
export type PortfolioInput = {
  readonly brand: string;
  readonly model: string;
  readonly year?: number | null;
  readonly finish?: string | null;
  readonly condition?: Condition | null;
  readonly serial?: string | null;
  readonly acquiredOn?: string | null;
  readonly acquiredCents?: number | null;
  readonly insuredCents?: number | null;
  readonly notes?: string | null;
};

/** The fields of the form that can be wrong. */
export type PortfolioField =
  | 'BRAND'
  | 'MODEL'
  | 'YEAR'
  | 'FINISH'
  | 'SERIAL'
  | 'ACQUIRED_ON'
  | 'ACQUIRED_CENTS'
  | 'INSURED_CENTS'
  | 'NOTES';

/** The columns that an owner writes. */
export type PortfolioColumns = {
  readonly brand: string;
  readonly model: string;
  readonly year: number | null;
  readonly finish: string;
  readonly condition: Condition | null;
  readonly serial: string;
  readonly acquired_on: string | null;
  readonly acquired_cents: number | null;
  readonly insured_cents: number | null;
  readonly notes: string;
};

type Read =
  | { readonly ok: true; readonly columns: PortfolioColumns }
  | { readonly ok: false; readonly field: PortfolioField; readonly message: string };

const MOST_CENTS = 2_000_000_000;
const EARLIEST_YEAR = 1_700;

const line = (text: string | null | undefined): string =>
  cleanText(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Today in the shop's time zone, a day later for those who live ahead of it. */
function latestDay(now: Date): string {
  const tomorrow = new Date(now.getTime() + 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: storeProfile.timeZone }).format(tomorrow);
}

/** Whether a text is a day of the calendar, as `2026-11-23`, and not in the future. */
function isPastDay(text: string, now: Date): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  return text >= `${EARLIEST_YEAR}-01-01` && text <= latestDay(now);
}

const isAmount = (cents: number | null): boolean => cents === null || (cents >= 0 && cents <= MOST_CENTS);

/** Reads what an owner wrote; or names the first field that is wrong, and what to do. */
export function readPortfolioInput(input: PortfolioInput, locale: Locale, now = new Date()): Read {
  const messages = portfolioMessages(locale);
  const columns: PortfolioColumns = {
    brand: line(input.brand),
    model: line(input.model),
    year: input.year ?? null,
    finish: line(input.finish),
    condition: input.condition ?? null,
    serial: line(input.serial),
    acquired_on: input.acquiredOn?.trim() || null,
    acquired_cents: input.acquiredCents ?? null,
    insured_cents: input.insuredCents ?? null,
    notes: cleanText(input.notes ?? '').trim(),
  };
  const latestYear = now.getFullYear() + 1;
  const { brand, model, year, finish, serial, acquired_on: day, notes } = columns;
  const checks: readonly (readonly [PortfolioField, boolean, string])[] = [
    ['BRAND', brand.length > 0 && brand.length <= 80, messages.brand],
    ['MODEL', model.length > 0 && model.length <= 120, messages.model],
    ['YEAR', year === null || (year >= EARLIEST_YEAR && year <= latestYear), messages.year(latestYear)],
    ['FINISH', finish.length <= 120, messages.finish],
    ['SERIAL', serial.length <= 60, messages.serial],
    ['ACQUIRED_ON', day === null || isPastDay(day, now), messages.acquiredOn],
    ['ACQUIRED_CENTS', isAmount(columns.acquired_cents), messages.amount],
    ['INSURED_CENTS', isAmount(columns.insured_cents), messages.amount],
    ['NOTES', notes.length <= 4_000, messages.notes],
  ];
  const wrong = checks.find(([, isGood]) => !isGood);
  return wrong ? { ok: false, field: wrong[0], message: wrong[2] } : { ok: true, columns };
}
