const AMOUNT = /^\$?\s*(\d{1,8})(?:\.(\d{1,2}))?$/;

/** Reads an amount as it is typed: '.' before the cents, ',' between thousands; whole cents, or null for anything else. */
export function readCents(text: string): number | null {
  const [, whole, cents = ''] = AMOUNT.exec(text.trim().replaceAll(',', '')) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
