import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { readEntry } from '#api/modules/content/entries.ts';
import type { PreviewedDocument } from '#api/modules/content/preview/previewed-entry.ts';

/** A category of the blog or a group of questions in one language. */
export type Term = { readonly slug: string; readonly title: string; readonly description: string };

/** The published terms of a list in their order. */
export async function readTerms(
  db: Db,
  list: 'blog-categories' | 'faq-groups',
  locale: Locale,
  preview: PreviewedDocument | null = null,
): Promise<Term[]> {
  const { terms, labels, descriptions } = (await readEntry(db, 'terms', list, locale, preview))?.front ?? {};
  return (terms ?? []).map((slug) => ({
    slug,
    title: labels?.[slug] ?? slug,
    description: descriptions?.[slug] ?? '',
  }));
}
