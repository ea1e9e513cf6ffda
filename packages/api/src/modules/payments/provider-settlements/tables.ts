import type { Selectable } from 'kysely';
import type { CreatedAt, Defaulted } from '#api/platform/db/columns.ts';
import type { SettledProvider, SettlementRowKind } from './report.model.ts';

/** Why a row of a report is not as the books have it. */
export type SettlementFault = 'unknown' | 'amount' | 'repeated' | 'failed';

/** A payout of a payment provider, as its report says. */
export type ProviderSettlementsTable = {
  id: string;
  provider: SettledProvider;
  /** The provider's id of the payout. */
  reference: string;
  file_name: string;
  sha256: string;
  from_day: string;
  to_day: string;
  gross_cents: number;
  fee_cents: number;
  /** What is to arrive at the bank. */
  net_cents: number;
  entry_id: string;
  imported_by_account_id: string | null;
  created_at: CreatedAt;
  arrived_on: Defaulted<string | null>;
  arrived_cents: Defaulted<number | null>;
  arrival_reason: Defaulted<string | null>;
  arrival_entry_id: Defaulted<string | null>;
  arrival_by_account_id: Defaulted<string | null>;
};

/** A row of a report, and what of the shop it was found to be. */
export type ProviderSettlementRowsTable = {
  id: string;
  settlement_id: string;
  line: number;
  provider: SettledProvider;
  /** The clearing account: that of the payment, which a provider may have taken in several ways. */
  account: SettledProvider;
  reference: string;
  kind: SettlementRowKind;
  description: string;
  at: Date;
  gross_cents: number;
  fee_cents: number;
  payment_id: string | null;
  refund_id: string | null;
  reversal_id: string | null;
  /** What the books have for it. */
  expected_cents: number;
  difference: SettlementFault | null;
  resolution: Defaulted<string | null>;
  resolution_entry_id: Defaulted<string | null>;
  resolved_by_account_id: Defaulted<string | null>;
  resolved_at: Defaulted<Date | null>;
};

export type ProviderSettlementRow = Selectable<ProviderSettlementsTable>;
export type ReportRowRow = Selectable<ProviderSettlementRowsTable>;
