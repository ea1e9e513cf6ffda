import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { findObstacles } from './deletion/find-obstacles.ts';
import { readDeletion } from './deletion/request-deletion.ts';
import { readExport } from './exports/export-store.ts';

/** What the actor can do about what the shop knows of them, and what is under way. */
export async function readPrivacy(actor: ActorContext) {
  const { db, now } = actor;
  const accountId = requireAccountId(actor);
  return {
    export: await readExport(db, accountId, now),
    deletion: await readDeletion(db, accountId),
    obstacles: await findObstacles(db, accountId, 'asked'),
  };
}
