import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { urlOf } from '#api/modules/sales/faults/api-process.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { until } from './jobs-contract.fixture.ts';
import { shortTiming, stuckJob, stuckWork } from './killed-worker.fixture.ts';
import { PgBossJobs } from './pg-boss-jobs.ts';

const PROGRAM = new URL('./killed-worker.fixture.ts', import.meta.url).pathname;
let database: TestDatabase;
let worker: ChildProcess | undefined;
beforeAll(async () => {
  database = await createTestDatabase({ concurrent: true });
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await database.drop();
});

it('hands the jobs of a killed process to another', async () => {
  const jobs = new PgBossJobs(database.db, pino({ level: 'silent' }), shortTiming);
  await jobs.enqueue(stuckJob, { name: 'Ada' });
  worker = spawn(process.execPath, [PROGRAM, await urlOf(database.db)], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let begun = '';
  worker.stdout?.on('data', (text: Buffer) => (begun += text.toString()));
  await until(() => begun.includes('job') && begun.includes('work'));

  const done: string[] = [];
  jobs.handle(stuckJob, async ({ name }) => done.push(name));
  jobs.handle(stuckWork, async () => done.push('work'));
  jobs.schedule(stuckWork, { everySeconds: 60 });
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  await jobs.start();
  await until(() => done.length === 2);
  expect(done.toSorted()).toEqual(['Ada', 'work']);
  expect(await jobs.deadLetters()).toEqual([]);
  await jobs.stop();
});
