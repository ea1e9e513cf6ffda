import type { Db } from '#api/platform/db/database.ts';
import { type AssistantId, findAssistant } from './assistants.ts';

/** The assistant that an account chose last; null before the first choice. */
export async function readChoice(db: Db, accountId: string): Promise<AssistantId | null> {
  const row = await db
    .selectFrom('assistant_choices')
    .select('assistant_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return findAssistant(row?.assistant_id ?? '')?.id ?? null;
}

/** Remembers an account's choice; null forgets it. */
export async function saveChoice(db: Db, accountId: string, assistantId: AssistantId | null): Promise<void> {
  if (assistantId === null) {
    await db.deleteFrom('assistant_choices').where('account_id', '=', accountId).execute();
    return;
  }
  await db
    .insertInto('assistant_choices')
    .values({ account_id: accountId, assistant_id: assistantId })
    .onConflict((on) => on.column('account_id').doUpdateSet({ assistant_id: assistantId }))
    .execute();
}
