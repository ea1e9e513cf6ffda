import { resolve } from 'node:path';
import { readConfig } from '#api/platform/config.ts';
import { migrateDatabase } from '#api/migrate-database.ts';
import { catalogSearch, countMismatches, refreshTraits } from '#api/modules/catalog/index.ts';
import { checkBooks } from '#api/modules/payments/index.ts';
import { checkOrderTotals } from '#api/modules/sales/index.ts';
import { openDatabase } from '#api/platform/db/open-database.ts';
import { exportDatabase, importDatabase } from '#api/platform/db/transfer.ts';

/**
 * `npm run db -- export <file>` and `npm run db -- import <file>`: the whole database as one compressed file.
 * `npm run db -- recount`: counts the catalogue anew. `npm run db -- check`: compares its stored counts with the listings, and the books
 * with payments, orders and payouts; ends with 1 when something differs.
 */
const [, , command, file] = process.argv;
const isWithFile = (command === 'export' || command === 'import') && file !== undefined;
if (!isWithFile && command !== 'recount' && command !== 'check') {
  process.stderr.write(
    'Usage: npm run db -- export <file>\n       npm run db -- import <file>\n       npm run db -- recount\n       npm run db -- check\n',
  );
  process.exit(2);
}
const config = readConfig(process.env);
const database = await openDatabase({
  url: config.databaseUrl,
  dataFolder: config.dataFolder,
  warn: (message) => void process.stderr.write(`${message}\n`),
});
try {
  await migrateDatabase(database.db);
  const path = resolve(file ?? '');
  if (command === 'export') {
    await exportDatabase(database.db, path);
    process.stdout.write(`Exported to ${path}\n`);
  } else if (command === 'import') {
    process.stdout.write(
      `Imported ${await importDatabase(database.db, path, (tx) => catalogSearch(tx).rebuild())} rows from ${path}\n`,
    );
  } else if (command === 'recount') {
    await refreshTraits(database.db);
    await catalogSearch(database.db).rebuild();
    process.stdout.write('The catalogue is counted anew\n');
  } else {
    const wrong = await countMismatches(database.db);
    process.stdout.write(
      wrong === 0 ? 'All stored counts are right\n' : `${wrong} stored counts are wrong: npm run db -- recount\n`,
    );
    const differences = [...(await checkBooks(database.db)), ...(await checkOrderTotals(database.db))];
    for (const { check, subject, expected, found } of differences)
      process.stdout.write(`${check}: ${subject}, expected ${expected}, found ${found}\n`);
    process.stdout.write(
      differences.length === 0 ? 'The books are right\n' : `${differences.length} differences in the books, in cents\n`,
    );
    if (wrong > 0 || differences.length > 0) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
