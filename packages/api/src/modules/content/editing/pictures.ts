import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '@headstock/content/read-content';
import type { ContentValues } from '@headstock/contracts/content-fields';
import { sql } from 'kysely';
import { loadPhotographs } from '#api/modules/media/index.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isPhotograph, pictureIdOf } from '#api/modules/content/picture-ids.ts';

/** The photographs that any version of a document shows. */
export async function photographsOf(trx: Tx, documentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT content -> 'shared.image' ->> 'photograph' AS id FROM content_versions
    WHERE document_id = ${documentId} AND content -> 'shared.image' ->> 'photograph' IS NOT NULL`.execute(trx);
  return rows.map(({ id }) => id);
}

/** A drawing of the shop that texts may show. */
export type Drawing = { readonly name: string; readonly imageId: string };

const CARD = '.card.svg';

async function knownImages(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('images').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The drawings that came with the shop, by name. */
export async function loadDrawings(db: Db): Promise<Drawing[]> {
  const files = (await readdir(join(contentFolder, 'images'))).filter((file) => file.endsWith(CARD));
  const drawings = files
    .map((file) => file.slice(0, -CARD.length))
    .toSorted()
    .map((name) => ({ name, imageId: pictureIdOf({ name }, 'CARD') }));
  const known = await knownImages(
    db,
    drawings.map(({ imageId }) => imageId),
  );
  return drawings.filter(({ imageId }) => known.has(imageId));
}

/** Whether the picture of a document is a drawing of the shop, or the very photograph whose id it names. */
export async function hasKnownPicture(db: Db, values: ContentValues): Promise<boolean> {
  const picture = values['shared.image'];
  if (typeof picture !== 'object' || picture === null || !('name' in picture)) return true;
  const image = { name: String(picture.name) };
  const imageId = pictureIdOf(image, 'CARD');
  if (!isPhotograph(image)) return (await knownImages(db, [imageId])).has(imageId);
  const id = 'photograph' in picture ? String(picture.photograph) : '';
  return (await loadPhotographs(db, [id])).get(id)?.imageId === imageId;
}
