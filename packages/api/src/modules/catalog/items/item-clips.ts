import type { ClipFormat, ClipKind } from '@headstock/contracts/clips';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { mergeReads } from '#api/platform/db/merge-reads.ts';
import { cacheByRevision } from '#api/platform/db/revisions.ts';
import type { ClipText } from '#api/modules/catalog/tables.ts';

/** What the catalogue says of a clip. */
export type ItemClip = {
  readonly clipId: string;
  readonly title: ClipText;
  readonly description: ClipText;
  readonly captions: ClipText;
  readonly posterImageId: string | null;
};

/** A clip with what its file is. */
export type ClipView = ItemClip & {
  readonly itemId: string;
  readonly file: string;
  readonly format: ClipFormat;
  readonly kind: ClipKind;
  readonly bytes: number;
  readonly seconds: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly isSynthesised: boolean;
  readonly createdAt: Date;
};

/** Items whose clips stay in memory: most have none. */
const CACHED = 3_000;

async function readClips(db: Db, itemIds: readonly string[]): Promise<Map<string, readonly ClipView[]>> {
  const rows = await db
    .selectFrom('item_clips as own')
    .innerJoin('clips', 'clips.id', 'own.clip_id')
    .select(['own.item_id', 'own.clip_id', 'own.title', 'own.description', 'own.captions', 'own.poster_image_id'])
    .select(['clips.file_id', 'clips.format', 'clips.kind', 'clips.bytes', 'clips.seconds', 'clips.width'])
    .select(['clips.height', 'clips.is_synthesised', 'clips.created_at'])
    .where('own.item_id', 'in', itemIds)
    .orderBy('own.item_id')
    .orderBy('own.position')
    .execute();
  const clips = rows.map((row): ClipView => {
    const { title, description, captions, format, kind, bytes, seconds, width, height } = row;
    return {
      title,
      description,
      captions,
      format,
      kind,
      bytes,
      seconds,
      width,
      height,
      itemId: row.item_id,
      clipId: row.clip_id,
      posterImageId: row.poster_image_id,
      file: `${row.file_id}.${format}`,
      isSynthesised: row.is_synthesised,
      createdAt: row.created_at,
    };
  });
  return new Map(itemIds.map((id) => [id, clips.filter(({ itemId }) => itemId === id)]));
}

const mergedReads = mergeReads(readClips);
const cached = cacheByRevision<readonly ClipView[]>(['descriptions'], CACHED);

/** The clips of items in their order, by item id; from memory while nothing was written. */
export async function loadItemClips(db: Db, itemIds: readonly string[]): Promise<Map<string, readonly ClipView[]>> {
  const known = await cached(db);
  return known.many(itemIds, (missing) => mergedReads(db, missing));
}

/** Gives an item exactly these clips, in this order; null leaves those that it has. */
export async function writeItemClips(trx: Tx, itemId: string, clips: readonly ItemClip[] | null): Promise<void> {
  if (clips === null) return;
  await trx.deleteFrom('item_clips').where('item_id', '=', itemId).execute();
  if (clips.length === 0) return;
  const rows = clips.map(({ clipId, title, description, captions, posterImageId }, position) => ({
    item_id: itemId,
    position,
    clip_id: clipId,
    title: toJson(title),
    description: toJson(description),
    captions: toJson(captions),
    poster_image_id: posterImageId,
  }));
  await trx.insertInto('item_clips').values(rows).execute();
}
