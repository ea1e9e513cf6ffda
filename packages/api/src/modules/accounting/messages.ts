import type { Locale } from '#api/platform/locale.ts';
import type { EntryKind } from '#api/modules/payments/index.ts';

/** What memos of files and documents for accounting software call each kind of entry. */
export const kindNames: Readonly<Record<EntryKind, string>> = {
  sale: 'Sale',
  cancellation: 'Cancellation',
  'price-reduction': 'Lost dispute',
  return: 'Return',
  capture: 'Payment',
  'unwanted-charge': 'Unwanted charge',
  'refund-due': 'Refund due',
  refund: 'Refund',
  'refund-failed': 'Refund failed',
  dispute: 'Dispute',
  'dispute-won': 'Dispute won',
  'taken-back': 'Taken back by the bank',
  'write-off': 'Write-off',
  issue: 'Store credit issued',
  hold: 'Store credit spent',
  release: 'Store credit released',
  adjustment: 'Store credit adjusted',
  expiry: 'Store credit expired',
  transfer: 'Store credit moved to another account',
  payout: 'Payout',
  'payout-failed': 'Payout sent back',
  'carry-over': 'Offset between orders',
  correction: 'Fine or correction',
  'cash-count': 'Cash over or short',
  'cash-deposit': 'Cash taken to the bank',
  'goods-bought': 'Goods bought',
  'goods-traded': 'Goods taken in trade',
  'goods-sold': 'Cost of goods sold',
  'goods-back': 'Goods back in stock',
  'goods-written-off': 'Goods written off',
  'goods-found': 'Write-off undone',
  'provider-settlement': 'Payout of a provider',
  'settlement-arrival': 'Payout arrived',
  'settlement-difference': 'Settlement difference',
};

const listed = (locale: Locale, numbers: readonly number[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(numbers.map(String));

const en = {
  dayInvalid: 'This is not a day of the calendar. Write it as 2026-11-26.',
  daysReversed: 'The first day comes after the last one.',
  rangeOpen: 'Choose days that are over: today’s journal still grows.',
  rangeCovered: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `File ${listed('en', numbers)} has days of this range. Imported twice, they count twice. Choose other days, or export them again.`
      : `Files ${listed('en', numbers)} have days of this range. Imported twice, they count twice. Choose other days, or export them again.`,
  rangeEmpty: 'Nothing was entered on these days.',
  quickbooksOff: 'QuickBooks is not configured. Set QUICKBOOKS_CLIENT_ID and QUICKBOOKS_CLIENT_SECRET.',
  quickbooksUnavailable: 'QuickBooks does not answer. Please try again in a minute.',
  choiceNotFound: 'This is not in the company any more, or is inactive there. Choose another.',
  documentNotFound: 'This document was not found.',
  documentNotOpen: 'This document stands differently by now. Reload the page to see what can be done.',
  skipReason: 'Say why, in 1 to 300 characters.',
  postingChanged: (by: string | null) =>
    `${by ?? 'Somebody'} changed this in the meantime. Look at it again, then choose.`,
  mappingChanged: (by: string | null, now: string | null) =>
    `${by ?? 'Somebody'} has chosen ${now ?? 'nothing'} in the meantime. Nothing of yours was saved: look at it again.`,
  booksClosed: (day: string) => `The books are closed until ${day}, and are not opened again.`,
};

const fr: typeof en = {
  dayInvalid: 'Ce n’est pas un jour du calendrier. Écrivez-le comme 2026-11-26.',
  daysReversed: 'Le premier jour vient après le dernier.',
  rangeOpen: 'Choisissez des jours terminés : le journal d’aujourd’hui s’allonge encore.',
  rangeCovered: (numbers) =>
    numbers.length === 1
      ? `Le fichier ${listed('fr', numbers)} contient des jours de cette période. Importés deux fois, ils comptent deux fois. Choisissez d’autres jours, ou exportez-les de nouveau.`
      : `Les fichiers ${listed('fr', numbers)} contiennent des jours de cette période. Importés deux fois, ils comptent deux fois. Choisissez d’autres jours, ou exportez-les de nouveau.`,
  rangeEmpty: 'Rien n’a été enregistré ces jours-là.',
  quickbooksOff: 'QuickBooks n’est pas configuré. Définissez QUICKBOOKS_CLIENT_ID et QUICKBOOKS_CLIENT_SECRET.',
  quickbooksUnavailable: 'QuickBooks ne répond pas. Réessayez dans une minute.',
  choiceNotFound: 'Ceci n’est plus dans la société, ou y est inactif. Choisissez autre chose.',
  documentNotFound: 'Ce document est introuvable.',
  documentNotOpen: 'Ce document a changé d’état. Rechargez la page pour voir ce qui est possible.',
  skipReason: 'Dites pourquoi, en 1 à 300 caractères.',
  postingChanged: (by) => `${by ?? 'Quelqu’un'} a changé ce réglage entre-temps. Revoyez-le, puis choisissez.`,
  mappingChanged: (by, now) =>
    `${by ?? 'Quelqu’un'} a ${now === null ? 'retiré ce choix' : `choisi ${now}`} entre-temps. Rien de votre part n’a été enregistré\u00a0: revoyez-le.`,
  booksClosed: (day) => `Les livres sont clos jusqu’au ${day} et ne se rouvrent pas.`,
};

const byLocale: Readonly<Record<Locale, typeof en>> = { en, fr };

/** What accounting answers with, in one language. */
export const accountingMessages = (locale: Locale): typeof en => byLocale[locale];
