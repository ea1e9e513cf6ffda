import type { CreatedAt, Defaulted, Timestamp } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';

/** A copy of an account's data that somebody asked for. It waits until it is `ready_at` or `failed_at`; one waits at a time. */
export type AccountExportsTable = {
  /** Not to be guessed; the file in the storage has its name. */
  id: string;
  account_id: string;
  /** Of the headings in it, and of the mail. */
  locale: Locale;
  created_at: CreatedAt;
  /** How often it was begun. */
  attempts: Defaulted<number>;
  ready_at: Defaulted<Date | null>;
  failed_at: Defaulted<Date | null>;
  /** When file and row go. */
  expires_at: Timestamp;
  bytes: Defaulted<number | null>;
};

/** An account that is to be deleted, or was. */
export type AccountDeletionsTable = {
  account_id: string;
  requested_at: CreatedAt;
  /** Until then its owner can keep it. */
  due_at: Timestamp;
  /** When it is tried; later than `due_at` where something stood in the way. */
  next_attempt_at: Timestamp;
  /** When it was put off for the first time. */
  put_off_at: Defaulted<Date | null>;
  done_at: Defaulted<Date | null>;
};

export type PrivacyTables = { account_exports: AccountExportsTable; account_deletions: AccountDeletionsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends PrivacyTables {}
}
