import { contentLocales, isSameValue, type ContentKind, type ContentValues } from '@headstock/contracts/content-fields';
import type { Selectable } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { ContentAction, ContentDocumentsTable, ContentLanguagesTable } from '#api/modules/content/tables.ts';
import { composeText } from './compose.model.ts';
import { editingMessages } from './messages.ts';

export type DocumentRow = Selectable<ContentDocumentsTable>;
export type LanguageRow = Selectable<ContentLanguagesTable>;

/** A document and the version of it that somebody saw. */
export type SeenDocument = { readonly id: string; readonly version: number };

/** What happens to a document: the next entry of its history. */
export type Step = {
  readonly action: ContentAction;
  readonly locale?: Locale | null;
  readonly content?: ContentValues;
  readonly slug?: string;
  /** Null where the shop does it by itself. */
  readonly accountId: string | null;
};

/** Locks a document. Throws a DomainError `not-found`. */
export async function lockDocument(trx: Tx, locale: Locale, id: string): Promise<DocumentRow> {
  const row = isId(id)
    ? await trx.selectFrom('content_documents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!row) throw new DomainError('not-found', editingMessages(locale).notFound);
  return row;
}

/** The same for work that needs the version that was seen, of what is not archived. Throws `not-found`, `archived`, `changed`. */
export async function lockSeen(trx: Tx, locale: Locale, { id, version }: SeenDocument): Promise<DocumentRow> {
  const row = await lockDocument(trx, locale, id);
  if (row.archived_at) throw new DomainError('archived', editingMessages(locale).archived);
  if (row.version !== version) throw new DomainError('changed', editingMessages(locale).changed);
  return row;
}

/** What both languages of a document are like. */
export const languagesOf = (trx: Tx, id: string): Promise<LanguageRow[]> =>
  trx.selectFrom('content_languages').selectAll().where('document_id', '=', id).orderBy('locale').execute();

/** The document as it was at a version; undefined for none that it had. */
export async function contentAt(trx: Tx, id: string, version: number): Promise<ContentValues | undefined> {
  const row = await trx
    .selectFrom('content_versions')
    .select('content')
    .where('document_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.content;
}

/** Says of each language whether it changed with this step, and whether it now differs from what is published. */
async function updateLanguages(trx: Tx, before: DocumentRow, version: number, content: ContentValues): Promise<void> {
  const { id, kind } = before;
  const languages = new Map((await languagesOf(trx, id)).map((row) => [row.locale, row]));
  for (const locale of contentLocales) {
    const now = composeText(kind, locale, content);
    const known = languages.get(locale);
    const isSame = isSameValue(now, composeText(kind, locale, before.content));
    const published = known?.published_version ? await contentAt(trx, id, known.published_version) : undefined;
    const isChanged = published !== undefined && !isSameValue(now, composeText(kind, locale, published));
    const row = { version: isSame && known ? known.version : version, is_changed: isChanged };
    await trx
      .insertInto('content_languages')
      .values({
        document_id: id,
        locale,
        published_version: null,
        published_at: null,
        scheduled_version: null,
        scheduled_for: null,
        ...row,
      })
      .onConflict((on) => on.columns(['document_id', 'locale']).doUpdateSet(row))
      .execute();
  }
}

/** Writes the next entry of a document's history and what is now true of it; gives its version. */
export async function takeStep(trx: Tx, before: DocumentRow, step: Step): Promise<number> {
  const version = before.version + 1;
  const content = step.content ?? before.content;
  const slug = step.slug ?? before.slug;
  const now = new Date();
  const edited = step.action === 'SHIPPED' ? {} : { edited_at: before.edited_at ?? now };
  await trx
    .updateTable('content_documents')
    .set({ version, content: toJson(content), slug, updated_at: now, ...edited })
    .where('id', '=', before.id)
    .execute();
  await addVersion(trx, before.id, version, { ...step, content, slug });
  await updateLanguages(trx, before, version, content);
  return version;
}

/** Adds a row of the history. */
export async function addVersion(
  trx: Tx,
  id: string,
  version: number,
  { action, locale, slug, content, accountId }: Step & { readonly slug: string; readonly content: ContentValues },
): Promise<void> {
  const row = { document_id: id, version, action, locale: locale ?? null, slug, content: toJson(content) };
  await trx
    .insertInto('content_versions')
    .values({ ...row, account_id: accountId })
    .execute();
}

/** Writes down who did what to a document; its texts are in its history. */
export async function auditStep(
  trx: Tx,
  actor: ActorContext,
  { id, kind }: { readonly id: string; readonly kind: ContentKind },
  action: ContentAction,
  detail: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  requireAccountId(actor);
  const name = `content.${action.toLowerCase()}`;
  await recordAudit(trx, actorOf(actor), {
    action: name,
    subjectKind: 'content',
    subjectId: id,
    detail: { kind, ...detail },
  });
}
