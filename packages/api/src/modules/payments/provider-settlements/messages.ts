import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { ReportField } from './report.model.ts';

const fields: Readonly<Record<Locale, Readonly<Record<ReportField, string>>>> = {
  en: {
    id: 'id of the transaction',
    at: 'date',
    type: 'type',
    gross: 'gross',
    fee: 'fee',
    net: 'net',
    currency: 'currency',
    payout: 'id of the payout',
    description: 'description',
  },
  fr: {
    id: 'numéro de la transaction',
    at: 'date',
    type: 'type',
    gross: 'brut',
    fee: 'frais',
    net: 'net',
    currency: 'devise',
    payout: 'numéro du versement',
    description: 'description',
  },
};

const en = {
  empty: 'This file has no rows. Choose the settlement report as CSV, with its line of names.',
  columns: (missing: string) => `These columns were not found: ${missing}. Say which columns hold them.`,
  tooLarge: 'A report has at most 1,000 rows and 200 kB. Export one payout at a time.',
  rows: (count: number) =>
    count === 1
      ? 'A line cannot be read. Nothing was imported.'
      : `${count} lines cannot be read. Nothing was imported.`,
  problems: {
    id: 'It has no id of its transaction.',
    at: 'Its date cannot be read.',
    gross: 'Its gross amount cannot be read.',
    net: 'Its net amount or fee cannot be read.',
    sum: 'Gross less fee is not the net amount.',
    currency: 'It is not in the shop’s currency.',
  } as Readonly<Record<string, string>>,
  transfer: (rows: number, transfer: number) =>
    `The rows come to ${formatMoney(rows, 'en')}, but the payout is ${formatMoney(transfer, 'en')}. Export all rows of the payout, and only those.`,
  known: 'A transaction of this report was imported with another payout. Export one payout at a time.',
  notFound: 'This settlement was not found.',
  arrived: 'Somebody entered already that it arrived.',
  amount: 'The amount must be between 0.00 and 20,000,000.00.',
  day: 'Choose a day up to today.',
  reason: 'Say why, in 1 to 500 characters.',
  difference: 'It is not the amount that was paid out. Say why.',
  resolved: 'Somebody explained this difference already.',
};

const fr: typeof en = {
  empty: 'Ce fichier n’a aucune ligne. Choisissez le rapport de versement en CSV, avec sa ligne de titres.',
  columns: (missing) => `Ces colonnes sont introuvables : ${missing}. Indiquez les colonnes qui les contiennent.`,
  tooLarge: 'Un rapport compte au plus 1 000 lignes et 200 ko. Exportez un versement à la fois.',
  rows: (count) =>
    count === 1
      ? 'Une ligne est illisible. Rien n’a été importé.'
      : `${count} lignes sont illisibles. Rien n’a été importé.`,
  problems: {
    id: 'Elle n’a pas de numéro de transaction.',
    at: 'Sa date est illisible.',
    gross: 'Son montant brut est illisible.',
    net: 'Son montant net ou ses frais sont illisibles.',
    sum: 'Le brut moins les frais n’est pas le net.',
    currency: 'Elle n’est pas dans la devise de la boutique.',
  },
  transfer: (rows, transfer) =>
    `Les lignes font ${formatMoney(rows, 'fr')}, mais le versement est de ${formatMoney(transfer, 'fr')}. Exportez toutes les lignes du versement, et elles seules.`,
  known: 'Une transaction de ce rapport a été importée avec un autre versement. Exportez un versement à la fois.',
  notFound: 'Ce versement est introuvable.',
  arrived: 'Quelqu’un a déjà noté son arrivée.',
  amount: 'Le montant doit être compris entre 0,00 et 20 000 000,00.',
  day: 'Choisissez un jour, aujourd’hui au plus tard.',
  reason: 'Dites pourquoi, en 1 à 500 caractères.',
  difference: 'Ce n’est pas le montant versé. Dites pourquoi.',
  resolved: 'Quelqu’un a déjà expliqué cet écart.',
};

const byLocale: Readonly<Record<Locale, typeof en>> = { en, fr };

/** What settlements answer with, in one language. */
export const settlementMessages = (locale: Locale): typeof en => byLocale[locale];

/** What columns are called, as a list. */
export const fieldList = (missing: readonly ReportField[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing.map((field) => fields[locale][field]));
