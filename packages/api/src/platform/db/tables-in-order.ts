import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A table of the shop, its columns, and the column that refers to the table itself, if there is one. */
export type TableShape = { name: string; columns: string[]; selfReference: string | null };

/** Tables whose rows follow from others or from running processes, and so are made anew instead of being moved. */
export const derivedTables = [
  'listing_counts',
  'listing_count_deltas',
  'search_vocabulary',
  'search_vocabulary_queue',
  'listing_changes',
  'job_leases',
  'live_events',
  'revisions',
  'revision_changes',
] as const;

type Reference = { source: string; target: string; column: string };

/** All tables but the derived ones in an order in which every row's references come before it. Throws when tables refer to each other in a circle. */
export async function tablesInOrder(db: Db): Promise<TableShape[]> {
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_generated = 'NEVER' AND table_name NOT LIKE 'kysely%'
      AND table_name <> ALL(${[...derivedTables]})
    GROUP BY table_name ORDER BY table_name`.execute(db);
  const { rows: references } = await sql<Reference>`
    SELECT c.conrelid::regclass::text AS source, c.confrelid::regclass::text AS target, a.attname::text AS column
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.connamespace = current_schema()::regnamespace`.execute(db);
  const ordered: TableShape[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const isFree = (name: string): boolean =>
      references.every(({ source, target }) => source !== name || target === name || !waiting.has(target));
    const free = [...waiting.values()].filter(({ name }) => isFree(name));
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}.`);
    for (const table of free) {
      waiting.delete(table.name);
      const self = references.find(({ source, target }) => source === table.name && target === table.name);
      ordered.push({ ...table, selfReference: self?.column ?? null });
    }
  }
  return ordered;
}
