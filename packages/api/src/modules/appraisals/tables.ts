import type { Selectable } from 'kysely';
import type { Defaulted, Timestamp } from '#api/platform/db/columns.ts';

/** What the shop answered to a form that asks what an instrument is worth, and what came of it. */
export type AppraisalsTable = {
  submission_id: string;
  low_cents: number;
  estimate_cents: number;
  high_cents: number;
  estimated_by_account_id: string;
  estimated_at: Timestamp;
  /** The draft of its consignment. */
  listing_id: Defaulted<string | null>;
  /** The form's pictures as photographs, in their order. */
  photograph_ids: Defaulted<string[]>;
};

export type AppraisalRow = Selectable<AppraisalsTable>;

export type AppraisalsTables = { appraisals: AppraisalsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends AppraisalsTables {}
}
