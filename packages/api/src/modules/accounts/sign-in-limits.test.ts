import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { type Accounts, openAccounts, PASSWORD } from './people.fixture.ts';

const EMAIL = 'june@example.com';
let people: Accounts;
beforeAll(async () => {
  people = await openAccounts();
  await people.addMember(EMAIL);
  await people.addMember('other@example.com');
});
afterAll(() => people.api.close());
beforeEach(() => people.db.deleteFrom('rate_limits').execute());

const from = (address: string): TestVisitor => people.api.visitor({ 'x-forwarded-for': address });
const codeOf = async (visitor: TestVisitor, email: string, password: string, token: string | null = null) => {
  const { data, errors } = await people.trySignIn(visitor, email, password, token);
  const answer = data?.sessionCreate;
  return errors?.[0]?.extensions?.['code'] ?? (answer?.success === true ? 'signed-in' : answer?.code);
};

/** What a browser sends that solves the question for an e-mail. */
async function prove(visitor: TestVisitor, email: string): Promise<string> {
  const { data } = await visitor.query<{ botChallenge: { payload: string } }>(
    'query ($email: String) { botChallenge(action: "LOGIN", email: $email) { payload } }',
    { email },
  );
  const challenge = JSON.parse(data?.botChallenge.payload ?? '');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Lets time go by, as far as limits can tell. */
const wait = (seconds: number) =>
  sql`UPDATE rate_limits SET window_ends_at = window_ends_at - make_interval(secs => ${seconds})`.execute(people.db);

describe('wrong passwords of other browsers', () => {
  it('do not lock the owner out of a known browser', async () => {
    const own = await people.signedIn(EMAIL, from('198.51.100.1'));
    await own.query('mutation { sessionDestroy { success } }');
    for (let turn = 0; turn < 40; turn += 1) await codeOf(from(`203.0.113.${turn}`), EMAIL, `wrong-${turn}`);
    expect(await codeOf(own, EMAIL, PASSWORD)).toBe('signed-in');
  });

  it('do not lock the owner out of a new browser, which needs a proof of work', async () => {
    for (let turn = 0; turn < 8; turn += 1) await codeOf(from(`203.0.113.${turn}`), EMAIL, `wrong-${turn}`);
    const fresh = from('198.51.100.2');
    expect(await codeOf(fresh, EMAIL, PASSWORD)).toBe('proof-required');
    const token = await prove(fresh, EMAIL);
    expect(await codeOf(fresh, EMAIL, PASSWORD, token)).toBe('signed-in');
    expect(await codeOf(from('198.51.100.3'), EMAIL, PASSWORD, token)).toBe('proof-required');
  }, 60_000);

  it('require a proof of work for the same e-mail', async () => {
    for (let turn = 0; turn < 8; turn += 1) await codeOf(from(`203.0.113.${turn}`), EMAIL, `wrong-${turn}`);
    const fresh = from('198.51.100.2');
    const token = await prove(fresh, 'other@example.com');
    expect(await codeOf(fresh, EMAIL, PASSWORD, token)).toBe('proof-required');
  }, 60_000);

  it('do not limit sign-in by code or password resets', async () => {
    for (let turn = 0; turn < 40; turn += 1) await codeOf(from(`203.0.113.${turn}`), EMAIL, `wrong-${turn}`);
    const fresh = from('198.51.100.4');
    const { data } = await fresh.query<{ sessionSendAuthCode: { securityCode: string } }>(
      `mutation { sessionSendAuthCode(email: "${EMAIL}") { success securityCode } }`,
    );
    const code = /\b\d{6}\b/.exec((await people.mailsTo(EMAIL)).at(-1)?.subject ?? '')?.[0];
    const signIn = `sessionCreateWithCode(email: "${EMAIL}", code: "${code}", securityCode: "${data?.sessionSendAuthCode.securityCode}")`;
    expect(await people.run(fresh, signIn)).toMatchObject({ success: true });
    expect(await people.run(from('198.51.100.5'), `accountForgotPassword(email: "${EMAIL}")`)).toMatchObject({
      success: true,
    });
  });

  it('are limited for one network long before the limit of all networks', async () => {
    const token = (visitor: TestVisitor) => prove(visitor, EMAIL);
    const guesser = from('203.0.113.7');
    let refusal: unknown;
    for (let turn = 0; turn < 12 && refusal !== 'RATE_LIMITED'; turn += 1)
      refusal = await codeOf(guesser, EMAIL, `wrong-${turn}`, await token(guesser));
    expect(refusal).toBe('RATE_LIMITED');
    const fresh = from('198.51.100.6');
    expect(await codeOf(fresh, EMAIL, PASSWORD, await token(fresh))).toBe('signed-in');
  }, 120_000);

  it('are counted by /64 network', async () => {
    let last: unknown;
    for (let turn = 0; turn < 4; turn += 1) last = await codeOf(from(`2001:db8:1:2::${turn}`), EMAIL, `wrong-${turn}`);
    expect(last).toBe('proof-required');
    expect(await codeOf(from('2001:db8:1:3::1'), EMAIL, 'wrong')).toBe('wrong-credentials');
  });
});

describe('guessing', () => {
  it('is limited to fewer than 100 attempts per hour and account, across networks and with proofs of work', async () => {
    // The proof is left aside, as if it cost nothing; the limits remain.
    const { beginSignInAttempt, limitSignInAttempt } = await import('./sign-in-limits.ts');
    const { testActor } = await import('#api/platform/actor-context.fixture.ts');
    const { secret, secrets, config, log } = people.api.services;
    let looked = 0;
    for (let turn = 0; turn < 720; turn += 1) {
      const clientAddress = `10.0.${turn % 250}.1`;
      const request = { secret, secrets, config, log, clientAddress, deviceId: null, userAgent: null };
      const attempt = await beginSignInAttempt(testActor(people.db), request, EMAIL);
      if ((await limitSignInAttempt(testActor(people.db), request, attempt)) === null) looked += 1;
      await wait(5);
    }
    expect(looked).toBeGreaterThan(20);
    expect(looked).toBeLessThanOrEqual(46);
  }, 120_000);

  it('one password with many e-mails requires a proof of work', async () => {
    const guesser = from('203.0.113.8');
    let last: unknown;
    for (let turn = 0; turn < 31; turn += 1) last = await codeOf(guesser, `n${turn}@example.com`, 'Summer2026!');
    expect(last).toBe('proof-required');
  }, 60_000);

  it('is counted for each alias of a document', async () => {
    const five = Array.from(
      { length: 5 },
      (_, n) => `a${n}: sessionCreate(email: "${EMAIL}", password: "guess-${n}") { code }`,
    );
    const { data } = await from('203.0.113.9').query<Record<string, { code: string }>>(
      `mutation { ${five.join(' ')} }`,
    );
    expect(Object.values(data ?? {}).filter(({ code }) => code === 'wrong-credentials')).toHaveLength(3);
  });

  it('in a known browser limits that browser only', async () => {
    const own = await people.signedIn(EMAIL, from('198.51.100.7'));
    for (let turn = 0; turn < 6; turn += 1) expect(await codeOf(own, EMAIL, `typo-${turn}`)).toBe('wrong-credentials');
    const { errors, headers, status } = await people.trySignIn(own, EMAIL);
    expect([status, errors?.[0]?.extensions?.['code']]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codeOf(from('198.51.100.8'), EMAIL, PASSWORD)).toBe('signed-in');
  });
});

describe('the cookie of a known device', () => {
  const device = (visitor: TestVisitor): string => visitor.cookies.get('headstock-device') ?? '';

  it('is HttpOnly, long-lived, not stored, and rotated with every sign-in', async () => {
    const own = from('198.51.100.9');
    const response = await own.fetch('/api/csrf').then(() => people.trySignIn(own, EMAIL));
    const line = response.headers.getSetCookie().find((text) => text.startsWith('headstock-device='));
    expect(line).toMatch(/Max-Age=31536000; SameSite=Lax; HttpOnly/);
    const first = device(own);
    const rows = await people.db.selectFrom('known_devices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(first.split('.')[0]);
    await people.trySignIn(own, EMAIL);
    expect(device(own)).not.toBe(first);
  });

  it('is worthless when it is forged, of another account, or planted', async () => {
    const planted = device(await people.signedIn('other@example.com', from('198.51.100.10')));
    for (let turn = 0; turn < 8; turn += 1) await codeOf(from(`203.0.113.${turn}`), EMAIL, `wrong-${turn}`);
    const asDevice = async (value: string) => {
      const visitor = from('198.51.100.11');
      visitor.cookies.set('headstock-device', value);
      return codeOf(visitor, EMAIL, PASSWORD);
    };
    expect(await asDevice(planted)).toBe('proof-required');
    expect(await asDevice(`${'A'.repeat(22)}.${'A'.repeat(43)}`)).toBe('proof-required');
    await people.db.deleteFrom('rate_limits').execute();
    const victim = from('198.51.100.12');
    victim.cookies.set('headstock-device', planted);
    await people.trySignIn(victim, EMAIL);
    for (let turn = 0; turn < 8; turn += 1) await codeOf(from(`203.0.113.${turn}`), EMAIL, `wrong-${turn}`);
    expect(await asDevice(planted)).toBe('proof-required');
    expect(await asDevice(device(victim))).toBe('signed-in');
  });
});
