import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type FormProblemCode, pictureLimits } from '@headstock/contracts/forms';
import sharp from 'sharp';
import { inDataFolder } from '#api/platform/config.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { Services } from '#api/platform/services.ts';
import { pictureFiles } from './picture-files.ts';
import { looksLikePicture } from './picture-kind.model.ts';

/** A picture that was sent, read from the request whole. `bytes` is null for a file over the limit. */
export type SentPicture = { readonly fileName: string; readonly bytes: Buffer | null };

/** A picture that is kept. */
export type StoredPicture = { readonly id: string; readonly fileName: string; readonly sourceHash: string };

/** The longer side of what is kept, in pixels: enough to see a crack in the finish. */
const KEPT_SIDE = 2_400;
const ID = /^[\w-]{24}$/;

type Store = Pick<Services, 'db' | 'config'>;
type Encoded = { readonly data: Buffer; readonly width: number; readonly height: number };

function fileOf({ config }: Store, id: string): string {
  return join(inDataFolder(config, 'form-pictures'), `${id}.jpg`);
}

/** Decodes one picture at a time: others wait, the shop does not. */
let decoding: Promise<unknown> = Promise.resolve();

async function encode(bytes: Buffer): Promise<Encoded> {
  const picture = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', animated: false });
  const { data, info } = await picture
    .autoOrient()
    .resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Makes a picture of ours from what was sent: turned upright, without metadata. A code when it is none, or too large. */
async function remake(bytes: Buffer): Promise<Encoded | FormProblemCode> {
  if (bytes.length === 0) return 'picture-broken';
  if (!looksLikePicture(bytes)) return 'picture-kind';
  // The header alone: nothing is decoded yet.
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size?.width || !size.height) return 'picture-broken';
  const { width, height } = size;
  if (Math.max(width, height) >= pictureLimits.side || width * height > pictureLimits.pixels) return 'picture-side';
  const mine = decoding.then(() => encode(bytes)).catch((): FormProblemCode => 'picture-broken');
  decoding = mine;
  return mine;
}

/** Checks, re-encodes and keeps a picture. It belongs to nobody yet, so that it is swept away unless somebody takes it. */
export async function storePicture(
  store: Store,
  { fileName, bytes }: SentPicture,
  position: number,
): Promise<StoredPicture | FormProblemCode> {
  const remade = bytes === null ? 'picture-bytes' : await remake(bytes);
  if (bytes === null || typeof remade === 'string') return typeof remade === 'string' ? remade : 'picture-bytes';
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
  await pictureFiles.write(fileOf(store, id), remade.data);
  return stored;
}

/** The bytes of a kept picture, a JPEG; undefined for an unknown id. */
export async function readPicture(store: Store, id: string): Promise<Buffer | undefined> {
  return ID.test(id) ? pictureFiles.read(fileOf(store, id)) : undefined;
}

/** Where admins see a kept picture. */
export function picturePath(id: string): string {
  return `/api/forms/pictures/${id}`;
}

/** Forgets pictures: rows and files. */
export async function dropPictures(store: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const id of ids) await pictureFiles.remove(fileOf(store, id));
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
