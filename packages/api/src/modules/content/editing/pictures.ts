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
    SELECT DISTINCT photograph #>> '{}' AS id
    FROM content_versions, jsonb_path_query(content, 'lax $.**.photograph ? (@.type() == "string")') AS photograph
    WHERE document_id = ${documentId}`.execute(trx);
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

type Picture = { readonly name: string; readonly photograph: string };

/** The pictures of a document: its own, and those of its people. */
function picturesIn(value: unknown): Picture[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('picture' in value) return picturesIn(value.picture);
  if (!('name' in value && 'backdrop' in value)) return [];
  return [{ name: String(value.name), photograph: 'photograph' in value ? String(value.photograph) : '' }];
}

/** Whether each picture of a document is a drawing of the shop, or the very photograph whose id it names. */
export async function hasKnownPictures(db: Db, values: ContentValues): Promise<boolean> {
  const pictures = Object.values(values).flatMap(picturesIn);
  const [photographs, drawings] = [pictures.filter(isPhotograph), pictures.filter((one) => !isPhotograph(one))];
  const ids = drawings.map((drawing) => pictureIdOf(drawing, 'CARD'));
  const known = await knownImages(db, ids);
  const sent = await loadPhotographs(
    db,
    photographs.map(({ photograph }) => photograph),
  );
  return (
    ids.every((id) => known.has(id)) &&
    photographs.every((one) => sent.get(one.photograph)?.imageId === pictureIdOf(one, 'CARD'))
  );
}
