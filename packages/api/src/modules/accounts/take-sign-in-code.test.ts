import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testActor } from '#api/platform/actor-context.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { hashSignInCode, takeSignInCode } from './take-sign-in-code.ts';

const [FORMER, CURRENT] = ['f'.repeat(40), 'n'.repeat(40)];
const EMAIL = 'june@example.com';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('accepts a code that was mailed under the former secret, once', async () => {
  const id = 'challenge';
  const inTenMinutes = new Date(Date.now() + 600_000);
  await database.db
    .insertInto('sign_in_codes')
    .values({
      id,
      email: EMAIL,
      code_hash: hashSignInCode(FORMER, id, '123456'),
      expires_at: inTenMinutes,
      used_at: null,
    })
    .execute();
  const take = (secrets: readonly string[], code = '123456') =>
    takeSignInCode(testActor(database.db), { secrets }, EMAIL, { code, securityCode: id });
  expect(await take([CURRENT])).toBe(false);
  expect(await take([CURRENT, FORMER], '654321')).toBe(false);
  expect(await take([CURRENT, FORMER])).toBe(true);
  expect(await take([CURRENT, FORMER])).toBe(false);
});
