import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { ListingFilterInput, NameHolder, NameMove } from '#api/modules/catalog/index.ts';
import { toSearchFilter } from './search-filter.model.ts';

type Row = { readonly id: string; readonly filter: ListingFilterInput };
const rowSchema = z.object({
  id: z.string(),
  filter: z.record(z.string(), z.unknown()),
  written: z.record(z.string(), z.unknown()),
});

/** The key of a filter that a move changes, with the slug there; null where addresses stay as they are. */
function slugOf({ kind, from, to }: NameMove): { key: 'brand' | 'type'; from: string; to: string } | null {
  if (kind === 'MODEL') return null;
  const change =
    kind === 'BRAND'
      ? ({ key: 'brand', from: from.slug, to: to.slug } as const)
      : ({ key: 'type', from: from.partSlug ?? '', to: to.partSlug ?? '' } as const);
  return change.from === change.to ? null : change;
}

const has = (key: string, slug: string): RawBuilder<boolean> =>
  sql<boolean>`removed_at IS NULL AND filter -> ${key} @> ${JSON.stringify([slug])}::jsonb`;

/** Writes a filter, unless its owner has the same one already. */
async function write(trx: Tx, id: string, filter: ListingFilterInput): Promise<void> {
  await sql`UPDATE saved_searches SET filter = ${toJson(filter)}::jsonb WHERE id = ${id} AND NOT EXISTS (
    SELECT FROM saved_searches other WHERE other.account_id = saved_searches.account_id AND other.removed_at IS NULL
      AND other.id <> saved_searches.id AND md5(other.filter::text) = md5((${toJson(filter)}::jsonb)::text))`.execute(
    trx,
  );
}

/** Saved searches by the address of a brand or a type. Those that stay find the same, as the old address leads on. */
export const savedSearchesHolder: NameHolder = {
  key: 'savedSearches',
  count: async (db, move) => {
    const change = slugOf(move);
    if (!change) return 0;
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM saved_searches WHERE ${has(change.key, change.from)}`.execute(db);
    return rows[0]?.count ?? 0;
  },
  move: async (trx, move) => {
    const change = slugOf(move);
    if (!change) return [];
    const { rows } = await sql<Row>`SELECT id, filter FROM saved_searches WHERE ${has(change.key, change.from)}
      ORDER BY id FOR UPDATE`.execute(trx);
    const changed = rows.map(({ id, filter }) => {
      const slugs = (filter[change.key] ?? []).map((slug) => (slug === change.from ? change.to : slug));
      return { id, filter, written: toSearchFilter({ ...filter, [change.key]: slugs }) };
    });
    for (const { id, written } of changed) await write(trx, id, written);
    return changed;
  },
  restore: async (trx, _move, snapshot) => {
    for (const { id, filter, written } of z.array(rowSchema).parse(snapshot))
      await sql`UPDATE saved_searches SET filter = ${toJson(filter)}::jsonb
        WHERE id = ${id} AND filter = ${toJson(written)}::jsonb AND NOT EXISTS (
          SELECT FROM saved_searches other WHERE other.account_id = saved_searches.account_id AND other.removed_at IS NULL
            AND other.id <> saved_searches.id AND md5(other.filter::text) = md5((${toJson(filter)}::jsonb)::text))`.execute(
        trx,
      );
  },
};
