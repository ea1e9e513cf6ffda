import { type PhotographCrop, type PhotographRotation, photographLimits } from '@headstock/contracts/photographs';
import type { Selectable } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { PhotographsTable } from './tables.ts';

export type PhotographRow = Selectable<PhotographsTable>;

/** A photograph as `Photograph` of the schema; width and height are those of `imageId`. */
export type PhotographSource = {
  readonly id: string;
  readonly accountId: string;
  /** Shows it turned and cropped. Another edit has another image. */
  readonly imageId: string;
  readonly width: number;
  readonly height: number;
  readonly master: { readonly imageId: string; readonly width: number; readonly height: number };
  readonly rotation: PhotographRotation;
  readonly crop: PhotographCrop | null;
};

export const toPhotograph = (row: PhotographRow): PhotographSource => ({
  id: row.id,
  accountId: row.account_id,
  imageId: row.image_id,
  width: row.width,
  height: row.height,
  master: { imageId: row.master_image_id, width: row.master_width, height: row.master_height },
  rotation: row.rotation,
  crop: row.crop,
});

/** Whether a photograph is large enough to be published. */
export const isLargeEnough = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  Math.max(width, height) >= photographLimits.publishSide;

/** Photographs by id; unknown ids are left out. The caller has checked whose they are. */
export async function loadPhotographs(db: Db, ids: readonly string[]): Promise<Map<string, PhotographSource>> {
  const known = [...new Set(ids)].filter(isId);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('photographs').selectAll().where('id', 'in', known).execute();
  return new Map(rows.map((row) => [row.id, toPhotograph(row)]));
}

/** Photographs of the actor in the order of the ids, an admin's of everybody; all others are left out, as unknown ones are. */
export async function findPhotographs(actor: ActorContext, ids: readonly string[]): Promise<PhotographSource[]> {
  const accountId = requireAccountId(actor);
  const byId = await loadPhotographs(actor.db, ids);
  return [...new Set(ids)].flatMap((id) => {
    const photograph = byId.get(id);
    return photograph && (photograph.accountId === accountId || actor.principal.rights.isAdmin) ? photograph : [];
  });
}

/** Photographs of an account by the images that show them; unknown images, and those of others, are left out. */
export async function loadOwnPhotographs(
  db: Db,
  accountId: string,
  imageIds: readonly string[],
): Promise<Map<string, PhotographSource>> {
  if (imageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('photographs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('image_id', 'in', [...new Set(imageIds)])
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.image_id, toPhotograph(row)]));
}
