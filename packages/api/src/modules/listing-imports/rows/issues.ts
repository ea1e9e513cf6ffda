/**
 * What is said of a cell or a row. `FAILED`: nothing of the listing is written; `DRAFT`: it cannot be for sale as it is;
 * `NOTE`: something to know.
 */
export const issueCodes = {
  'cell-count': 'FAILED',
  'no-name': 'FAILED',
  'sku-twice': 'FAILED',
  'rows-apart': 'FAILED',
  money: 'FAILED',
  currency: 'FAILED',
  number: 'FAILED',
  'too-long': 'FAILED',
  'too-many-options': 'FAILED',
  'too-many-variants': 'FAILED',
  'variant-incomplete': 'FAILED',
  sold: 'FAILED',
  'with-shop': 'FAILED',
  refused: 'FAILED',
  internal: 'FAILED',
  category: 'DRAFT',
  type: 'DRAFT',
  year: 'DRAFT',
  condition: 'DRAFT',
  choice: 'DRAFT',
  missing: 'DRAFT',
  'not-published': 'DRAFT',
  'image-waits': 'NOTE',
  'image-not-fetched': 'NOTE',
  guessed: 'NOTE',
  'has-variants': 'NOTE',
  'stays-live': 'NOTE',
  'waits-for-you': 'NOTE',
  status: 'NOTE',
} as const;
export type IssueCode = keyof typeof issueCodes;
export type IssueLevel = (typeof issueCodes)[IssueCode];

/** Something about a row: of which column, with which value. */
export type Issue = {
  readonly line: number;
  /** The name of the column in the file, or of the field; null for the whole row. */
  readonly column: string | null;
  readonly value: string;
  readonly code: IssueCode;
  /** For `missing`: which of the listing's own problems it is; for `image-not-fetched`: why not. */
  readonly detail: string | null;
};

export const levelOf = ({ code }: Pick<Issue, 'code'>): IssueLevel => issueCodes[code];
