import { readConfig } from '#api/platform/config.ts';
import { migrateDatabase } from '#api/migrate-database.ts';
import { openDatabase } from '#api/platform/db/open-database.ts';
import { PgBossJobs } from '#api/platform/jobs/pg-boss-jobs.ts';
import { createLog } from '#api/platform/log/create-log.ts';

/**
 * `npm run jobs -- list`: the jobs that failed for good, the newest first.
 * `npm run jobs -- retry [id]`: enqueues one of them again, or all.
 */
const [, , command, id] = process.argv;
if (command !== 'list' && command !== 'retry') {
  process.stderr.write('Usage: npm run jobs -- list\n       npm run jobs -- retry [id]\n');
  process.exit(2);
}
const config = readConfig(process.env);
const database = await openDatabase({
  url: config.databaseUrl,
  dataFolder: config.dataFolder,
  warn: (message) => void process.stderr.write(`${message}\n`),
});
const jobs = new PgBossJobs(database.db, createLog('silent'));
try {
  await migrateDatabase(database.db);
  if (command === 'retry') {
    process.stdout.write(`Enqueued ${await jobs.retryDeadLetters(id)} jobs again\n`);
  } else {
    const letters = await jobs.deadLetters();
    for (const { id: jobId, name, failedAt, payload, error } of letters)
      process.stdout.write(`${jobId}  ${failedAt.toISOString()}  ${name}  ${JSON.stringify(payload)}  ${error}\n`);
    process.stdout.write(letters.length === 0 ? 'No job failed for good\n' : '');
  }
} finally {
  await jobs.stop();
  await database.close();
}
