import type { Channel } from '@headstock/contracts/event-types';
import type { LiveTopic } from '@headstock/contracts/live-events';
import type { CreatedAt, Defaulted, Json } from '#api/platform/db/columns.ts';
import type { LocalText } from '#api/platform/locale.ts';

/** What a thread is about. */
export type SubjectKind = 'item' | 'order' | 'offer';

/** What an account chose to hear of, by channel; without a row the table of event types decides. */
export type NotificationChoicesTable = { account_id: string; event_type: string; channel: Channel; wanted: boolean };

/** An entry of the list that the bell opens. */
export type NotificationsTable = {
  id: string;
  account_id: string;
  /** A key of the table of event types; one that is no longer in it stays readable. */
  event_type: string;
  /** Names what happened; the same cause is told once. */
  cause: string;
  title: Json<LocalText>;
  /** Without the language prefix. */
  path: string;
  created_at: CreatedAt;
  seen_at: Defaulted<Date | null>;
};

/** A link that switches the mail of one event off. */
export type UnsubscribeLinksTable = { token: string; account_id: string; event_type: string };

/** A conversation of two accounts about one thing. */
export type ThreadsTable = {
  id: string;
  subject_kind: SubjectKind;
  subject_id: string;
  /** The smaller of the two ids. */
  first_account_id: string;
  second_account_id: string;
  buyer_account_id: string;
  created_at: CreatedAt;
  last_message_at: Defaulted<Date>;
};

export type MessagesTable = {
  id: string;
  thread_id: string;
  sender_account_id: string;
  recipient_account_id: string;
  /** 1 to 2,000 characters. */
  body: string;
  idempotency_key: string;
  /** Answered for somebody who is away; nobody typed it. */
  is_automatic: Defaulted<boolean>;
  created_at: Defaulted<Date>;
  read_at: Defaulted<Date | null>;
};

/** A picture or PDF of a message; of none until it is sent. */
export type MessageAttachmentsTable = {
  /** Not to be guessed; the file in the storage has its name. */
  id: string;
  uploader_account_id: string;
  message_id: Defaulted<string | null>;
  kind: 'picture' | 'pdf';
  file_name: string;
  bytes: number;
  width: number | null;
  height: number | null;
  created_at: CreatedAt;
};

/** `account_id` wants to hear nothing new from `blocked_account_id`. */
export type AccountBlocksTable = { account_id: string; blocked_account_id: string; created_at: CreatedAt };

export type ReportReason = 'spam' | 'fraud' | 'abuse' | 'other';

export type MessageReportsTable = {
  message_id: string;
  reporter_account_id: string;
  reason: ReportReason;
  details: string | null;
  created_at: CreatedAt;
};

/** Something of an account changed; kept for a while for browsers that were away. */
export type LiveEventsTable = {
  id: string;
  account_id: string;
  topic: LiveTopic;
  subject_id: string | null;
  created_at: CreatedAt;
};

/** A text that somebody keeps to answer with; one of the two languages may be empty. */
export type SavedRepliesTable = {
  id: string;
  account_id: string;
  title: string;
  text_en: string;
  text_fr: string;
  created_at: CreatedAt;
};

/** What is answered for somebody who is away. */
export type AwayRepliesTable = {
  account_id: string;
  text_en: string;
  text_fr: string;
  /** The last day, as `2026-11-23`. */
  until_day: string;
  ends_at: Date;
};

export type MessagingTables = {
  saved_replies: SavedRepliesTable;
  away_replies: AwayRepliesTable;
  notification_choices: NotificationChoicesTable;
  notifications: NotificationsTable;
  unsubscribe_links: UnsubscribeLinksTable;
  threads: ThreadsTable;
  messages: MessagesTable;
  message_attachments: MessageAttachmentsTable;
  account_blocks: AccountBlocksTable;
  message_reports: MessageReportsTable;
  live_events: LiveEventsTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends MessagingTables {}
}
