import type { CreatedAt, Defaulted, Timestamp } from '#api/platform/db/columns.ts';

/** What an order that staff prepares has beside the order itself. It stays with the order once that is placed. */
export type DraftOrdersTable = {
  order_id: string;
  /** Until then its instruments are held and its link can be opened. */
  expires_at: Timestamp;
  /** When its link was mailed the last time. */
  sent_at: Defaulted<Date | null>;
  /** Why shipping costs something else than what is quoted. */
  discount_reason: Defaulted<string | null>;
  created_at: CreatedAt;
};

export type DraftOrdersTables = { draft_orders: DraftOrdersTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends DraftOrdersTables {}
}
