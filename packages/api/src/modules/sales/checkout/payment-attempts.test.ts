import { testActor } from '#api/platform/actor-context.fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { beginPaymentAttempt } from './payment-attempts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const tryToPay = (sessionId: string, orderId: string, locale: 'en' | 'fr' = 'en') =>
  attempt(() => beginPaymentAttempt({ ...testActor(database.db, { sessionId }), locale }, 'a secret', [orderId]));

/** How many tries are let through until the first that is refused. */
async function triesUntilRefused(next: () => ReturnType<typeof tryToPay>): Promise<number> {
  for (let tries = 0; tries < 100; tries++) if (!(await next()).ok) return tries;
  return Infinity;
}

describe('payment attempts', () => {
  it('are limited per order, across payers', async () => {
    const orderId = newId();
    expect(await triesUntilRefused(() => tryToPay(newId(), orderId))).toBe(15);
    expect(await tryToPay(newId(), newId())).toMatchObject({ ok: true });
  });

  it('are limited per session, across orders', async () => {
    const sessionId = newId();
    expect(await triesUntilRefused(() => tryToPay(sessionId, newId()))).toBe(40);
  });

  it('above the limit are refused with a message that says how long to wait', async () => {
    const orderId = newId();
    await triesUntilRefused(() => tryToPay(newId(), orderId));
    expect(await tryToPay(newId(), orderId)).toEqual({
      ok: false,
      code: 'too-many',
      message: 'Too many attempts to pay. Nothing was charged; please try again in 15 minutes.',
    });
    expect(await tryToPay(newId(), orderId, 'fr')).toMatchObject({ message: expect.stringContaining('15 minutes') });
  });
});
