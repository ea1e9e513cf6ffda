import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { readEntry } from '#api/modules/content/entries.ts';
import { type Drawing, loadDrawings } from './pictures.ts';

export type Choice = { readonly slug: string; readonly title: string };
export type Choices = {
  readonly categories: readonly Choice[];
  readonly groups: readonly Choice[];
  readonly authors: readonly string[];
  readonly drawings: readonly Drawing[];
};

async function termsOf(db: Db, slug: string, locale: Locale): Promise<Choice[]> {
  const snippet = await readEntry(db, 'snippets', slug, locale);
  return (snippet?.front.terms ?? []).map((term) => ({ slug: term.slug, title: term.title }));
}

/** What fields with a choice offer. */
export async function readChoices(db: Db, locale: Locale): Promise<Choices> {
  const [categories, groups, team, drawings] = await Promise.all([
    termsOf(db, 'blog-categories', locale),
    termsOf(db, 'faq-groups', locale),
    readEntry(db, 'pages', 'meet-the-team', locale),
    loadDrawings(db),
  ]);
  return { categories, groups, authors: (team?.front.people ?? []).map(({ name }) => name), drawings };
}
