import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { type AssistantId, findAssistant } from './assistants.ts';

/** The assistant that the actor chose last; null before the first choice. */
export async function readChoice(actor: ActorContext): Promise<AssistantId | null> {
  const row = await actor.db
    .selectFrom('assistant_choices')
    .select('assistant_id')
    .where('account_id', '=', requireAccountId(actor))
    .executeTakeFirst();
  return findAssistant(row?.assistant_id ?? '')?.id ?? null;
}

/** Remembers the actor's choice; null forgets it. */
export async function saveChoice(actor: ActorContext, assistantId: AssistantId | null): Promise<void> {
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
