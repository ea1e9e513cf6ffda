import { resolve } from 'node:path';
import { readConfig } from '#api/config.ts';
import { migrate } from '#api/db/migrate.ts';
import { openDatabase } from '#api/db/open-database.ts';
import { exportDatabase, importDatabase } from '#api/db/transfer.ts';

/** `npm run db -- export <file>` and `npm run db -- import <file>`: the whole database as one compressed file. */
const [, , command, file] = process.argv;
if ((command !== 'export' && command !== 'import') || file === undefined) {
  process.stderr.write('Usage: npm run db -- export <file>\n       npm run db -- import <file>\n');
  process.exit(2);
}
const config = readConfig(process.env);
const database = await openDatabase({
  url: config.databaseUrl,
  dataFolder: config.dataFolder,
  warn: (message) => void process.stderr.write(`${message}\n`),
});
try {
  await migrate(database.db);
  const path = resolve(file);
  if (command === 'export') {
    await exportDatabase(database.db, path);
    process.stdout.write(`Exported to ${path}\n`);
  } else {
    process.stdout.write(`Imported ${await importDatabase(database.db, path)} rows from ${path}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
