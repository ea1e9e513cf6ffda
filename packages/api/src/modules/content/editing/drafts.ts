import type { ContentValues } from '@headstock/contracts/content-fields';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { contentAt, lockDocument, type SeenDocument } from './documents.ts';
import { editingMessages } from './messages.ts';
import { type FieldInput, readValues } from './read-values.ts';

/** What one of the staff has typed and not saved, and the version that it was typed over. */
export type OwnDraft = { readonly baseVersion: number; readonly changes: ContentValues; readonly savedAt: Date };

/** The draft of an account of a document, or null. */
export async function readDraft(db: Db, documentId: string, accountId: string): Promise<OwnDraft | null> {
  const row = await db
    .selectFrom('content_drafts')
    .select(['base_version as baseVersion', 'changes', 'saved_at as savedAt'])
    .where('document_id', '=', documentId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Forgets the draft of an account. */
export async function dropDraft(db: Db, documentId: string, accountId: string): Promise<void> {
  await db
    .deleteFrom('content_drafts')
    .where('document_id', '=', documentId)
    .where('account_id', '=', accountId)
    .execute();
}

/**
 * Keeps what the actor has typed over a version, for the actor alone; without fields it is forgotten. Throws a DomainError:
 * `not-found`, `archived`, `changed`, `invalid`.
 */
export async function keepDraft(
  actor: ActorContext,
  { id, version }: SeenDocument,
  fields: readonly FieldInput[],
): Promise<void> {
  const accountId = requireAccountId(actor);
  const messages = editingMessages(actor.locale);
  await tx(actor.db, async (trx) => {
    const row = await lockDocument(trx, actor.locale, id);
    if (row.archived_at) throw new DomainError('archived', messages.archived);
    const changes = readValues(row.kind, fields);
    if (typeof changes === 'string') throw new DomainError('invalid', messages.invalidField);
    if ((await contentAt(trx, id, version)) === undefined) throw new DomainError('changed', messages.changed);
    if (Object.keys(changes).length === 0) return dropDraft(trx, id, accountId);
    const draft = { base_version: version, changes: toJson(changes), saved_at: new Date() };
    await trx
      .insertInto('content_drafts')
      .values({ document_id: id, account_id: accountId, ...draft })
      .onConflict((on) => on.columns(['document_id', 'account_id']).doUpdateSet(draft))
      .execute();
  });
}
