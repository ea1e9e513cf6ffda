import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from './database.ts';
import { tablesInOrder, type TableShape } from './tables-in-order.ts';
import { tx } from './tx.ts';

const BATCH = 500;

const headSchema = z.object({ headstock: z.literal(1), steps: z.array(z.string()) });
const batchSchema = z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) });

async function stepsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Parents before their children, then in the order of the first column; `after` rows are skipped. */
async function readRows(trx: Tx, { name, columns, selfReference }: TableShape, after: number): Promise<string[]> {
  const first = sql.ref(columns[0] ?? '');
  const order = selfReference === null ? first : sql`(${sql.ref(selfReference)} IS NOT NULL), ${first}`;
  const { rows } = await sql<{ row: string }>`
    SELECT row_to_json(t)::text AS row FROM ${sql.table(name)} t ORDER BY ${order} LIMIT ${BATCH} OFFSET ${after}`.execute(
    trx,
  );
  return rows.map(({ row }) => row);
}

async function* exportLines(trx: Tx): AsyncGenerator<string> {
  yield `${JSON.stringify({ headstock: 1, steps: await stepsOf(trx) })}\n`;
  for (const table of await tablesInOrder(trx)) {
    for (let after = 0; ; after += BATCH) {
      const rows = await readRows(trx, table, after);
      if (rows.length > 0) yield `{"table":${JSON.stringify(table.name)},"rows":[${rows.join(',')}]}\n`;
      if (rows.length < BATCH) break;
    }
  }
}

/** Writes the whole database, as it is at one moment, into a compressed file of JSON lines. */
export async function exportDatabase(db: Db, file: string): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) =>
      pipeline(Readable.from(exportLines(trx)), createGzip(), createWriteStream(file, { mode: 0o600 })),
    );
}

async function insertBatch(trx: Tx, line: string, shapes: ReadonlyMap<string, TableShape>): Promise<number> {
  const { table, rows } = batchSchema.parse(JSON.parse(line));
  const shape = shapes.get(table);
  if (!shape) throw new Error(`The file holds a table that this shop does not have: ${table}.`);
  const columns = sql.join(shape.columns.map((column) => sql.ref(column)));
  await sql`INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  );
  return rows.length;
}

/** Empties the tables that migrations have filled: the file brings these rows, as they are by now. */
async function clearDefaults(trx: Tx, shapes: ReadonlyMap<string, TableShape>): Promise<void> {
  const filled: string[] = [];
  for (const name of shapes.keys()) {
    const { rows } = await sql`SELECT FROM ${sql.table(name)} LIMIT 1`.execute(trx);
    if (rows.length > 0) filled.push(name);
  }
  if (filled.length > 0) await sql`TRUNCATE ${sql.join(filled.map((name) => sql.table(name)))} CASCADE`.execute(trx);
}

/**
 * Fills an empty, migrated database from a file of `exportDatabase`, all or nothing; gives the number of rows. `rebuild` makes the
 * derived tables anew in the same transaction.
 */
export async function importDatabase(db: Db, file: string, rebuild: (tx: Tx) => Promise<void>): Promise<number> {
  return tx(db, async (trx) => {
    const { rows: taken } = await sql`SELECT FROM accounts LIMIT 1`.execute(trx);
    if (taken.length > 0) throw new Error('The database is not empty. Import into a new one.');
    const shapes = new Map((await tablesInOrder(trx)).map((shape) => [shape.name, shape]));
    const known = await stepsOf(trx);
    await clearDefaults(trx, shapes);
    let isHead = true;
    let count = 0;
    for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
      if (isHead) {
        const { steps } = headSchema.parse(JSON.parse(line));
        if (steps.join() !== known.join())
          throw new Error('The file comes from another version of the shop. Bring both to the same version first.');
        isHead = false;
      } else {
        count += await insertBatch(trx, line, shapes);
      }
    }
    await rebuild(trx);
    return count;
  });
}
