import { sql } from 'kysely';
import { openDatabase } from '#api/platform/db/open-database.ts';

/** Writes rows into the database of the given data folder, one commit each, and prints each number once it is committed. */
const { db } = await openDatabase({
  dataFolder: process.argv[2] ?? '',
  warn: (message) => process.stderr.write(message),
});
await sql`CREATE TABLE IF NOT EXISTS written (n integer NOT NULL)`.execute(db);
for (let n = 1; ; n += 1) {
  await sql`INSERT INTO written VALUES (${n})`.execute(db);
  process.stdout.write(`${n}\n`);
}
