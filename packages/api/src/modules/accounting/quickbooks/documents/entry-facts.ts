import type { EntryKind, LedgerAccount } from '#api/modules/payments/index.ts';
import type { AccountRole, StoredValueRole } from '#api/modules/accounting/quickbooks/mapping/roles.model.ts';
import type { ShipTo } from './document.model.ts';

/** A payment that was captured for an order: by a provider or in cash, or from stored value. */
export type Tender =
  | { readonly kind: 'money'; readonly account: AccountRole; readonly cents: number; readonly entryId: string }
  | { readonly kind: 'stored-value'; readonly role: StoredValueRole; readonly cents: number; readonly entryId: string };

/** What is known of an entry of the ledger, and of what belongs to it, to make documents of it. Debits above 0, whole cents. */
export type EntryFacts = {
  readonly id: string;
  readonly kind: EntryKind;
  /** The day in the shop's time zone. */
  readonly day: string;
  readonly lines: Readonly<Partial<Record<LedgerAccount, number>>>;
  readonly order: {
    readonly number: string;
    readonly saleEntryId: string;
    readonly totalCents: number;
    /** What the goods cost after the discount, and what of it no tax was due on: custom lines of services, or all of an exempt order. */
    readonly goodsCents: number;
    readonly untaxedCents: number;
    readonly shipTo: ShipTo | null;
    /** What the sale was paid by in the same moment. */
    readonly tenders: readonly Tender[];
    /** How the sale was written: as a receipt with its tenders, or as an invoice that payments follow. Null when it was never posted. */
    readonly saleKind: 'SalesReceipt' | 'Invoice' | null;
  } | null;
  /** Of a capture: the payment. Of a refund to, or a change of, stored value: whose. */
  readonly tender: Tender | null;
  readonly storedValue: { readonly role: StoredValueRole } | null;
  /** Of a refund: the entry that lowered the price, and which part of it this refund is. Of a cancellation: the refunds that it began. */
  readonly refund: {
    readonly id: string;
    readonly dueLines: Readonly<Partial<Record<LedgerAccount, number>>>;
    /** The refunds of the same entry before it, in their order. */
    readonly before: readonly number[];
    readonly cents: number;
    /** It succeeded before, failed, and succeeds again. */
    readonly isRepeated: boolean;
  } | null;
};
