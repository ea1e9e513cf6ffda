import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { pino } from 'pino';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { defineJob, defineScheduledJob } from './define-job.ts';
import { describeJobsContract, until } from './jobs-contract.fixture.ts';
import { PgBossJobs } from './pg-boss-jobs.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describeJobsContract('pg-boss', async () => ({
  connect: () => new PgBossJobs(database.db, log),
  async dispose() {
    await sql`DELETE FROM pgboss.job`.execute(database.db);
    await sql`DELETE FROM job_leases`.execute(database.db);
  },
}));

describe('pg-boss', () => {
  const greet = defineJob('greet', z.strictObject({ name: z.string() }));

  it('enqueues a job only when its transaction commits', async () => {
    const jobs = new PgBossJobs(database.db, log);
    const greeted: string[] = [];
    jobs.handle(greet, async ({ name }) => greeted.push(name));
    await jobs.start();
    const given = tx(database.db, async (trx) => {
      await jobs.enqueue(greet, { name: 'rolled back' }, { tx: trx });
      throw new Error('never mind');
    });
    await expect(given).rejects.toThrow('never mind');
    await tx(database.db, async (trx) => {
      await jobs.enqueue(greet, { name: 'committed' }, { tx: trx });
      expect(greeted).toEqual([]);
    });
    await until(() => greeted.length > 0);
    await wait(1_500);
    expect(greeted).toEqual(['committed']);
    await jobs.stop();
  });

  it('runs scheduled work only while its condition holds', async () => {
    const jobs = new PgBossJobs(database.db, log);
    const mark = defineScheduledJob('mark');
    await sql`CREATE TABLE marks (id integer)`.execute(database.db);
    let runs = 0;
    jobs.handle(mark, async () => {
      runs += 1;
      await sql`DELETE FROM marks`.execute(database.db);
    });
    jobs.schedule(mark, { everySeconds: 1, onlyIf: sql<boolean>`EXISTS (SELECT FROM marks)` });
    // It fell due while the shop was closed.
    await sql`INSERT INTO job_leases (name, due_at) VALUES ('mark', now() - interval '1 day'), ('gone', now())`.execute(
      database.db,
    );
    await jobs.start();
    await wait(1_500);
    expect(runs).toBe(0);
    expect(await jobs.regularWork()).toMatchObject([{ name: 'mark', holder: null, isIdle: true, isLate: false }]);
    await sql`INSERT INTO marks VALUES (1)`.execute(database.db);
    await until(() => runs === 1);
    await wait(1_500);
    expect(runs).toBe(1);
    await jobs.stop();
  });
});
