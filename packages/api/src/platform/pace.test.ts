import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { giveBackPlace, takePlace } from './pace.ts';

const SECRET = 'secret-secret-secret-secret-secret';
const pace = { name: 'tries', burst: 3, everySeconds: 60 };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.deleteFrom('rate_limits').execute());

const take = (subject = 'june') => takePlace(database.db, SECRET, pace, subject);
/** Lets time go by, as far as the pace can tell. */
const wait = (seconds: number) =>
  sql`UPDATE rate_limits SET window_ends_at = window_ends_at - make_interval(secs => ${seconds})`.execute(database.db);

it('lets a burst through, then one at a time, and says when', async () => {
  for (let turn = 0; turn < 3; turn += 1) expect(await take()).toEqual({ ok: true });
  expect(await take()).toEqual({ ok: false, retryAfter: 60 });
  expect(await take('other')).toEqual({ ok: true });
  await wait(45);
  expect(await take()).toEqual({ ok: false, retryAfter: 15 });
  await wait(15);
  expect(await take()).toEqual({ ok: true });
  expect(await take()).toMatchObject({ ok: false });
});

it('is not pushed away by whoever asks too early', async () => {
  for (let turn = 0; turn < 50; turn += 1) await take();
  await wait(60);
  expect(await take()).toEqual({ ok: true });
});

it('never lets more through in an hour than it says', async () => {
  let passed = 0;
  for (let second = 0; second < 3_600; second += 15) {
    if ((await take()).ok) passed += 1;
    await wait(15);
  }
  expect(passed).toBeLessThanOrEqual(pace.burst + 3_600 / pace.everySeconds);
  expect(passed).toBeGreaterThan(3_600 / pace.everySeconds - 1);
});

it('counts many at once, too, and takes places back', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => take()));
  expect(all.filter(({ ok }) => ok)).toHaveLength(3);
  await giveBackPlace(database.db, SECRET, pace, 'june');
  expect((await take()).ok).toBe(true);
  expect((await take()).ok).toBe(false);
});
