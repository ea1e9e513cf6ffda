import { storeProfile } from '@headstock/contracts/store-profile';
import type { Locale } from './locale.ts';

/** An amount as people read it: `$2,450`, `$2,450.50`, « 2 450 $ ». */
export function formatCents(cents: number, locale: Locale): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: storeProfile.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
