import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { readEntry } from '#api/modules/content/entries.ts';
import { readTerms } from '#api/modules/content/terms/read-terms.ts';
import { type Drawing, loadDrawings } from './pictures.ts';

export type Choice = { readonly slug: string; readonly title: string };
export type Choices = {
  readonly categories: readonly Choice[];
  readonly groups: readonly Choice[];
  readonly authors: readonly string[];
  readonly drawings: readonly Drawing[];
};

/** What fields with a choice offer. */
export async function readChoices(db: Db, locale: Locale): Promise<Choices> {
  const [categories, groups, team, drawings] = await Promise.all([
    readTerms(db, 'blog-categories', locale),
    readTerms(db, 'faq-groups', locale),
    readEntry(db, 'pages', 'meet-the-team', locale),
    loadDrawings(db),
  ]);
  return { categories, groups, authors: (team?.front.people ?? []).map(({ name }) => name), drawings };
}
