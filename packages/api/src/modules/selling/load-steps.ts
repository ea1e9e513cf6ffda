import type { ActorContext } from '#api/platform/actor-context.ts';

/** The history of a listing, oldest first. Which of the staff moved it is for admins to know. */
export async function loadSteps({ db, principal }: ActorContext, id: string) {
  const rows = await db
    .selectFrom('listing_steps')
    .leftJoin('accounts', 'accounts.id', 'listing_steps.account_id')
    .select(['position', 'action', 'from_state as from', 'to_state as to', 'made_by as by', 'reason', 'fields'])
    .select(['listing_steps.created_at as at', 'accounts.display_name as name'])
    .where('listing_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, name: row.by === 'SHOP' && !principal.rights.isAdmin ? null : row.name }));
}
