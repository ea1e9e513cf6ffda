import {
  contentKey,
  contentLocales,
  type ContentKind,
  type ContentLocale,
  type ContentValues,
  isSameValue,
  termLists,
} from '@headstock/contracts/content-fields';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import {
  auditStep,
  contentAt,
  type DocumentRow,
  type LanguageRow,
  languagesOf,
  lockDocument,
  lockSeen,
  type SeenDocument,
  takeStep,
} from '#api/modules/content/editing/documents.ts';
import { writeEntry } from '#api/modules/content/editing/entries-of-documents.ts';
import { editingMessages } from '#api/modules/content/editing/messages.ts';
import { setLanguage } from '#api/modules/content/editing/publish-document.ts';
import { raiseRevision } from '#api/modules/content/revision.ts';
import { isPublishedTerm } from './term-uses.ts';

type Move = { readonly key: string; readonly from: string; readonly to: string; readonly accountId: string };

/** The versions that visitors read or the clock publishes, by what they say of both languages. */
async function liveVersions(trx: Tx, languages: readonly LanguageRow[], id: string) {
  const live: { locale: ContentLocale; isScheduled: boolean; content: ContentValues }[] = [];
  for (const { locale, published_version: published, scheduled_version: scheduled } of languages)
    for (const [version, isScheduled] of [
      [published, false],
      [scheduled, true],
    ] as const) {
      const content = version === null ? undefined : await contentAt(trx, id, version);
      if (content) live.push({ locale, isScheduled, content });
    }
  return live;
}

/** Sorts one text by another term: its draft, what visitors read and what the clock publishes, each otherwise as it was. */
async function moveText(trx: Tx, before: DocumentRow, { key, from, to, accountId }: Move): Promise<boolean> {
  const put = (values: ContentValues): ContentValues => (values[key] === from ? { ...values, [key]: to } : values);
  const live = await liveVersions(trx, await languagesOf(trx, before.id), before.id);
  const moved = live.filter(({ content }) => content[key] === from);
  if (moved.length === 0 && before.content[key] !== from) return false;
  let row = before;
  const step = async (
    action: 'PUBLISHED' | 'SCHEDULED' | 'SAVED',
    content: ContentValues,
    locale: ContentLocale | null,
  ) => {
    const version = await takeStep(trx, row, { action, content, locale, accountId });
    row = { ...row, version, content, edited_at: row.edited_at ?? new Date() };
    return version;
  };
  for (const group of Object.values(
    Object.groupBy(moved, ({ content, isScheduled }) => `${isScheduled} ${JSON.stringify(content)}`),
  )) {
    const [first] = group ?? [];
    if (!group || !first) continue;
    const content = put(first.content);
    const locale = group.length === 1 ? first.locale : null;
    const version = await step(first.isScheduled ? 'SCHEDULED' : 'PUBLISHED', content, locale);
    for (const each of group) {
      if (each.isScheduled) await setLanguage(trx, row.id, each.locale, { scheduled_version: version });
      else {
        await setLanguage(trx, row.id, each.locale, { published_version: version, is_changed: false });
        await writeEntry(trx, row, each.locale, content);
      }
    }
  }
  // What staff has saved and not published stays the draft.
  const draft = put(before.content);
  if (!isSameValue(row.content, draft)) await step('SAVED', draft, null);
  return true;
}

async function textsOf(trx: Tx, kind: ContentKind): Promise<string[]> {
  const rows = await trx
    .selectFrom('content_documents')
    .select('id')
    .where('kind', '=', kind)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Which texts are moved: all of one term of the list that was seen, to another one. */
export type TextsMove = SeenDocument & { readonly from: string; readonly to: string };

/**
 * Moves every text of a term to another one, at once for visitors too; what is not published stays so. Gives how many were moved.
 * Throws a DomainError: as `lockSeen`; `invalid` where the document is no list of terms; `term` where visitors do not know the other
 * term in both languages.
 */
export async function moveTexts(actor: ActorContext, { from, to, ...seen }: TextsMove): Promise<number> {
  const accountId = requireAccountId(actor);
  const messages = editingMessages(actor.locale);
  return tx(actor.db, async (trx) => {
    const list = await lockSeen(trx, actor.locale, seen);
    const terms = list.kind === 'terms' ? termLists[list.slug] : undefined;
    if (!terms) throw new DomainError('invalid', messages.invalidField);
    for (const locale of contentLocales)
      if (from === to || !(await isPublishedTerm(trx, list.slug, locale, to)))
        throw new DomainError('term', messages.term);
    const move = { key: contentKey('shared', terms.field), from, to, accountId };
    let count = 0;
    for (const id of await textsOf(trx, terms.kind)) {
      const text = await lockDocument(trx, actor.locale, id);
      if (text.archived_at || !(await moveText(trx, text, move))) continue;
      count += 1;
      await auditStep(trx, actor, text, 'SAVED', { fields: move.key, from, to });
    }
    if (count > 0) await raiseRevision(trx);
    return count;
  });
}
