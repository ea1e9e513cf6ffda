/** Providers that pay out what they took; each is named like its kind of payment and its account in the ledger. */
export const settledProviders = ['card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach'] as const;
export type SettledProvider = (typeof settledProviders)[number];

export type SettlementRowKind = 'charge' | 'refund' | 'dispute' | 'dispute-won' | 'fee' | 'other';

/** What a report is read by. `payout` and `references` may be missing. */
export const reportFields = ['id', 'at', 'type', 'gross', 'fee', 'net', 'currency', 'payout', 'description'] as const;
export type ReportField = (typeof reportFields)[number];

/** The columns of a report, by what they hold; names as the file has them. */
export type ReportColumns = Readonly<Partial<Record<ReportField, string>>>;

/** Names that Stripe, PayPal and others give to the columns, in small letters with `_` for spaces. */
const known: Readonly<Record<ReportField, readonly string[]>> = {
  id: ['balance_transaction_id', 'transaction_id', 'id'],
  at: ['created_utc', 'created', 'created_(utc)', 'date', 'transaction_date'],
  type: ['reporting_category', 'type', 'description_of_transaction', 'transaction_type'],
  gross: ['gross', 'amount', 'gross_amount'],
  fee: ['fee', 'fees', 'fee_amount'],
  net: ['net', 'net_amount'],
  currency: ['currency', 'settlement_currency'],
  payout: ['automatic_payout_id', 'payout_id', 'transfer_id', 'settlement_id'],
  description: ['description', 'name', 'note', 'subject'],
};

/** Columns that may name a payment, a refund or a dispute of ours. */
const references = [
  'source_id',
  'charge_id',
  'payment_intent_id',
  'refund_id',
  'dispute_id',
  'reference_txn_id',
  'reference_id',
  'invoice_number',
  'custom_number',
  'order_id',
  'payment_metadata[payment_id]',
];

/** A column's name as it is compared. */
export const plainName = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, '_');

/** Which column of a report holds what: as somebody said, else by the names that providers give. */
export function columnsOf(header: readonly string[], chosen: ReportColumns = {}): ReportColumns {
  const plain = header.map(plainName);
  return Object.fromEntries(
    reportFields.flatMap((field) => {
      const said = chosen[field];
      if (said !== undefined && header.includes(said)) return [[field, said]];
      const name = known[field].find((one) => plain.includes(one));
      const found = name === undefined ? undefined : header[plain.indexOf(name)];
      return found === undefined ? [] : [[field, found]];
    }),
  );
}

/** Columns without which a report cannot be read. */
export const missingColumns = (columns: ReportColumns): readonly ReportField[] =>
  (['id', 'at', 'type', 'gross', 'net'] as const).filter((field) => columns[field] === undefined);

/** A column that may name a document of the shop. */
export const isReferenceColumn = (name: string): boolean => references.includes(plainName(name));

/** An amount of a report in whole cents: `1,234.56`, `-12.5`, `(12.30)`, `1 234,56`. Undefined for what is none, or has parts of a cent. */
export function readAmount(text: string): number | undefined {
  const bare = text.replaceAll(/[\s\u00A0\u202F$€£]/g, '').replace('\u2212', '-');
  const isBelow = /^\(.*\)$/.test(bare) || bare.startsWith('-');
  const digits = bare.replaceAll(/[()+-]/g, '');
  // The last mark that is followed by one or two digits is the decimal one; all others group thousands.
  const match = /^(\d[\d.,]*?|)(?:[.,](\d{1,2}))?$/.exec(digits);
  if (!match || digits === '') return undefined;
  const whole = match[1] ?? '';
  if (whole !== '' && !/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole)) return undefined;
  const cents = Number(whole.replaceAll(/[.,]/g, '') || '0') * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return isBelow ? 0 - cents : cents;
}

/** The moment of a row, in UTC: `2026-11-25 14:03:11`, `2026-11-25T14:03Z` or `11/25/2026`. Undefined for what is none. */
export function readMoment(text: string): Date | undefined {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text.trim());
  const day = american
    ? `${american[3] ?? ''}-${(american[1] ?? '').padStart(2, '0')}-${(american[2] ?? '').padStart(2, '0')}`
    : /^\d{4}-\d{2}-\d{2}/.exec(text.trim())?.[0];
  if (day === undefined) return undefined;
  const time = /\d{1,2}:\d{2}(:\d{2})?/.exec(text)?.[0]?.padStart(5, '0') ?? '00:00';
  const at = new Date(`${day}T${time}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? at : undefined;
}

/** What a type of a provider means here; `payout` is the transfer to the bank itself. */
export function kindOf(type: string): SettlementRowKind | 'payout' {
  const text = type.toLowerCase().replaceAll(/[_-]/g, ' ');
  if (/dispute reversal|chargeback reversal|dispute won|reversal of chargeback/.test(text)) return 'dispute-won';
  if (/dispute|chargeback/.test(text)) return 'dispute';
  if (/refund/.test(text)) return 'refund';
  if (/payout|withdrawal|transfer to bank|bank transfer/.test(text)) return 'payout';
  if (/\bfee\b|\bfees\b|network cost/.test(text)) return 'fee';
  if (/charge|payment|sale|checkout|capture/.test(text)) return 'charge';
  return 'other';
}
