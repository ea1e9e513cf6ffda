import type { Selectable } from 'kysely';
import type { Defaulted } from '#api/platform/db/columns.ts';
import type { PayoutItemState, PayoutRunState } from './payout-run.model.ts';

/** Payouts to sellers that are made together. */
export type PayoutRunsTable = {
  id: string;
  state: PayoutRunState;
  version: Defaulted<number>;
  prepared_by: string;
  prepared_at: Defaulted<Date>;
  approved_by: Defaulted<string | null>;
  approved_at: Defaulted<Date | null>;
  paid_by: Defaulted<string | null>;
  paid_at: Defaulted<Date | null>;
  confirmed_by: Defaulted<string | null>;
  confirmed_at: Defaulted<Date | null>;
  /** What the bank calls the transfers. */
  bank_reference: Defaulted<string | null>;
  cancelled_by: Defaulted<string | null>;
  cancelled_at: Defaulted<Date | null>;
  cancel_reason: Defaulted<string | null>;
};

/** What a run pays for one order. */
export type PayoutRunItemsTable = {
  run_id: string;
  order_id: string;
  seller_account_id: string;
  /** What was due when the run was prepared: no other amount is paid. */
  due_cents: number;
  state: PayoutItemState;
  /** Why it was left out, as the code of the refusal. */
  problem: Defaulted<string | null>;
  /** What was transferred: less than was due where the seller owed the shop for other orders. */
  paid_cents: Defaulted<number | null>;
};

export type PayoutRunRow = Selectable<PayoutRunsTable>;

export type PayoutRunsTables = { payout_runs: PayoutRunsTable; payout_run_items: PayoutRunItemsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends PayoutRunsTables {}
}
