import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { AssistantDocument } from './assistant-document.ts';
import { findAssistant, listAssistants } from './assistants.ts';

/** An assistant that can be asked. */
export type PublishedAssistant = { readonly id: string; readonly document: AssistantDocument };

/** The assistants that can be asked, in the sequence of the selector. */
export async function listPublished({ db }: Pick<ActorContext, 'db'>): Promise<readonly PublishedAssistant[]> {
  const rows = await listAssistants(db);
  return rows.flatMap(({ id, published }) => (published === null ? [] : [{ id, document: published }]));
}

/** The assistant of an id, if it can be asked. */
export async function findPublished(
  { db }: Pick<ActorContext, 'db'>,
  id: string,
): Promise<PublishedAssistant | undefined> {
  const row = await findAssistant(db, id);
  return row?.published ? { id: row.id, document: row.published } : undefined;
}

/** The assistant that the actor chose last; null before the first choice, and when it cannot be asked any more. */
export async function readChoice(actor: ActorContext): Promise<string | null> {
  const row = await actor.db
    .selectFrom('assistant_choices')
    .select('assistant_id')
    .where('account_id', '=', requireAccountId(actor))
    .executeTakeFirst();
  const assistant = row && (await findPublished(actor, row.assistant_id));
  return assistant?.id ?? null;
}

/** Remembers the actor's choice; null forgets it. */
export async function saveChoice(actor: ActorContext, assistantId: string | null): Promise<void> {
  const accountId = requireAccountId(actor);
  if (assistantId === null) {
    await actor.db.deleteFrom('assistant_choices').where('account_id', '=', accountId).execute();
    return;
  }
  await actor.db
    .insertInto('assistant_choices')
    .values({ account_id: accountId, assistant_id: assistantId })
    .onConflict((on) => on.column('account_id').doUpdateSet({ assistant_id: assistantId }))
    .execute();
}
