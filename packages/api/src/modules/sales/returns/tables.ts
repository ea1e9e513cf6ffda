import type { CreatedAt, Defaulted } from '#api/platform/db/columns.ts';
import type { ReturnReason, ReturnState } from './return-states.model.ts';

/** What a buyer wants to send back, and what came of it. */
export type ReturnRequestsTable = {
  id: string;
  order_id: string;
  line_item_id: string;
  reason: ReturnReason;
  /** The buyer's words, at most 2,000 characters. */
  note: string | null;
  state: ReturnState;
  /** The seller's words, at most 2,000 characters. */
  reply: Defaulted<string | null>;
  /** Whether it was asked for within the days of the policy. */
  is_within_window: boolean;
  carrier_name: Defaulted<string | null>;
  tracking_number: Defaulted<string | null>;
  created_at: CreatedAt;
  changed_at: Defaulted<Date>;
  /** Until then the seller answers, or the buyer sends; null where nobody has to. */
  due_at: Date | null;
  /** When the shop was told that the seller did not answer in time. */
  escalated_at: Defaulted<Date | null>;
};

export type ReturnsTables = { return_requests: ReturnRequestsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends ReturnsTables {}
}
