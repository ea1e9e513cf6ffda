import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { giveBackToGcraLimit, takeFromGcraLimit } from './gcra-limit.ts';

const SECRET = 'secret-secret-secret-secret-secret';
const limit = { name: 'tries', burst: 3, everySeconds: 60 };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.deleteFrom('rate_limits').execute());

const take = (subject = 'june') => takeFromGcraLimit(database.db, SECRET, limit, subject);
/** Moves all counters back, as if so many seconds had passed. */
const wait = (seconds: number) =>
  sql`UPDATE rate_limits SET window_ends_at = window_ends_at - make_interval(secs => ${seconds})`.execute(database.db);

it('allows a burst, then one request per interval, and says how long to wait', async () => {
  for (let turn = 0; turn < 3; turn += 1) expect(await take()).toEqual({ ok: true });
  expect(await take()).toEqual({ ok: false, retryAfter: 60 });
  expect(await take('other')).toEqual({ ok: true });
  await wait(45);
  expect(await take()).toEqual({ ok: false, retryAfter: 15 });
  await wait(15);
  expect(await take()).toEqual({ ok: true });
  expect(await take()).toMatchObject({ ok: false });
});

it('does not lengthen the wait for requests that come too early', async () => {
  for (let turn = 0; turn < 50; turn += 1) await take();
  await wait(60);
  expect(await take()).toEqual({ ok: true });
});

it('never allows more in an hour than it promises', async () => {
  let passed = 0;
  for (let second = 0; second < 3_600; second += 15) {
    if ((await take()).ok) passed += 1;
    await wait(15);
  }
  expect(passed).toBeLessThanOrEqual(limit.burst + 3_600 / limit.everySeconds);
  expect(passed).toBeGreaterThan(3_600 / limit.everySeconds - 1);
});

it('counts concurrent requests, and takes counted ones back', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => take()));
  expect(all.filter(({ ok }) => ok)).toHaveLength(3);
  await giveBackToGcraLimit(database.db, SECRET, limit, 'june');
  expect((await take()).ok).toBe(true);
  expect((await take()).ok).toBe(false);
});
