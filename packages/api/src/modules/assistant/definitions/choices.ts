import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { AssistantDocument } from './assistant-document.ts';
import { findAssistant, listAssistants } from './assistants.ts';

/** An assistant as a question meets it: what is published of it, or its draft. */
export type AskedAssistant = { readonly id: string; readonly document: AssistantDocument };

/** The assistants that can be asked, in the sequence of the selector. */
export async function listPublished({ db }: Pick<ActorContext, 'db'>): Promise<readonly AskedAssistant[]> {
  const rows = await listAssistants(db);
  return rows.flatMap(({ id, published }) => (published === null ? [] : [{ id, document: published }]));
}

/** The assistant of an id, if it can be asked. */
export async function findPublished({ db }: Pick<ActorContext, 'db'>, id: string): Promise<AskedAssistant | undefined> {
  const row = await findAssistant(db, id);
  return row?.published ? { id: row.id, document: row.published } : undefined;
}

/** The draft of an assistant, as staff try it. */
export async function findDraft({ db }: Pick<ActorContext, 'db'>, id: string): Promise<AskedAssistant | undefined> {
  const row = await findAssistant(db, id);
  return row && { id: row.id, document: row.document };
}

/**
 * The assistant that the actor begins with: the one that was chosen last, else the default. Null where there is no default, and for an
 * actor who chose to have none.
 */
export async function readChoice(actor: ActorContext): Promise<string | null> {
  const row = await actor.db
    .selectFrom('assistant_choices')
    .select('assistant_id')
    .where('account_id', '=', requireAccountId(actor))
    .executeTakeFirst();
  if (row?.assistant_id === null) return null;
  const chosen = row && (await findPublished(actor, row.assistant_id));
  if (chosen) return chosen.id;
  const assistant = await actor.db
    .selectFrom('assistants')
    .select('id')
    .where('is_default', '=', true)
    .executeTakeFirst();
  return assistant?.id ?? null;
}

/** Remembers the actor's choice; null for none. */
export async function saveChoice(actor: ActorContext, assistantId: string | null): Promise<void> {
  const accountId = requireAccountId(actor);
  await actor.db
    .insertInto('assistant_choices')
    .values({ account_id: accountId, assistant_id: assistantId })
    .onConflict((on) => on.column('account_id').doUpdateSet({ assistant_id: assistantId }))
    .execute();
}
