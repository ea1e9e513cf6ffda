import type { EntryKind } from '#api/modules/payments/index.ts';

/** What a journal entry was made from. */
export type SourceKind =
  | 'ORDER'
  | 'PAYMENT'
  | 'REFUND'
  | 'REFUND_REQUEST'
  | 'REVERSAL'
  | 'PAYOUT'
  | 'STORED_VALUE'
  | 'CASH'
  | 'GOODS'
  | 'SETTLEMENT'
  | 'SETTLEMENT_ROW';

export type SourceRef = { readonly kind: SourceKind; readonly id: string };

const kinds: Readonly<Record<EntryKind, SourceKind>> = {
  sale: 'ORDER',
  cancellation: 'ORDER',
  'price-reduction': 'REVERSAL',
  return: 'ORDER',
  capture: 'PAYMENT',
  'unwanted-charge': 'PAYMENT',
  'refund-due': 'REFUND_REQUEST',
  refund: 'REFUND',
  'refund-failed': 'REFUND',
  dispute: 'REVERSAL',
  'dispute-won': 'REVERSAL',
  'taken-back': 'REVERSAL',
  'write-off': 'REVERSAL',
  issue: 'STORED_VALUE',
  hold: 'PAYMENT',
  release: 'PAYMENT',
  adjustment: 'STORED_VALUE',
  expiry: 'STORED_VALUE',
  transfer: 'STORED_VALUE',
  payout: 'PAYOUT',
  'payout-failed': 'PAYOUT',
  'carry-over': 'PAYOUT',
  correction: 'ORDER',
  'cash-count': 'CASH',
  'cash-deposit': 'CASH',
  'goods-bought': 'GOODS',
  'goods-traded': 'GOODS',
  'goods-sold': 'ORDER',
  'goods-back': 'ORDER',
  'goods-written-off': 'GOODS',
  'goods-found': 'GOODS',
  'provider-settlement': 'SETTLEMENT',
  'settlement-arrival': 'SETTLEMENT',
  'settlement-difference': 'SETTLEMENT_ROW',
};

export type KeyedEntry = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly event_key: string;
  readonly order_id: string | null;
};

/** The document behind an entry: a refund that is due is found by its entry, goods that were returned by their order. */
export function sourceOf({ id, kind, event_key: key, order_id: orderId }: KeyedEntry): SourceRef {
  const source = kinds[kind];
  if (source === 'REFUND_REQUEST') return { kind: source, id };
  if (source === 'ORDER') return { kind: source, id: orderId ?? '' };
  return { kind: source, id: key.split(':')[1] ?? '' };
}
