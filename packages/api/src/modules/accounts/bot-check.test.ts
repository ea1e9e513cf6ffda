import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { makeBotChallenge, takeBotAnswer } from './bot-check.ts';

const SECRET = 'secret-secret-secret-secret-secret';
const NEXT_SECRET = 'next-secret-next-secret-next-secret';
const EMAIL = 'june@example.com';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A question as the browser gets it, and its answer as the browser sends it. */
async function solve(question: string) {
  const challenge = JSON.parse(question);
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution, token: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}

it('accepts a solved question once, for its own action, under its own signature', async () => {
  const { challenge, solution, token } = await solve(await makeBotChallenge({ secret: SECRET, work: 50 }, 'LOGIN'));
  const take = (action: 'LOGIN' | 'REGISTRATION', secret = SECRET, text = token) =>
    takeBotAnswer(database.db, [secret], action, text);
  expect(await take('REGISTRATION')).toBe(false);
  expect(await take('LOGIN', NEXT_SECRET)).toBe(false);
  const forged = {
    challenge: { ...challenge, parameters: { ...challenge.parameters, data: { action: 'REGISTRATION' } } },
    solution,
  };
  expect(await take('REGISTRATION', SECRET, JSON.stringify(forged))).toBe(false);
  expect(await take('LOGIN')).toBe(true);
  expect(await take('LOGIN')).toBe(false);
  expect(await take('LOGIN', SECRET, 'no token at all')).toBe(false);
});

it('accepts the answer to a question that the former secret signed, for its own e-mail', async () => {
  const { token } = await solve(await makeBotChallenge({ secret: SECRET, work: 50 }, 'LOGIN', EMAIL));
  const take = (secrets: readonly string[], email: string) =>
    takeBotAnswer(database.db, secrets, 'LOGIN', token, email);
  expect(await take([NEXT_SECRET], EMAIL)).toBe(false);
  expect(await take([NEXT_SECRET, SECRET], 'other@example.com')).toBe(false);
  expect(await take([NEXT_SECRET, SECRET], EMAIL)).toBe(true);
});
