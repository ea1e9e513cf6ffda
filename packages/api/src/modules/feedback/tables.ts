import type { CreatedAt, Defaulted, Timestamp } from '#api/platform/db/columns.ts';

/** Who wrote it, as a party of the sale. */
export type FeedbackSide = 'BUYER' | 'SELLER';

export type FeedbackReportReason = 'CONTACT' | 'INSULT' | 'UNTRUE' | 'OTHER';

/** What one side of a sale says of the other. */
export type FeedbackTable = {
  id: string;
  /** Null for a sale from before the shop kept orders. */
  order_id: string | null;
  side: FeedbackSide;
  /** Null once the account of its author is gone. */
  author_account_id: string | null;
  /** How others see the author; empty once the account of its author is gone. */
  author_initials: string;
  subject_account_id: string;
  item_id: string | null;
  /** 1 to 5, like the aspects, which may be left out. */
  stars: number;
  as_described: number | null;
  packing: number | null;
  communication: number | null;
  shipping: number | null;
  /** May be empty. */
  body: string;
  created_at: Defaulted<Date>;
  /** When it is revealed even if the other side has not written. */
  closes_at: Timestamp;
  /** Null while its author alone reads it. */
  revealed_at: Defaulted<Date | null>;
  answer: Defaulted<string | null>;
  answered_at: Defaulted<Date | null>;
  hidden_at: Defaulted<Date | null>;
  /** Why an admin hid it. */
  hidden_reason: Defaulted<string | null>;
};

/** Orders whose sides were asked for feedback. */
export type FeedbackRequestsTable = { order_id: string; asked_at: CreatedAt };

export type FeedbackReportsTable = {
  feedback_id: string;
  reporter_account_id: string;
  reason: FeedbackReportReason;
  details: string | null;
  created_at: CreatedAt;
  closed_at: Defaulted<Date | null>;
};

export type FeedbackTables = {
  feedback: FeedbackTable;
  feedback_requests: FeedbackRequestsTable;
  feedback_reports: FeedbackReportsTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends FeedbackTables {}
}
