import type { Db } from '#api/db/database.ts';
import type { Locale } from '#api/http/locale.ts';
import { localePrefix } from '@headstock/contracts/locale';

/** One message of the banner; `html` is safe. */
export type BannerEntry = { id: string; html: string };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text with every character of HTML's grammar written as an entity. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The banner in a language, in order. */
export async function readBanner(db: Db, locale: Locale): Promise<BannerEntry[]> {
  const rows = await db.selectFrom('banners').selectAll().orderBy('position').execute();
  return rows.map(({ id, text, href }) => ({
    id,
    html: `<a href="${escapeHtml(localePrefix(locale) + href)}">${escapeHtml(text[locale])}</a>`,
  }));
}
