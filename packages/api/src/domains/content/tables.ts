import type { CreatedAt, Json } from '#api/db/columns.ts';
import type { LocalText, Locale } from '#api/http/locale.ts';

export type BannersTable = {
  id: string;
  position: number;
  text: Json<LocalText>;
  /** Path of the shop without the language prefix. */
  href: string;
};

export type NewsletterSubscribersTable = { email: string; locale: Locale; created_at: CreatedAt };

/** Switches of the shop that admins may turn, by key. */
export type OptionsTable = { key: string; value: Json<unknown> };

export type ContentTables = {
  banners: BannersTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  options: OptionsTable;
};
