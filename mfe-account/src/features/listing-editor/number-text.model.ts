import type { Locale } from '@headstock/contracts/locale';

/** What was typed, as a whole number of what is stored. */
export type ReadNumber = { readonly ok: true; readonly value: number | null } | { readonly ok: false };

/**
 * Reads `1,250`, `1 250`, `1250.5`, `12,5`; nothing is null. `scale` of what is stored make one of what is typed. In French a comma always
 * begins the decimals: `3,625` are three kilos and a bit.
 */
export function readNumber(text: string, scale: number, digits: number, locale: Locale): ReadNumber {
  const bare = text.replaceAll(/[\s\u00a0\u202f$]/g, '');
  if (bare === '') return { ok: true, value: null };
  const hasGroups = locale === 'en' && /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare);
  const plain = hasGroups ? bare.replaceAll(',', '') : bare.replace(',', '.');
  if (!/^\d{1,10}(\.\d*)?$/.test(plain)) return { ok: false };
  const [, decimals = ''] = plain.split('.');
  if (decimals.length > digits) return { ok: false };
  const step = scale === 1 ? 10 ** digits : 1;
  return { ok: true, value: Math.round(Number(plain) * scale * step) / step };
}

/** A stored number as it is typed in a language, without a separator of thousands. */
export function showNumber(value: number | null, scale: number, digits: number, locale: Locale): string {
  if (value === null) return '';
  const shown = value / scale;
  // Money has its cents; what is measured ends where it ends.
  const text = Number.isInteger(shown) || scale !== 100 ? String(Number(shown.toFixed(digits))) : shown.toFixed(digits);
  return locale === 'fr' ? text.replace('.', ',') : text;
}
