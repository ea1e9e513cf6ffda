import { accountParts } from '#api/modules/privacy/parts.ts';
import type { Obstacle } from '#api/platform/account-data/account-part.ts';
import type { Db } from '#api/platform/db/database.ts';

/** All that has to end before an account can be deleted, from every module. */
export async function findObstacles(db: Db, accountId: string, when: 'asked' | 'due'): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  for (const part of accountParts()) found.push(...((await part.obstacles?.(db, accountId, when)) ?? []));
  return found;
}
