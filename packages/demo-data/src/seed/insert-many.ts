import { type Database, toJson, type Tx } from '@headstock/api/seeding';
import { sql } from 'kysely';

const BATCH = 1_000;

/** A row as JSON: jsonb columns hold values, moments ISO texts. */
export type SeedRow = Readonly<Record<string, unknown>>;

/** Inserts rows of equal columns, a thousand a statement. Columns that the rows leave out take their defaults. */
export async function insertMany(tx: Tx, table: keyof Database, rows: readonly SeedRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = toJson(rows.slice(start, start + BATCH));
    await sql`INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${batch}::jsonb)`.execute(tx);
  }
}
