import { createHash, randomBytes } from 'node:crypto';
import type { FormProblemCode } from '@headstock/contracts/forms';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { Services } from '#api/platform/services.ts';
import { reencodePicture } from '#api/platform/images/reencode-picture.ts';

/** A picture that was sent, read from the request whole. `bytes` is null for a file over the limit. */
export type SentPicture = { readonly fileName: string; readonly bytes: Buffer | null };

/** A picture that is kept. */
export type StoredPicture = { readonly id: string; readonly fileName: string; readonly sourceHash: string };

const ID = /^[\w-]{24}$/;

/** Where pictures of forms are kept: their rows and their files. */
export type PictureStore = Pick<Services, 'db' | 'storage'>;

const keyOf = (id: string): string => `form-pictures/${id}.jpg`;

/** Checks, re-encodes and keeps a picture. It belongs to nobody yet, so that it is swept away unless somebody takes it. */
export async function storePicture(
  store: PictureStore,
  { fileName, bytes }: SentPicture,
  position: number,
): Promise<StoredPicture | FormProblemCode> {
  if (bytes === null) return 'picture-bytes';
  const remade = await reencodePicture(bytes);
  if (typeof remade === 'string') return `picture-${remade}`;
  const stored: StoredPicture = {
    id: randomBytes(18).toString('base64url'),
    fileName: cleanText(fileName).slice(0, 120),
    sourceHash: createHash('sha256').update(bytes).digest('base64url'),
  };
  const { id, sourceHash } = stored;
  const { width, height } = remade;
  const row = { id, position, file_name: stored.fileName, source_hash: sourceHash, width, height };
  // The row first: a file without one would never be swept away.
  await store.db.insertInto('form_pictures').values(row).execute();
  await store.storage.put(keyOf(id), remade.data, { contentType: 'image/jpeg' });
  return stored;
}

/** The bytes of a kept picture, a JPEG; undefined for an unknown id. */
export async function readPicture({ storage }: Pick<PictureStore, 'storage'>, id: string): Promise<Buffer | undefined> {
  return ID.test(id) ? storage.get(keyOf(id)) : undefined;
}

/** Where admins see a kept picture. */
export function picturePath(id: string): string {
  return `/api/forms/pictures/${id}`;
}

/** Forgets pictures: rows and files. */
export async function dropPictures(store: PictureStore, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const id of ids) await store.storage.delete(keyOf(id));
  await store.db
    .deleteFrom('form_pictures')
    .where('id', 'in', [...ids])
    .execute();
}

/** The pictures of a draft, in their order. */
export async function picturesOfDraft(db: Db, draftId: string): Promise<StoredPicture[]> {
  const rows = await db
    .selectFrom('form_pictures')
    .select(['id', 'file_name as fileName', 'source_hash as sourceHash'])
    .where('draft_id', '=', draftId)
    .where('submission_id', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows;
}
