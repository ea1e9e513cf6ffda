import type { Services } from '#api/platform/services.ts';
import { fileKeyOf } from './find-import.ts';

const SWEPT_AT_ONCE = 100;

/** Removes imports that are old enough: the file first, as without its row it would never be found again. */
export async function sweepImports({ db, storage }: Pick<Services, 'db' | 'storage'>, now = new Date()): Promise<void> {
  const old = await db
    .selectFrom('listing_imports')
    .select('id')
    .where('expires_at', '<', now)
    .orderBy('expires_at')
    .limit(SWEPT_AT_ONCE)
    .execute();
  for (const { id } of old) {
    await storage.delete(fileKeyOf(id));
    await db.deleteFrom('listing_imports').where('id', '=', id).execute();
  }
}
