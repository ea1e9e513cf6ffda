import type { PhotographFault } from '@headstock/contracts/photographs';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { Master } from '#api/platform/images/decode-photograph.ts';
import { addPhoto, hasImage, imageIdOf, linkPhoto, type PhotographStore, putImage } from './photograph-images.ts';
import { type PhotographRow, type PhotographSource, toPhotograph } from './photograph-source.ts';
import { dropOldUnused, removePhotograph } from './sweep-photographs.ts';

/** A file that has arrived whole: where it is, and the SHA-256 of its bytes in hex. */
export type SentFile = { readonly file: string; readonly hash: string };

async function findSent(
  { db }: Pick<PhotographStore, 'db'>,
  accountId: string,
  hash: string,
): Promise<PhotographRow | undefined> {
  return db
    .updateTable('photographs')
    .set({ touched_at: new Date() })
    .where('account_id', '=', accountId)
    .where('source_hash', '=', hash)
    .returningAll()
    .executeTakeFirst();
}

/** Adds the row, or nothing when the same file was added at the same time. */
async function insert(store: PhotographStore, accountId: string, hash: string, master: Master): Promise<string | null> {
  const id = newId();
  const imageId = imageIdOf(id, master.data);
  const { width, height } = master;
  return tx(store.db, async (trx) => {
    // One at a time of an account: the same file may arrive twice at once.
    await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
    const taken = await trx
      .selectFrom('photographs')
      .select('id')
      .where('account_id', '=', accountId)
      .where('source_hash', '=', hash)
      .executeTakeFirst();
    if (taken) return null;
    const images = { master_image_id: imageId, master_width: width, master_height: height, image_id: imageId };
    await addPhoto(trx, imageId, master);
    await trx
      .insertInto('photographs')
      .values({ id, account_id: accountId, source_hash: hash, ...images, width, height, crop: null })
      .execute();
    await linkPhoto(trx, id, imageId, { rotation: 0, crop: null });
    return id;
  });
}

/** Makes a photograph of the actor from a file. Sent again, it is the one that is there. Swept away unless something keeps it. */
export async function storePhotograph(
  store: PhotographStore,
  actor: ActorContext,
  { file, hash }: SentFile,
): Promise<PhotographSource | PhotographFault | 'busy'> {
  const accountId = requireAccountId(actor);
  const known = await findSent(store, accountId, hash);
  if (known && (await hasImage(store, known.master_image_id)) && (await hasImage(store, known.image_id)))
    return toPhotograph(known);
  const decoded = await store.images.photographs.run({ kind: 'decode', file });
  if (decoded === 'busy') return 'busy';
  if (!decoded.ok) return decoded.fault;
  const { master } = decoded;
  // The file of a known one was lost: what is decoded takes its place.
  const id = known?.id ?? (await insert(store, accountId, hash, master));
  const row = await findSent(store, accountId, hash);
  if (!row) throw new Error('A photograph went while it was stored.');
  try {
    await putImage(store, row.master_image_id, master.data);
  } catch (error) {
    // Nothing half kept: what has no file is not there.
    if (id !== null) await removePhotograph(store, row.id);
    throw error;
  }
  await dropOldUnused(store, accountId);
  return toPhotograph(row);
}
