import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openServer } from './db/server.ts';
import { isDatabaseUnavailable } from './outage.ts';

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

it('counts a query after the connections were closed as an outage, not as a fault', async () => {
  const { db, close } = openServer({ host: '127.0.0.1', port: 1 }, () => undefined);
  await failureOf(sql`SELECT 1`.execute(db));
  await close();
  const error = await failureOf(sql`SELECT 1`.execute(db));
  expect(error).toBeInstanceOf(Error);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it('counts a fault of ours as no outage', () => {
  expect(isDatabaseUnavailable(new TypeError('orders is not iterable'))).toBe(false);
});
