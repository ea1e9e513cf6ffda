import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { done } from '#api/platform/mutation-result.ts';

/** Events that mail can be wanted for. */
export const emailEventTypes = ['orders', 'offers', 'messages', 'newsletter', 'wishlist'] as const;

/** The events for which the actor wants mail. */
export async function readPreferences(actor: ActorContext): Promise<{ emailEventTypes: string[] }> {
  const row = await actor.db
    .selectFrom('accounts')
    .select('email_event_types')
    .where('id', '=', requireAccountId(actor))
    .executeTakeFirstOrThrow();
  return { emailEventTypes: row.email_event_types };
}

/** Sets the events for which the actor wants mail; unknown ones are dropped. */
export async function updatePreferences(actor: ActorContext, wanted: readonly string[]) {
  const known = emailEventTypes.filter((type) => wanted.includes(type));
  await actor.db
    .updateTable('accounts')
    .set({ email_event_types: known })
    .where('id', '=', requireAccountId(actor))
    .execute();
  return done;
}
