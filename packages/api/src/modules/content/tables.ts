import type { Kind } from '@headstock/content/front-matter';
import type { ContentKind, ContentValues } from '@headstock/contracts/content-fields';
import type { ColumnType } from 'kysely';
import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';

/** A text of the shop in one language. */
export type ContentEntriesTable = {
  kind: Kind;
  /** Address of pages and posts; name of everything else. */
  slug: string;
  locale: Locale;
  position: number;
  /** What stands above the text, as `@headstock/content/front-matter` says. */
  front: Json<unknown>;
  /** Markdown. */
  body: string;
  /** Safe HTML of the body; its links carry the language prefix. */
  html: string;
  /** Day of a post, ISO. */
  published_on: ColumnType<Date | string | null, string | null, string | null>;
  /** When an admin changed it last; null for what came with the shop, which the next version may replace. */
  edited_at: Timestamp | null;
  /** Since when what comes with the shop reads as it does. */
  changed_at: Defaulted<Date>;
};

export type NewsletterSubscribersTable = { email: string; locale: Locale; created_at: CreatedAt };

/** A document that staff edits. */
export type ContentDocumentsTable = {
  id: string;
  kind: ContentKind;
  slug: string;
  /** The slug of the shop's own text that it comes from. */
  origin: string | null;
  position: number;
  version: Defaulted<number>;
  content: Json<ContentValues>;
  /** Null until staff first changed it. */
  edited_at: Timestamp | null;
  archived_at: Timestamp | null;
  created_at: CreatedAt;
  updated_at: Defaulted<Date>;
};

/** What one language of a document is like. */
export type ContentLanguagesTable = {
  document_id: string;
  locale: Locale;
  version: number;
  is_changed: Defaulted<boolean>;
  published_version: number | null;
  published_at: Timestamp | null;
  scheduled_version: number | null;
  scheduled_for: Timestamp | null;
};

/** What was done to a document, by whom, and the whole of it from then on. */
export type ContentVersionsTable = {
  document_id: string;
  version: number;
  action: ContentAction;
  locale: Locale | null;
  slug: string;
  content: Json<ContentValues>;
  account_id: string | null;
  created_at: CreatedAt;
};

/** What one of the staff has typed and not saved. */
export type ContentDraftsTable = {
  document_id: string;
  account_id: string;
  base_version: number;
  changes: Json<ContentValues>;
  saved_at: Defaulted<Date>;
};

export type ContentRevisionTable = { is_only: Defaulted<boolean>; revision: Defaulted<number> };

/** What can happen to a document. SHIPPED: it came with the shop. */
export const contentActions = [
  'SHIPPED',
  'CREATED',
  'SAVED',
  'PUBLISHED',
  'UNPUBLISHED',
  'SCHEDULED',
  'UNSCHEDULED',
  'RESTORED',
  'MOVED',
  'ARCHIVED',
  'UNARCHIVED',
] as const;
export type ContentAction = (typeof contentActions)[number];

export type ContentTables = {
  content_documents: ContentDocumentsTable;
  content_languages: ContentLanguagesTable;
  content_versions: ContentVersionsTable;
  content_drafts: ContentDraftsTable;
  content_revision: ContentRevisionTable;
  content_entries: ContentEntriesTable;
  newsletter_subscribers: NewsletterSubscribersTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends ContentTables {}
}
