import { type Selectable, sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { assistantMessages } from '#api/modules/assistant/messages.ts';
import type { AssistantRevisionsTable, AssistantsTable, RevisionAction } from '#api/modules/assistant/tables.ts';
import type { AssistantDocument } from './assistant-document.ts';

/** An assistant with its draft and what is published of it. */
export type AssistantRow = Selectable<AssistantsTable>;
/** What an assistant was, and who wrote it; null for what came with the shop and for accounts that are gone. */
export type RevisionRow = Selectable<AssistantRevisionsTable> & { readonly author: string | null };

const MOST_ASSISTANTS = 50;

/** All assistants, in the sequence of the selector. */
export function listAssistants(db: Db): Promise<AssistantRow[]> {
  return db.selectFrom('assistants').selectAll().orderBy('position').orderBy('id').execute();
}

/** An assistant by its id; undefined for an unknown one. */
export function findAssistant(db: Db, id: string): Promise<AssistantRow | undefined> {
  return db.selectFrom('assistants').selectAll().where('id', '=', id.slice(0, 40)).executeTakeFirst();
}

/** The revisions of an assistant, the newest first: at most fifty. */
export function listRevisions(db: Db, assistantId: string): Promise<RevisionRow[]> {
  return db
    .selectFrom('assistant_revisions')
    .leftJoin('accounts', 'accounts.id', 'assistant_revisions.author_account_id')
    .selectAll('assistant_revisions')
    .select('accounts.display_name as author')
    .where('assistant_id', '=', assistantId)
    .orderBy('version', 'desc')
    .limit(50)
    .execute();
}

async function remember(trx: Tx, actor: ActorContext, row: AssistantRow, action: RevisionAction): Promise<void> {
  const { id, version, document } = row;
  await trx
    .insertInto('assistant_revisions')
    .values({
      assistant_id: id,
      version,
      action,
      document: toJson(document),
      author_account_id: requireAccountId(actor),
    })
    .execute();
  await recordAudit(trx, actorOf(actor), {
    action: `assistant.${action}`,
    subjectKind: 'assistant',
    subjectId: id,
    detail: { version },
  });
}

/** Begins an assistant, which nobody can ask until it is published. Throws a DomainError beyond fifty. */
export async function createAssistant(actor: ActorContext, document: AssistantDocument): Promise<AssistantRow> {
  return tx(actor.db, async (trx) => {
    const existing = await listAssistants(trx);
    if (existing.length >= MOST_ASSISTANTS) throw new DomainError('too-many', assistantMessages(actor.locale).tooMany);
    const position = Math.max(0, ...existing.map((row) => row.position + 1));
    const row = await trx
      .insertInto('assistants')
      .values({ id: newId(), position, document: toJson(document), published: null })
      .returningAll()
      .executeTakeFirstOrThrow();
    await remember(trx, actor, row, 'created');
    return row;
  });
}

/** What a write changes beside the version. */
type Change = { readonly document?: AssistantDocument; readonly isPublished?: boolean };

/**
 * Writes an assistant as long as `version` is the one that was read, and keeps a revision. Throws a DomainError `not-found`, or
 * `changed` when somebody else wrote it meanwhile.
 */
async function write(
  actor: ActorContext,
  { id, version }: { readonly id: string; readonly version: number },
  action: RevisionAction,
  { document, isPublished }: Change,
): Promise<AssistantRow> {
  const messages = assistantMessages(actor.locale);
  return tx(actor.db, async (trx) => {
    const row = await trx
      .updateTable('assistants')
      .set((eb) => ({
        version: eb('version', '+', 1),
        updated_at: actor.now,
        ...(document && { document: toJson(document) }),
        ...(isPublished === true && { published: sql<string>`document` }),
        ...(isPublished === false && { published: null, is_default: false }),
      }))
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (row) {
      await remember(trx, actor, row, action);
      return row;
    }
    const known = await findAssistant(trx, id);
    throw known ? new DomainError('changed', messages.changed) : new DomainError('not-found', messages.notFound);
  });
}

/** Saves the draft of an assistant; what is published stays as it is. */
export function saveAssistant(actor: ActorContext, id: string, version: number, document: AssistantDocument) {
  return write(actor, { id, version }, 'saved', { document });
}

/** Makes the draft what answers, or takes the assistant out of the selector. */
export function publishAssistant(actor: ActorContext, id: string, version: number, isPublished: boolean) {
  return write(actor, { id, version }, isPublished ? 'published' : 'retired', { isPublished });
}

/**
 * Makes an assistant the one that whoever has chosen none yet begins with, in place of another. Throws a DomainError `not-found`,
 * `changed` where it is another version by now, or `not-active` for one that nobody can ask.
 */
export async function makeDefault(actor: ActorContext, id: string, version: number): Promise<AssistantRow> {
  const messages = assistantMessages(actor.locale);
  return tx(actor.db, async (trx) => {
    // Two at once wait for each other here, so that the index never has to refuse one of them.
    await trx.selectFrom('assistants').select('id').orderBy('id').forUpdate().execute();
    const row = await findAssistant(trx, id);
    if (!row) throw new DomainError('not-found', messages.notFound);
    if (row.version !== version) throw new DomainError('changed', messages.changed);
    if (row.published === null) throw new DomainError('not-active', messages.notActive);
    await trx.updateTable('assistants').set({ is_default: false }).where('is_default', '=', true).execute();
    await trx.updateTable('assistants').set({ is_default: true }).where('id', '=', id).execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'assistant.made-default',
      subjectKind: 'assistant',
      subjectId: id,
      detail: {},
    });
    return { ...row, is_default: true };
  });
}
