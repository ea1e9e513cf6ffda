/** What is wrong with an amount; the words stand at the field. */
export type AmountError = 'missing' | 'number' | 'low' | 'high';

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

/** Reads what was typed as an offer below `askingCents`: whole cents, or what is wrong. `.` is decimal, `,` groups thousands. */
export function readAmount(text: string, askingCents: number): number | AmountError {
  if (text.trim() === '') return 'missing';
  const amount = normalise(text);
  if (amount === null) return 'number';
  const [whole = '0', cents = ''] = amount.split('.');
  const total = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(total)) return 'high';
  if (total < 1) return 'low';
  return total < askingCents ? total : 'high';
}
