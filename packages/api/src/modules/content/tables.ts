import type { Kind } from '@headstock/content/front-matter';
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

/** Switches of the shop that admins may turn, by key. */
export type OptionsTable = { key: string; value: Json<unknown> };

export type ContentTables = {
  content_entries: ContentEntriesTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  options: OptionsTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends ContentTables {}
}
