import { sql } from 'kysely';
import { sqlStateOf, tx } from '#api/platform/db/tx.ts';
import { removeImages } from '#api/platform/images/add-images.ts';
import type { PhotographStore } from './photograph-images.ts';

const UNUSED_DAYS = 30;
/** Of one account so many are kept that nothing uses: four full listings. The oldest go for new ones. */
const MOST_UNUSED = 120;
/** Of one photograph so many edits are kept. The oldest that nothing shows go for new ones. */
const MOST_EDITS = 20;
const SWEPT_AT_ONCE = 200;
const FOREIGN_KEY = '23503';

const isUnused = sql<boolean>`NOT EXISTS (SELECT FROM photograph_uses u WHERE u.photograph_id = photographs.id)`;

/** Runs work, and gives false when something still refers to what it removes. */
async function unlessShown(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) !== FOREIGN_KEY) throw error;
    return false;
  }
}

/** Removes a photograph with its images and their files, unless something uses it or shows one of its images. */
export async function removePhotograph({ db, images }: PhotographStore, id: string): Promise<void> {
  let gone: string[] = [];
  const isRemoved = await unlessShown(() =>
    tx(db, async (trx) => {
      const made = await trx
        .selectFrom('photograph_images')
        .select('image_id')
        .where('photograph_id', '=', id)
        .execute();
      gone = made.map(({ image_id: imageId }) => imageId);
      const { numDeletedRows } = await trx
        .deleteFrom('photographs')
        .where('id', '=', id)
        .where(isUnused)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      await removeImages(trx, gone);
      return true;
    }),
  );
  if (isRemoved) for (const imageId of gone) await images.remove(imageId);
  else await db.updateTable('photographs').set({ touched_at: new Date() }).where('id', '=', id).execute();
}

/** Removes what an account has sent and nothing uses, but the newest. */
export async function dropOldUnused(store: PhotographStore, accountId: string): Promise<void> {
  const old = await store.db
    .selectFrom('photographs')
    .select('id')
    .where('account_id', '=', accountId)
    .where(isUnused)
    .orderBy('touched_at', 'desc')
    .orderBy('id', 'desc')
    .offset(MOST_UNUSED)
    .execute();
  for (const { id } of old) await removePhotograph(store, id);
}

/** Removes the oldest edits of a photograph, but those that something shows. */
export async function dropOldEdits({ db, images }: PhotographStore, id: string): Promise<void> {
  const old = await db
    .selectFrom('photograph_images as made')
    .innerJoin('photographs', 'photographs.id', 'made.photograph_id')
    .select('made.image_id')
    .where('photographs.id', '=', id)
    .whereRef('made.image_id', '<>', 'photographs.image_id')
    .whereRef('made.image_id', '<>', 'photographs.master_image_id')
    .orderBy('made.created_at', 'desc')
    .orderBy('made.image_id')
    .offset(MOST_EDITS)
    .execute();
  for (const { image_id: imageId } of old) {
    const isRemoved = await unlessShown(() =>
      tx(db, async (trx) => {
        await trx.deleteFrom('photograph_images').where('image_id', '=', imageId).execute();
        await removeImages(trx, [imageId]);
        return true;
      }),
    );
    if (isRemoved) await images.remove(imageId);
  }
}

/** Removes photographs that nothing has used for 30 days. */
export async function sweepPhotographs(store: PhotographStore, now = new Date()): Promise<void> {
  const old = await store.db
    .selectFrom('photographs')
    .select('id')
    .where('touched_at', '<', new Date(now.getTime() - UNUSED_DAYS * 86_400_000))
    .where(isUnused)
    .orderBy('touched_at')
    .limit(SWEPT_AT_ONCE)
    .execute();
  for (const { id } of old) await removePhotograph(store, id);
}
