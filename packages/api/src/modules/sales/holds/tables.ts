import type { Locale } from '#api/platform/locale.ts';
import type { CreatedAt, Timestamp } from '#api/platform/db/columns.ts';

/** Who is paying for a one-of-a-kind item. It counts until `until`, unless it was released; a listing has one row at most. */
export type HoldsTable = {
  listing_id: string;
  /** The line of the open order that holds it; the hold goes with it. */
  line_item_id: string;
  /** The pages of the shopper that show the payment step: it is released when the last of them is left. */
  tabs: string[];
  /** When its present ten minutes began. */
  begun_at: Timestamp;
  until: Timestamp;
  /** How often ten minutes were added. */
  renewals: number;
  /** When the shopper left; until somebody else takes it they may come back to the time that was left. */
  released_at: Timestamp | null;
};

/** Somebody who wants to know when a held listing is free again. First come, first notified. */
export type WaitlistEntriesTable = {
  id: string;
  listing_id: string;
  account_id: string | null;
  session_id: string;
  /** Of a guest; an account has its own. */
  email: string | null;
  locale: Locale;
  /** When the mail was sent that it is free again. */
  notified_at: Timestamp | null;
  created_at: CreatedAt;
};

export type HoldsTables = { holds: HoldsTable; waitlist_entries: WaitlistEntriesTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends HoldsTables {}
}
