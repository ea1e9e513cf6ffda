import { createReadStream } from 'node:fs';
import type { ClipFault } from '@headstock/contracts/clips';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { readClip } from '#api/platform/clips/clip-reader.ts';
import type { PreparedClip } from '#api/platform/clips/prepare-clip.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { Services } from '#api/platform/services.ts';
import { clipKey, type ClipRow, type ClipSource, contentTypeOfClip, fileOf, toClip } from './clip-source.ts';
import { imageIdOf } from './photograph-images.ts';
import type { SentFile } from './store-photograph.ts';
import { dropOldClips } from './sweep-clips.ts';

type ClipStore = Pick<Services, 'db' | 'storage'>;

async function findSent({ db }: ClipStore, accountId: string, hash: string): Promise<ClipRow | undefined> {
  return db
    .updateTable('clips')
    .set({ touched_at: new Date() })
    .where('account_id', '=', accountId)
    .where('source_hash', '=', hash)
    .returningAll()
    .executeTakeFirst();
}

/** Puts the file into the storage and then the row into its table: what has no file is not there. Of two at once one row stays. */
async function keep(
  store: ClipStore,
  accountId: string,
  sent: SentFile,
  { hash, ...facts }: PreparedClip,
  known: ClipRow | undefined,
): Promise<void> {
  const id = known?.id ?? newId();
  const fileId = known?.file_id ?? imageIdOf(id, hash);
  const key = clipKey(fileOf({ file_id: fileId, format: facts.format }));
  await store.storage.put(key, createReadStream(sent.file), { contentType: contentTypeOfClip(facts.format) });
  if (known) return;
  const { numInsertedOrUpdatedRows: added } = await store.db
    .insertInto('clips')
    .values({ id, account_id: accountId, source_hash: sent.hash, file_id: fileId, ...facts })
    .onConflict((on) => on.constraint('clips_once').doNothing())
    .executeTakeFirstOrThrow();
  if (!added) await store.storage.delete(key);
}

/** Makes a clip of the actor from a file, which is cleaned in place. Sent again, it is the one that is there. Swept away unless something keeps it. */
export async function storeClip(
  store: ClipStore,
  actor: ActorContext,
  sent: SentFile,
): Promise<ClipSource | ClipFault | 'busy'> {
  const accountId = requireAccountId(actor);
  const known = await findSent(store, accountId, sent.hash);
  if (known && (await store.storage.head(clipKey(fileOf(known))))) return toClip(known);
  const prepared = await readClip({ file: sent.file });
  if (typeof prepared === 'string') return prepared;
  await keep(store, accountId, sent, prepared, known);
  const row = await findSent(store, accountId, sent.hash);
  if (!row) throw new Error('A clip went while it was stored.');
  await dropOldClips(store, accountId);
  return toClip(row);
}
