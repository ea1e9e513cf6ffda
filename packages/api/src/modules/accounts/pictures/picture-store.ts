import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { type PictureFault, reencodePicture, type ReencodedPicture } from '#api/platform/images/reencode-picture.ts';
import type { Services } from '#api/platform/services.ts';
import { type Crop, toPixels } from './crop.model.ts';

export type ProfilePictureKind = 'avatar' | 'banner';
type PictureStore = Pick<Services, 'db' | 'storage'>;

/** Bytes of one upload at most. */
export const MAXIMUM_PICTURE_BYTES = 10 * 2 ** 20;

/** What is kept, in pixels: twice the size at which it is shown. */
export const pictureSizes = {
  avatar: { width: 320, height: 320 },
  banner: { width: 1_600, height: 400 },
} as const satisfies Record<ProfilePictureKind, { width: number; height: number }>;

const columns = { avatar: 'avatar_image_id', banner: 'banner_image_id' } as const;
const ID = /^[\w-]{24}$/;
const SWEPT_AT_ONCE = 200;
/** Longer than an upload takes between its row and the account that names it. */
const UNUSED_MS = 3_600_000;

const keyOf = (id: string): string => `profile-pictures/${id}.webp`;

async function cut({ data, width, height }: ReencodedPicture, kind: ProfilePictureKind, crop: Crop | null) {
  const size = pictureSizes[kind];
  return sharp(data)
    .extract(toPixels({ width, height }, size, crop))
    .resize(size.width, size.height, { fit: 'fill' })
    .webp({ quality: 82 })
    .toBuffer();
}

/** Lets a member's account name another picture, or none, and gives the one before; undefined for whoever is no member. */
async function point(trx: Tx, accountId: string, kind: ProfilePictureKind, id: string | null) {
  const column = columns[kind];
  const before = await trx
    .selectFrom('accounts')
    .select(`${column} as id`)
    .where('id', '=', accountId)
    .where('kind', '=', 'member')
    .forUpdate()
    .executeTakeFirst();
  if (before)
    await trx
      .updateTable('accounts')
      .set({ [column]: id })
      .where('id', '=', accountId)
      .execute();
  return before;
}

/** Removes a picture that no account names: file first, as without its row it would never be found again. */
async function drop({ db, storage }: PictureStore, id: string | null | undefined): Promise<void> {
  if (!id) return;
  await storage.delete(keyOf(id));
  await db.deleteFrom('profile_pictures').where('id', '=', id).execute();
}

/** Checks, cuts and keeps a picture as the actor's avatar or banner, in place of the one before. Without a crop its middle is kept. */
export async function storeProfilePicture(
  store: PictureStore,
  actor: ActorContext,
  kind: ProfilePictureKind,
  { bytes, crop }: { readonly bytes: Buffer; readonly crop: Crop | null },
): Promise<{ readonly id: string } | PictureFault> {
  const picture = await reencodePicture(bytes);
  if (typeof picture === 'string') return picture;
  const data = await cut(picture, kind, crop);
  const accountId = requireAccountId(actor);
  const id = randomBytes(18).toString('base64url');
  // The row first: a file without one would never be swept away.
  await store.db.insertInto('profile_pictures').values({ id, account_id: accountId, kind }).execute();
  await store.storage.put(keyOf(id), data, { contentType: 'image/webp', immutable: true });
  const before = await tx(store.db, (trx) => point(trx, accountId, kind, id));
  await drop(store, before?.id);
  return { id };
}

/**
 * Removes the avatar or banner of the actor, or, for an admin, of anybody, which is audited. Removing none is no error. False
 * for an account that is not there or not the actor's to change.
 */
export async function removeProfilePicture(
  store: PictureStore,
  actor: ActorContext,
  kind: ProfilePictureKind,
  accountId = requireAccountId(actor),
): Promise<boolean> {
  const isOwn = accountId === actor.principal.accountId;
  if (!isId(accountId) || (!isOwn && !actor.principal.rights.isAdmin)) return false;
  const removed = await tx(store.db, async (trx) => {
    const before = await point(trx, accountId, kind, null);
    const entry = { action: 'account.picture-removed', subjectKind: 'account', subjectId: accountId, detail: { kind } };
    if (before && !isOwn) await recordAudit(trx, actorOf(actor), entry);
    return before;
  });
  await drop(store, removed?.id);
  return removed !== undefined;
}

/** The bytes of a picture that an account names; undefined for every other id. */
export async function readProfilePicture({ db, storage }: PictureStore, id: string): Promise<Buffer | undefined> {
  if (!ID.test(id)) return undefined;
  const row = await db
    .selectFrom('profile_pictures')
    .innerJoin('accounts', 'accounts.id', 'profile_pictures.account_id')
    .select('profile_pictures.id')
    .where('profile_pictures.id', '=', id)
    .where((is) => is.or([is('accounts.avatar_image_id', '=', id), is('accounts.banner_image_id', '=', id)]))
    .executeTakeFirst();
  return row && storage.get(keyOf(row.id));
}

/** Removes pictures that no account names, such as those of deleted accounts and of uploads that were cut off. */
export async function sweepProfilePictures(store: PictureStore, now = new Date()): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM profile_pictures AS p JOIN accounts AS a ON a.id = p.account_id
    WHERE p.created_at < ${new Date(now.getTime() - UNUSED_MS)}
      AND p.id IS DISTINCT FROM a.avatar_image_id AND p.id IS DISTINCT FROM a.banner_image_id
    ORDER BY p.created_at LIMIT ${SWEPT_AT_ONCE}`.execute(store.db);
  for (const { id } of rows) await drop(store, id);
}

/** The files of an account's present pictures, for an export. */
export async function pictureFiles(db: Db, accountId: string) {
  const rows = await db
    .selectFrom('profile_pictures')
    .select(['id', 'kind'])
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ id, kind }) => ({ path: `profile/${kind}-${id}.webp`, key: keyOf(id) }));
}
