/** Why a typed amount is refused. */
export type AmountProblem = 'missing' | 'number' | 'low' | 'high';

const plain = /^\d+(?:\.\d{1,2})?$/;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
/** As French hands write cents; three digits after a comma are thousands. */
const comma = /^\d+,\d{1,2}$/;

function normalise(text: string): string | null {
  const bare = text.replaceAll(/[\s\u00A0\u202F$]/gu, '');
  if (plain.test(bare)) return bare;
  if (grouped.test(bare)) return bare.replaceAll(',', '');
  return comma.test(bare) ? bare.replace(',', '.') : null;
}

/**
 * Reads what was typed as whole cents, from `least` to `most`; or what is wrong with it. `.` is decimal, `,` groups thousands, or is
 * decimal before one or two last digits; spaces and $ are left out.
 */
export function readAmount(
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | AmountProblem {
  if (text.trim() === '') return 'missing';
  const amount = normalise(text);
  if (amount === null) return 'number';
  const [whole = '0', cents = ''] = amount.split('.');
  const total = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(total) || total > most) return 'high';
  return total < least ? 'low' : total;
}

/**
 * Whole cents as they stand in a field, without a currency: with two decimals, after a comma in French, and a `-` before what is below
 * zero. `short` leaves `.00` out. `readAmount` reads back what is not below zero.
 */
export function writeAmount(cents: number, locale: string, form: 'long' | 'short' = 'long'): string {
  const text = (cents / 100).toFixed(form === 'short' && cents % 100 === 0 ? 0 : 2);
  return locale.startsWith('fr') ? text.replace('.', ',') : text;
}
