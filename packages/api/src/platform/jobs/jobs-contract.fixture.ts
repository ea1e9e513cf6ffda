import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { defineJob, defineScheduledJob } from './define-job.ts';
import type { Jobs } from './jobs.ts';

/** Jobs for one test: every `connect` is like another process of the same shop. */
export type JobsUnderTest = { readonly connect: () => Jobs; readonly dispose: () => Promise<void> };

const PATIENCE_MS = 20_000;

/** Waits until the condition is true. Throws after 20 seconds. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not become true in time.');
    await wait(20);
  }
}

const greeting = z.strictObject({ name: z.string() });
const AT_ONCE = { limit: 2, delaySeconds: 0, backoff: false } as const;
const greet = defineJob('greet', greeting);
const failing = defineJob('fail-and-retry', greeting, { retry: AT_ONCE });
const alone = defineJob('alone', greeting, { singleton: true });
const crowd = defineJob('crowd', greeting, { concurrency: 3 });
const tick = defineScheduledJob('tick');

/** Counts how many run at a time. */
class Gauge {
  now = 0;
  most = 0;
  done = 0;

  async enter(ms: number): Promise<void> {
    this.now += 1;
    this.most = Math.max(this.most, this.now);
    await wait(ms);
    this.now -= 1;
    this.done += 1;
  }
}

/** What every implementation of jobs must do. Call it in a test file with a maker of empty queues. */
export function describeJobsContract(name: string, make: () => Promise<JobsUnderTest>): void {
  describe(`the jobs contract, kept by ${name}`, () => {
    let under: JobsUnderTest;
    let opened: Jobs[];
    beforeEach(async () => {
      under = await make();
      opened = [];
    });
    afterEach(async () => {
      await Promise.all(opened.map((jobs) => jobs.stop(1_000)));
      await under.dispose();
    });
    const connect = (): Jobs => {
      const jobs = under.connect();
      opened.push(jobs);
      return jobs;
    };

    it('runs what is enqueued, once, with its payload', async () => {
      const jobs = connect();
      const greeted: string[] = [];
      jobs.handle(greet, async ({ name: who }) => greeted.push(who));
      await jobs.start();
      await jobs.enqueue(greet, { name: 'Ada' });
      await until(() => greeted.length > 0);
      await wait(100);
      expect(greeted).toEqual(['Ada']);
    });

    it('refuses a payload that is not the job’s', async () => {
      const jobs = connect();
      const wrong: { name: string } = JSON.parse('{"name":7}');
      await expect(jobs.enqueue(greet, wrong)).rejects.toThrow('expected string');
    });

    it('lets another process run it', async () => {
      const [client, worker] = [connect(), connect()];
      const greeted: string[] = [];
      worker.handle(greet, async ({ name: who }) => greeted.push(who));
      await worker.start();
      await client.enqueue(greet, { name: 'Ada' });
      await until(() => greeted.length === 1);
      expect(greeted).toEqual(['Ada']);
    });

    it('waits until the requested time', async () => {
      const jobs = connect();
      let ranAt = 0;
      jobs.handle(greet, async () => (ranAt = Date.now()));
      await jobs.start();
      const startAfter = new Date(Date.now() + 1_500);
      await jobs.enqueue(greet, { name: 'Ada' }, { startAfter });
      await until(() => ranAt > 0);
      expect(ranAt).toBeGreaterThanOrEqual(startAfter.getTime());
    });

    it('retries after a failure', async () => {
      const jobs = connect();
      let attempts = 0;
      jobs.handle(failing, async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('not yet');
      });
      await jobs.start();
      await jobs.enqueue(failing, { name: 'Ada' });
      await until(() => attempts === 2);
      expect(await jobs.deadLetters()).toEqual([]);
    });

    it('keeps a job that fails for good as a dead letter, until it is retried', async () => {
      const jobs = connect();
      let isBroken = true;
      let attempts = 0;
      const greeted: string[] = [];
      jobs.handle(failing, async ({ name: who }) => {
        attempts += 1;
        if (isBroken) throw new Error('the printer is on fire');
        greeted.push(who);
      });
      await jobs.start();
      await jobs.enqueue(failing, { name: 'Ada' });
      await until(async () => (await jobs.deadLetters()).length === 1);
      expect(attempts).toBe(3);
      const [letter] = await jobs.deadLetters();
      expect(letter).toMatchObject({
        name: 'fail-and-retry',
        payload: { name: 'Ada' },
        error: 'the printer is on fire',
      });
      isBroken = false;
      expect(await jobs.retryDeadLetters('00000000-0000-4000-8000-000000000000')).toBe(0);
      expect(await jobs.retryDeadLetters(letter?.id)).toBe(1);
      await until(() => greeted.length === 1);
      expect(await jobs.deadLetters()).toEqual([]);
    });

    it('never runs a singleton job concurrently, across processes', async () => {
      const gauge = new Gauge();
      for (const jobs of [connect(), connect()]) {
        jobs.handle(alone, () => gauge.enter(150));
        await jobs.start();
      }
      for (let count = 0; count < 4; count += 1) await opened[count % 2]?.enqueue(alone, { name: 'Ada' });
      await until(() => gauge.done === 4);
      expect(gauge.most).toBe(1);
    });

    it('limits concurrency as the definition says', async () => {
      const jobs = connect();
      const gauge = new Gauge();
      jobs.handle(crowd, () => gauge.enter(400));
      await jobs.start();
      for (let count = 0; count < 6; count += 1) await jobs.enqueue(crowd, { name: 'Ada' });
      await until(() => gauge.done === 6);
      expect(gauge.most).toBe(3);
    });

    it('runs scheduled work repeatedly, in one process at a time', async () => {
      const gauge = new Gauge();
      for (const jobs of [connect(), connect()]) {
        jobs.handle(tick, () => gauge.enter(1_300));
        jobs.schedule(tick, { everySeconds: 1 });
        await jobs.start();
      }
      await until(() => gauge.done === 2);
      expect(gauge.most).toBe(1);
    });

    it('continues scheduled work after a failure', async () => {
      const jobs = connect();
      let runs = 0;
      jobs.handle(tick, async () => {
        runs += 1;
        throw new Error('not today');
      });
      jobs.schedule(tick, { everySeconds: 1 });
      await jobs.start();
      await until(() => runs >= 2);
      expect(await jobs.deadLetters()).toEqual([]);
    });

    it('has a handler for everything that is scheduled', () => {
      expect(() => connect().schedule(tick, { everySeconds: 1 })).toThrow('nobody handles it');
    });

    it('finishes running jobs before it stops, and starts no new ones', async () => {
      const jobs = connect();
      const gauge = new Gauge();
      jobs.handle(greet, () => gauge.enter(500));
      await jobs.start();
      await jobs.enqueue(greet, { name: 'Ada' });
      await until(() => gauge.now === 1);
      await jobs.enqueue(greet, { name: 'Grace' });
      await jobs.stop();
      expect([gauge.now, gauge.done]).toEqual([0, 1]);
    });
  });
}
