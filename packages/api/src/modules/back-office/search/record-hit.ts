/** Kinds of records that a search of the staff finds. */
export const recordKinds = ['ORDER', 'ACCOUNT', 'LISTING', 'REPAIR', 'INTAKE', 'REFUND'] as const;

/** A record that a search of the staff found. */
export type RecordHit = {
  readonly kind: (typeof recordKinds)[number];
  readonly id: string;
  /** What it is called: a number, a name, a title. */
  readonly title: string;
  /** What tells it from others of that name: the buyer, the e-mail, SKU and serial number. */
  readonly detail: string;
  /** Its page in the shop, without the language prefix; null for what has none. */
  readonly shopPath: string | null;
};

/** A row as the statements of the searches select it. */
export type HitRow = Omit<RecordHit, 'kind' | 'shopPath'>;

/** Hits of each kind. */
export const MOST_HITS = 6;

/** A pattern for the digits of a telephone; null for a search that is none. */
export function phonePattern(search: string): string | null {
  const digits = search.replaceAll(/\D/g, '');
  return digits.length >= 4 && /^[\d\s()+./-]+$/.test(search) ? `%${digits}%` : null;
}

/** A pattern for the beginning of a serial, as serials are compared; null for a search without letters and figures. */
export function serialPattern(search: string): string | null {
  const key = search.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  return key.length >= 2 ? `${key}%` : null;
}
