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

/** Why a typed amount is refused. */
export type AmountProblem = 'missing' | 'number' | 'range';

/** Reads what was typed as whole cents between two amounts, without them; or what is wrong. `.` is decimal, `,` groups thousands. */
export function readAmountBetween(
  text: string,
  { above, below }: { above: number; below: number },
): number | AmountProblem {
  if (text.trim() === '') return 'missing';
  const amount = normalise(text);
  if (amount === null) return 'number';
  const [whole = '0', cents = ''] = amount.split('.');
  const total = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(total) && total > above && total < below ? total : 'range';
}
