import { formatDate } from '@headstock/contracts/dates';
import type { DisplayCurrency } from '@headstock/contracts/display-currencies';
import type { Locale } from '@headstock/contracts/locale';
import type { Messages } from '@headstock/i18n/messages';
import { convertCents } from '@headstock/ui/convert-money';
import { formatMoney } from '@headstock/ui/format-money';
import { createIntl } from 'react-intl';
import type { Rates } from './load-rates.ts';

/** Publishers whose name is translated. */
const knownSources = ['ECB', 'SAMPLE'];

/** What is written into the places of prices, and what is said of the rates to whoever points at them. */
export interface PriceTexts {
  /** The text of a place, by its kind (`data-as`; '' for a price) and its cents. */
  readonly textOf: (kind: string, cents: number) => string;
  readonly hint: string;
}

export interface TextOptions {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly currency: DisplayCurrency;
}

/** The texts where there is no rate: prices stay as they are, and one place says why. */
export function textsWithoutRate({ locale, messages }: TextOptions, why: 'missing' | 'failed'): PriceTexts {
  const intl = createIntl({ locale, messages });
  const note = intl.formatMessage({ id: `currency.${why}` });
  return { textOf: (kind) => (kind === 'note' ? note : ''), hint: '' };
}

/** The texts of a currency by its rate. */
export function priceTexts(
  { locale, messages, currency }: TextOptions,
  { asOf, source, isOld }: Rates,
  rate: number,
): PriceTexts {
  const intl = createIntl({ locale, messages });
  const date = formatDate(`${asOf}T12:00:00Z`, 'day', { locale, timeZone: 'UTC' });
  const values = {
    date,
    currency: intl.formatMessage({ id: `currency.name.${currency}` }),
    source: knownSources.includes(source) ? intl.formatMessage({ id: `currency.source.${source}` }) : source,
  };
  const say = (id: string, more: Readonly<Record<string, string>> = {}): string =>
    intl.formatMessage({ id: `currency.${id}` }, { ...values, ...more });
  const priceOf = (cents: number): string => formatMoney(convertCents(cents, rate, currency), { locale, currency });
  const texts: Readonly<Record<string, (cents: number) => string>> = {
    '': (cents) => say('about', { price: priceOf(cents) }),
    rate: () => say('rate'),
    pay: (cents) => say('pay', { total: formatMoney(cents, { locale, cents: 'always' }), price: priceOf(cents) }),
    filter: () => say('filter'),
    note: () => say(isOld ? 'noteOld' : 'note'),
  };
  return { textOf: (kind, cents) => texts[kind]?.(cents) ?? '', hint: say('hint') };
}
