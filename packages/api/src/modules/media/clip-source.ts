import { type ClipFacts, type ClipFormat, clipFormats } from '@headstock/contracts/clips';
import type { Selectable } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { ClipsTable } from './tables.ts';

export type ClipRow = Selectable<ClipsTable>;

/** A sound or video that somebody sent. */
export type ClipSource = ClipFacts & {
  readonly id: string;
  readonly accountId: string;
  /** As `clipPath` serves it. */
  readonly file: string;
  readonly isSynthesised: boolean;
};

/** The name of a clip's file. */
export const fileOf = ({ file_id: id, format }: Pick<ClipRow, 'file_id' | 'format'>): string => `${id}.${format}`;

/** Where the storage keeps the file of a clip. */
export const clipKey = (file: string): string => `clips/${file}`;

export const contentTypeOfClip = (format: ClipFormat): string => clipFormats[format].contentType;

export const toClip = (row: ClipRow): ClipSource => ({
  id: row.id,
  accountId: row.account_id,
  file: fileOf(row),
  format: row.format,
  kind: row.kind,
  bytes: row.bytes,
  seconds: row.seconds,
  width: row.width,
  height: row.height,
  isSynthesised: row.is_synthesised,
});

/** Clips by id; unknown ids are left out. The caller has checked whose they are. */
export async function loadClips(db: Db, ids: readonly string[]): Promise<Map<string, ClipSource>> {
  const known = [...new Set(ids)].filter(isId);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('clips').selectAll().where('id', 'in', known).execute();
  return new Map(rows.map((row) => [row.id, toClip(row)]));
}
