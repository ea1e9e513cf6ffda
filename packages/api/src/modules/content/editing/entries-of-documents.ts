import type { ContentLocale, ContentValues } from '@headstock/contracts/content-fields';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { textHtml } from '#api/modules/content/render-markdown.ts';
import { composeText } from './compose.model.ts';
import type { DocumentRow } from './documents.ts';

type Address = Pick<DocumentRow, 'kind' | 'slug'>;

/** Lets visitors read a language of a document as it is in `values`. */
export async function writeEntry(
  trx: Tx,
  { kind, slug, position }: Address & Pick<DocumentRow, 'position'>,
  locale: ContentLocale,
  values: ContentValues,
): Promise<void> {
  const { front, body } = composeText(kind, locale, values);
  const now = new Date();
  const date = front['date'];
  const text = {
    position,
    front: toJson(front),
    body,
    html: textHtml(kind, body, locale),
    published_on: typeof date === 'string' ? date : null,
    edited_at: now,
    changed_at: now,
  };
  await trx
    .insertInto('content_entries')
    .values({ kind, slug, locale, ...text })
    .onConflict((on) => on.columns(['kind', 'slug', 'locale']).doUpdateSet(text))
    .execute();
}

/** Visitors read a language of a document no longer. */
export async function removeEntry(trx: Tx, { kind, slug }: Address, locale: ContentLocale): Promise<void> {
  await trx
    .deleteFrom('content_entries')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .execute();
}
