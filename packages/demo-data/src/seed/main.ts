import { inDataFolder, migrateDatabase, openDatabase, readConfig, reportProgress } from '@headstock/api/seeding';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DEMO_SIZE } from './demo-shop.ts';
import { isEmpty, seedShop } from './seed-shop.ts';

/**
 * Fills the database of the configuration with the demo shop when it is empty. A database of our own is marked beside its
 * files, as starting its server only to look would delay every start of the shop.
 */
async function fill(): Promise<void> {
  const config = readConfig(process.env);
  if (config.environment === 'production') throw new Error('A production shop is not filled with the demo shop.');
  const mark = config.databaseUrl === undefined ? inDataFolder(config, 'db', 'demo-shop.json') : undefined;
  const isMarked = mark !== undefined && (await readFile(mark).catch(() => undefined)) !== undefined;
  if (isMarked) return;
  const database = await openDatabase({
    url: config.databaseUrl,
    dataFolder: config.dataFolder,
    warn: (message) => void process.stderr.write(`${message}\n`),
  });
  try {
    await migrateDatabase(database.db);
    if (await isEmpty(database.db))
      await seedShop(database.db, { size: DEMO_SIZE, now: new Date(), onProgress: reportProgress });
  } finally {
    await database.close();
  }
  if (mark === undefined) return;
  await mkdir(dirname(mark), { recursive: true });
  await writeFile(mark, `${JSON.stringify({ size: DEMO_SIZE })}\n`);
}

await fill().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
