import type { CreatedAt } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';

/** A version of a text that the shop wrote for a mail; never changed. Without a text it says that the code's counts again. */
export type MailTextsTable = {
  key: string;
  locale: Locale;
  /** From 1 on. */
  version: number;
  subject: string | null;
  body: string | null;
  link: string | null;
  account_id: string;
  created_at: CreatedAt;
};

export type MailTemplateTables = { mail_texts: MailTextsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends MailTemplateTables {}
}
