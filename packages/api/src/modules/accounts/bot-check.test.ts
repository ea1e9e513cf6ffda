import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { makeBotChallenge, takeBotAnswer } from './bot-check.ts';

const SECRET = 'secret-secret-secret-secret-secret';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('takes a solved question once, for its own action, under its own signature', async () => {
  const challenge = JSON.parse(await makeBotChallenge(SECRET, 'LOGIN'));
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const take = (action: 'LOGIN' | 'REGISTRATION', secret = SECRET, text = token) =>
    takeBotAnswer(database.db, secret, action, text);
  expect(await take('REGISTRATION')).toBe(false);
  expect(await take('LOGIN', 'another-secret-another-secret-another')).toBe(false);
  const forged = {
    challenge: { ...challenge, parameters: { ...challenge.parameters, data: { action: 'REGISTRATION' } } },
    solution,
  };
  expect(await take('REGISTRATION', SECRET, JSON.stringify(forged))).toBe(false);
  expect(await take('LOGIN')).toBe(true);
  expect(await take('LOGIN')).toBe(false);
  expect(await take('LOGIN', SECRET, 'no token at all')).toBe(false);
});
