import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { z } from 'zod';
import { openServer } from '#api/platform/db/server.ts';
import { defineJob, defineScheduledJob } from './define-job.ts';
import { PgBossJobs, type PgBossTiming } from './pg-boss-jobs.ts';

/** A job and scheduled work that this program never ends; both give up on a dead process after two seconds. */
export const stuckJob = defineJob('stuck', z.strictObject({ name: z.string() }), {
  timeoutSeconds: 2,
  retry: { limit: 3, delaySeconds: 0, backoff: false },
});
export const stuckWork = defineScheduledJob('stuck-work');
export const shortTiming: PgBossTiming = { pollSeconds: 1, superviseSeconds: 1, leaseSeconds: 2 };

/** Run as a program with a database's URL, it takes both and prints what it began. */
async function main(connectionString: string): Promise<void> {
  const { db } = openServer({ connectionString, max: 3 }, () => undefined);
  const jobs = new PgBossJobs(db, pino({ level: 'silent' }), shortTiming);
  jobs.handle(stuckJob, async () => {
    process.stdout.write('job\n');
    await wait(60_000);
  });
  jobs.handle(stuckWork, async () => {
    process.stdout.write('work\n');
    await wait(60_000);
  });
  jobs.schedule(stuckWork, { everySeconds: 1 });
  await jobs.start();
}

const [, program, url] = process.argv;
if (program === import.meta.filename && url !== undefined) await main(url);
