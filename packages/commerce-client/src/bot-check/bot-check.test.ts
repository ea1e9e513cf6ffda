import { describe, expect, it } from '@jest/globals';
import { TransportError } from '@headstock/graphql-client';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createBotCheck, type Solve } from './bot-check.ts';

function clientOf(payloads: (() => string)[]) {
  return createFakeGraphQLClient({
    BotChallenge: () => ({ botChallenge: { payload: (payloads.shift() ?? tooOften)() } }),
  });
}

const tooOften = (): never => {
  throw new Error('asked too often');
};
const solveAs =
  (expiresAt: number): (() => Promise<Solve>) =>
  async () =>
  async (payload) => ({ token: `solved ${payload}`, expiresAt });
const far = Number.POSITIVE_INFINITY;
const fail = (): never => {
  throw new TransportError('gone', 0);
};

describe('the bot check', () => {
  it('solves a real challenge in a way that the server accepts', async () => {
    const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 40,
      deriveKey,
      ...secrets,
    });
    const { client, calls } = clientOf([() => JSON.stringify(challenge)]);
    const token = await createBotCheck(client, 'REGISTRATION').token();
    const payload = JSON.parse(atob(token));
    expect(payload.solution.counter).toBe(40);
    expect(await verifySolution({ ...payload, deriveKey, ...secrets })).toMatchObject({ verified: true });
    expect(calls).toEqual([{ name: 'BotChallenge', variables: { action: 'REGISTRATION' }, quiet: false }]);
  });

  it('asks once when it was prepared, and quietly', async () => {
    const { client, calls } = clientOf([() => 'a']);
    const check = createBotCheck(client, 'LOGIN', solveAs(far));
    check.prepare();
    check.prepare();
    expect(await check.token()).toBe('solved a');
    expect(calls).toEqual([{ name: 'BotChallenge', variables: { action: 'LOGIN' }, quiet: true }]);
  });

  it('never gives an answer twice', async () => {
    const { client } = clientOf([() => 'a', () => 'b']);
    const check = createBotCheck(client, 'LOGIN', solveAs(far));
    expect([await check.token(), await check.token()]).toEqual(['solved a', 'solved b']);
  });

  it('asks anew when the prepared answer is about to end', async () => {
    const { client } = clientOf([() => 'old', () => 'new']);
    const check = createBotCheck(client, 'LOGIN', solveAs(Date.now() + 5_000));
    check.prepare();
    expect(await check.token()).toBe('solved new');
  });

  it('asks anew when preparing failed, and says so when that fails too', async () => {
    const { client } = clientOf([fail, () => 'b', fail]);
    const check = createBotCheck(client, 'LOGIN', solveAs(far));
    check.prepare();
    expect(await check.token()).toBe('solved b');
    await expect(check.token()).rejects.toThrow('gone');
  });

  it('solves a question for one e-mail beside the others', async () => {
    const { client, calls } = clientOf([() => 'a', () => 'b']);
    const check = createBotCheck(client, 'LOGIN', solveAs(far));
    check.prepare();
    expect([await check.token(), await check.proofFor('june@example.com')]).toEqual(['solved a', 'solved b']);
    expect(calls[1]).toEqual({
      name: 'BotChallenge',
      variables: { action: 'LOGIN', email: 'june@example.com' },
      quiet: false,
    });
  });

  it('does without where none can be had, and asks quietly', async () => {
    const { client, calls } = clientOf([fail, () => 'b', fail]);
    const check = createBotCheck(client, 'FORM', solveAs(far));
    check.prepare();
    expect(await check.tokenIfAvailable()).toBe('solved b');
    expect(await check.tokenIfAvailable()).toBe('');
    expect(calls.map(({ quiet }) => quiet)).toEqual([true, true, true]);
  });

  it.each(['null', '{}', '"text"', '{"parameters":null}', 'not json'])('refuses the question %s', async (payload) => {
    const { client } = clientOf([() => payload]);
    await expect(createBotCheck(client, 'LOGIN').token()).rejects.toThrow();
  });
});
