import { readAmount, writeAmount } from '@headstock/contracts/amount';
import type { AccountPortfolioCreateMutationVariables, PortfolioDetailsFragment } from './portfolio.generated.ts';

type Input = AccountPortfolioCreateMutationVariables['portfolioItem'];

/** The fields of the form, as they are typed. */
export const portfolioFields = [
  'brand',
  'model',
  'year',
  'finish',
  'condition',
  'acquiredOn',
  'acquiredFor',
  'insuredFor',
  'serial',
  'notes',
] as const;
export type PortfolioFieldName = (typeof portfolioFields)[number];
export type PortfolioValues = Readonly<Record<PortfolioFieldName, string>>;

/** From the worst to the best, as the shop grades. */
export const conditions = ['PROJECT', 'FAIR', 'GOOD', 'VERY_GOOD', 'EXCELLENT', 'MINT', 'NEW'] as const;

/** The longest texts, in characters; the API holds them too. */
export const portfolioLimits: Readonly<Partial<Record<PortfolioFieldName, number>>> = {
  brand: 80,
  model: 120,
  finish: 120,
  serial: 60,
  notes: 4_000,
};

const MOST_CENTS = 2_000_000_000;

/** What the form shows of an instrument in a language; empty for a new one. */
export function toPortfolioValues(item: PortfolioDetailsFragment | null, locale: string): PortfolioValues {
  const amountText = (amount: { readonly amountCents: number } | null): string =>
    amount === null ? '' : writeAmount(amount.amountCents, locale, 'short');
  return {
    brand: item?.brand ?? '',
    model: item?.model ?? '',
    year: item?.year?.toString() ?? '',
    finish: item?.finish ?? '',
    condition: item?.condition ?? '',
    serial: item?.serial ?? '',
    acquiredOn: item?.acquiredOn ?? '',
    acquiredFor: amountText(item?.acquiredFor ?? null),
    insuredFor: amountText(item?.insuredFor ?? null),
    notes: item?.notes ?? '',
  };
}

/** The fields in which two forms differ; spaces around a text are none of it. */
export const fieldsApart = (some: PortfolioValues, others: PortfolioValues): readonly PortfolioFieldName[] =>
  portfolioFields.filter((name) => some[name].trim() !== others[name].trim());

/** A field that cannot be read: it holds no number, or one that cannot be right. */
export interface UnreadField {
  readonly unread: PortfolioFieldName;
  readonly isNumber: boolean;
}

const readCents = (text: string): ReturnType<typeof readAmount> | null =>
  text.trim() === '' ? null : readAmount(text, { least: 0, most: MOST_CENTS });

/** What was typed as the API takes it, or the first field that cannot be read. */
export function toPortfolioInput(values: PortfolioValues): Input | UnreadField {
  const yearText = values.year.trim();
  if (yearText !== '' && !/^\d{4}$/.test(yearText)) return { unread: 'year', isNumber: /^\d+$/.test(yearText) };
  const [acquiredCents, insuredCents] = [readCents(values.acquiredFor), readCents(values.insuredFor)];
  if (typeof acquiredCents === 'string') return { unread: 'acquiredFor', isNumber: acquiredCents !== 'number' };
  if (typeof insuredCents === 'string') return { unread: 'insuredFor', isNumber: insuredCents !== 'number' };
  const { brand, model, finish, serial, notes, acquiredOn } = values;
  return {
    brand,
    model,
    finish,
    serial,
    notes,
    year: yearText === '' ? null : Number(yearText),
    condition: conditions.find((condition) => condition === values.condition) ?? null,
    acquiredOn: acquiredOn === '' ? null : acquiredOn,
    acquiredCents,
    insuredCents,
  };
}

const byApiField = {
  BRAND: 'brand',
  MODEL: 'model',
  YEAR: 'year',
  FINISH: 'finish',
  SERIAL: 'serial',
  ACQUIRED_ON: 'acquiredOn',
  ACQUIRED_CENTS: 'acquiredFor',
  INSURED_CENTS: 'insuredFor',
  NOTES: 'notes',
} as const satisfies Readonly<Record<string, PortfolioFieldName>>;

/** The field of the form that the API names. */
export const fieldOfApi = (field: keyof typeof byApiField | null): PortfolioFieldName | null =>
  field === null ? null : byApiField[field];
