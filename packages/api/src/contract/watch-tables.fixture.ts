import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

/** Gives the tables whose rows changed since it was asked last. */
export type ChangedTables = () => Promise<readonly string[]>;

/** A sum of each table's rows, by its name. */
async function sumsOf(db: Db, tables: readonly string[]): Promise<[table: string, sum: string][]> {
  const sums = tables.map(
    (table) => sql`SELECT ${table}::text AS name, coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum
      FROM ${sql.table(table)} AS t`,
  );
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` UNION ALL `)}`.execute(db);
  return rows.map(({ name, sum }) => [name, sum]);
}

/**
 * Watches all tables but `ignored`. Triggers note which were written to, so that only their rows are summed up and compared:
 * a statement that writes nothing changes nothing.
 */
export async function watchTables(db: Db, ignored: readonly string[]): Promise<ChangedTables> {
  const all = await db.introspection.getTables();
  const tables = all.map(({ name }) => name).filter((name) => !ignored.includes(name));
  const sums = new Map(await sumsOf(db, tables));
  await sql`CREATE TABLE written_tables (name text NOT NULL)`.execute(db);
  await sql`CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO written_tables VALUES (TG_TABLE_NAME); RETURN NULL; END $$`.execute(db);
  for (const table of tables)
    await sql`CREATE TRIGGER note_write AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${sql.table(table)}
      FOR EACH STATEMENT EXECUTE FUNCTION note_write()`.execute(db);
  return async () => {
    const written = await sql<{ name: string }>`DELETE FROM written_tables RETURNING name`.execute(db);
    const names = [...new Set(written.rows.map(({ name }) => name))];
    if (names.length === 0) return [];
    const changed = (await sumsOf(db, names)).filter(([name, sum]) => sums.get(name) !== sum);
    for (const [name, sum] of changed) sums.set(name, sum);
    return changed.map(([name]) => name);
  };
}
