import { storeProfile } from '@headstock/contracts/store-profile';
import type { Locale } from './locale.ts';

/** `full` always shows cents and the whole sign of the currency; `narrow` shortens the sign; `short` leaves out cents of 00, too. */
export type MoneyStyle = 'full' | 'narrow' | 'short';

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: Locale, style: MoneyStyle, digits: number): Intl.NumberFormat {
  const key = `${locale} ${style} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: storeProfile.currency,
    currencyDisplay: style === 'full' ? 'symbol' : 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, formatter);
  return formatter;
}

/** Writes whole cents of the shop's currency as people read them: `$2,450.50`, « 2 450,50 $US ». */
export function formatMoney(cents: number, locale: Locale, style: MoneyStyle = 'full'): string {
  const digits = style === 'short' && cents % 100 === 0 ? 0 : 2;
  return formatterFor(locale, style, digits).format(cents / 100);
}
