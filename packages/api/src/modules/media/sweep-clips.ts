import { sql } from 'kysely';
import { sqlStateOf } from '#api/platform/db/tx.ts';
import type { Services } from '#api/platform/services.ts';
import { clipKey, fileOf } from './clip-source.ts';

type ClipStore = Pick<Services, 'db' | 'storage'>;

const UNUSED_DAYS = 30;
/** Of one account so many are kept that nothing uses: two full listings. The oldest go for new ones. */
const MOST_UNUSED = 6;
const SWEPT_AT_ONCE = 100;
const FOREIGN_KEY = '23503';

const isUnused = sql<boolean>`NOT EXISTS (SELECT FROM clip_uses u WHERE u.clip_id = clips.id)`;

/** Removes a clip with its file, unless something uses it or refers to it. */
async function removeClip({ db, storage }: ClipStore, id: string): Promise<void> {
  try {
    const gone = await db
      .deleteFrom('clips')
      .where('id', '=', id)
      .where(isUnused)
      .returning(['file_id', 'format'])
      .executeTakeFirst();
    if (gone) return await storage.delete(clipKey(fileOf(gone)));
  } catch (error) {
    if (sqlStateOf(error) !== FOREIGN_KEY) throw error;
  }
  await db.updateTable('clips').set({ touched_at: new Date() }).where('id', '=', id).execute();
  return undefined;
}

/** Removes what an account has sent and nothing uses, but the newest. */
export async function dropOldClips(store: ClipStore, accountId: string): Promise<void> {
  const old = await store.db
    .selectFrom('clips')
    .select('id')
    .where('account_id', '=', accountId)
    .where(isUnused)
    .orderBy('touched_at', 'desc')
    .orderBy('id', 'desc')
    .offset(MOST_UNUSED)
    .execute();
  for (const { id } of old) await removeClip(store, id);
}

/** Removes clips that nothing has used for 30 days. */
export async function sweepClips(store: ClipStore, now = new Date()): Promise<void> {
  const old = await store.db
    .selectFrom('clips')
    .select('id')
    .where('touched_at', '<', new Date(now.getTime() - UNUSED_DAYS * 86_400_000))
    .where(isUnused)
    .orderBy('touched_at')
    .limit(SWEPT_AT_ONCE)
    .execute();
  for (const { id } of old) await removeClip(store, id);
}
