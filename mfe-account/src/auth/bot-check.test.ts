import { describe, expect, it } from '@jest/globals';
import { TransportError } from '@headstock/graph';
import { createFakePort } from '@headstock/testing/fake-port';
import type { SolvedChallenge } from '@headstock/ui/solve-bot-challenge';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createBotCheck } from './bot-check.ts';

function portOf(payloads: (() => string)[]) {
  return createFakePort({ BotChallenge: () => ({ botChallenge: { payload: (payloads.shift() ?? tooOften)() } }) });
}

const tooOften = (): never => {
  throw new Error('asked too often');
};
const solveAs =
  (expiresAt: number) =>
  async (payload: string): Promise<SolvedChallenge> => ({ token: `solved ${payload}`, expiresAt });
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
    const { port, calls } = portOf([() => JSON.stringify(challenge)]);
    const token = await createBotCheck(port, 'REGISTRATION').token();
    const payload = JSON.parse(atob(token));
    expect(payload.solution.counter).toBe(40);
    expect(await verifySolution({ ...payload, deriveKey, ...secrets })).toMatchObject({ verified: true });
    expect(calls).toEqual([{ name: 'BotChallenge', variables: { action: 'REGISTRATION' }, quiet: false }]);
  });

  it('asks once when it was prepared, and quietly', async () => {
    const { port, calls } = portOf([() => 'a']);
    const check = createBotCheck(port, 'LOGIN', solveAs(far));
    check.prepare();
    check.prepare();
    expect(await check.token()).toBe('solved a');
    expect(calls).toEqual([{ name: 'BotChallenge', variables: { action: 'LOGIN' }, quiet: true }]);
  });

  it('never gives an answer twice', async () => {
    const { port } = portOf([() => 'a', () => 'b']);
    const check = createBotCheck(port, 'LOGIN', solveAs(far));
    expect([await check.token(), await check.token()]).toEqual(['solved a', 'solved b']);
  });

  it('asks anew when the prepared answer is about to end', async () => {
    const { port } = portOf([() => 'old', () => 'new']);
    const check = createBotCheck(port, 'LOGIN', solveAs(Date.now() + 5_000));
    check.prepare();
    expect(await check.token()).toBe('solved new');
  });

  it('asks anew when preparing failed, and says so when that fails too', async () => {
    const { port } = portOf([fail, () => 'b', fail]);
    const check = createBotCheck(port, 'LOGIN', solveAs(far));
    check.prepare();
    expect(await check.token()).toBe('solved b');
    await expect(check.token()).rejects.toThrow('gone');
  });

  it.each(['null', '{}', '"text"', '{"parameters":null}', 'not json'])('refuses the question %s', async (payload) => {
    const { port } = portOf([() => payload]);
    await expect(createBotCheck(port, 'LOGIN').token()).rejects.toThrow();
  });
});
