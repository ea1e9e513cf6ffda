import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { durationRatio } from './duration-ratio.fixture.ts';
import { type Accounts, openAccounts, PASSWORD, VIEWER } from './people.fixture.ts';

const LATER_PASSWORD = 'mahogany-neck-reset-1962';

let people: Accounts;
let turn = 0;
beforeAll(async () => {
  people = await openAccounts();
});
afterAll(() => people.api.close());
beforeEach(() => people.db.deleteFrom('rate_limits').execute());

/** The e-mail of a member that one test has to itself. */
async function member(more: Parameters<Accounts['addMember']>[1] = {}): Promise<string> {
  turn += 1;
  const email = `member-${turn}@example.com`;
  await people.addMember(email, more);
  return email;
}
const viewerOf = async (visitor: TestVisitor) =>
  (await visitor.query<{ viewer: { email: string } | null }>(VIEWER)).data?.viewer;
const change = (visitor: TestVisitor, currentPassword: string, newPassword: string) =>
  people.run(
    visitor,
    `accountChangePassword(passwords: { currentPassword: "${currentPassword}", newPassword: "${newPassword}" })`,
  );
const reset = (code: string, password = LATER_PASSWORD, visitor = people.api.visitor()) =>
  people.run(visitor, `accountResetPassword(code: "${code}", password: "${password}")`);
const forgot = (email: string) => people.run(people.api.visitor(), `accountForgotPassword(email: "${email}")`);
/** Puts the last proof of who sits there back by minutes. */
const age = (email: string, minutes: number) =>
  people.db
    .updateTable('sessions')
    .set({ authenticated_at: new Date(Date.now() - minutes * 60_000) })
    .where('account_id', 'in', people.db.selectFrom('accounts').select('id').where('email', '=', email))
    .execute();

describe('a forgotten password', () => {
  it('takes as long for an e-mail without an account as for one with it', async () => {
    const email = await member();
    const ask = async (address: string): Promise<void> => {
      await people.db.deleteFrom('rate_limits').execute();
      await forgot(address);
    };
    const ratio = await durationRatio(
      5,
      (round) => ask(`nobody-${round}@example.com`),
      () => ask(email),
    );
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });

  it('is reset once through the mailed link, which ends every session', async () => {
    const email = await member({ email_verified_at: null });
    const before = await people.signedIn(email);
    expect(await forgot(email)).toEqual(await forgot('no@example.com'));
    const code = await people.mailedCode(email, 'reset-password');
    expect(await reset(code, 'password')).toMatchObject({ success: false, code: 'password-known' });
    expect(await reset(code)).toMatchObject({ success: true });
    expect(await reset(code)).toMatchObject({ success: false, code: 'reset-code' });
    expect(await viewerOf(before)).toBeNull();
    expect(await people.canSignIn(email, LATER_PASSWORD)).toBe(true);
    expect(await people.canSignIn(email, PASSWORD)).toBe(false);
    expect(await people.verifiedAt(email)).not.toBeNull();
  });

  it('revokes every other link, and the known browsers', async () => {
    const email = await member();
    const known = await people.signedIn(email);
    await forgot(email);
    const first = await people.mailedCode(email, 'reset-password');
    await forgot(email);
    const second = await people.mailedCode(email, 'reset-password');
    expect(second).not.toBe(first);
    const here = people.api.visitor();
    expect(await reset(second, LATER_PASSWORD, here)).toMatchObject({ success: true });
    expect(await reset(first)).toMatchObject({ code: 'reset-code' });
    expect(known.cookies.get('headstock-device')).not.toBe(here.cookies.get('headstock-device'));
    const rows = await people.db.selectFrom('known_devices').selectAll().execute();
    const { id } = await people.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(rows.filter((row) => row.account_id === id)).toHaveLength(1);
  });

  it('has no valid link once the password or the e-mail was changed', async () => {
    const email = await member();
    const here = await people.signedIn(email);
    await forgot(email);
    expect(await change(here, PASSWORD, LATER_PASSWORD)).toMatchObject({ success: true });
    expect(await reset(await people.mailedCode(email, 'reset-password'))).toMatchObject({ code: 'reset-code' });
    await forgot(email);
    const stale = await people.mailedCode(email, 'reset-password');
    await people.run(here, `accountUpdate(account: { email: "moved-${email}" })`);
    expect(await people.confirm(await people.mailedCode(`moved-${email}`, 'confirm-email'))).toMatchObject({
      success: true,
    });
    expect(await reset(stale)).toMatchObject({ code: 'reset-code' });
  });
});

describe('the password', () => {
  it('notifies its owner of every change, whatever the request id', async () => {
    const email = await member();
    const here = people.api.visitor({ 'x-request-id': 'always-the-same' });
    await people.signedIn(email, here);
    expect(await change(here, PASSWORD, LATER_PASSWORD)).toMatchObject({ success: true });
    expect(await change(here, LATER_PASSWORD, 'another-horse-battery')).toMatchObject({ success: true });
    await people.run(here, `accountUpdate(account: { email: "one-${email}" })`);
    await people.run(here, `accountUpdate(account: { email: "two-${email}" })`);
    expect((await people.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Your password was changed',
      'Your password was changed',
      'Your e-mail is about to change',
      'Your e-mail is about to change',
    ]);
  });

  it('changes only with the current password, and ends the other sessions', async () => {
    const email = await member();
    const here = await people.signedIn(email);
    const there = await people.signedIn(email);
    expect(await change(here, 'nope-nope', LATER_PASSWORD)).toMatchObject({ code: 'password-wrong' });
    expect(await change(here, PASSWORD, LATER_PASSWORD)).toMatchObject({ success: true });
    expect(await viewerOf(there)).toBeNull();
    expect(await viewerOf(here)).toMatchObject({ email });
    expect((await people.mailsTo(email)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('cannot be guessed in a stolen session, and its guesses do not slow others down', async () => {
    const email = await member();
    const stolen = await people.signedIn(email);
    const answers: unknown[] = [];
    for (let guess = 0; guess < 7; guess += 1)
      answers.push((await change(stolen, `guess-${guess}`, LATER_PASSWORD)).error);
    expect(answers).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(await people.canSignIn(email, PASSWORD)).toBe(true);
    expect(await change(await people.signedIn(email), PASSWORD, LATER_PASSWORD)).toMatchObject({ success: true });
  });
});

describe('the e-mail', () => {
  const ask = (visitor: TestVisitor, email: string) =>
    people.run(visitor, `accountUpdate(account: { email: "${email}" })`);

  it('changes once the new one is confirmed, and notifies the old one before and after', async () => {
    const email = await member();
    const here = await people.signedIn(email);
    expect(await ask(here, 'Moved@Example.com')).toMatchObject({ success: true });
    expect(await viewerOf(here)).toMatchObject({ email });
    expect((await people.mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your e-mail is about to change']);
    const code = await people.mailedCode('moved@example.com', 'confirm-email');
    expect(await people.confirm(code)).toMatchObject({ success: true });
    expect(await viewerOf(here)).toMatchObject({ email: 'moved@example.com' });
    expect((await people.mailsTo(email)).at(-1)?.subject).toBe('Your e-mail was changed');
    expect(await people.canSignIn('moved@example.com', PASSWORD)).toBe(true);
    expect(await people.canSignIn(email, PASSWORD)).toBe(false);
  });

  it('requires a recent authentication, also together with other changes', async () => {
    const email = await member();
    const here = await people.signedIn(email);
    await age(email, 11);
    const both = 'accountUpdate(account: { email: "taker@example.com", bio: "Taken over" })';
    expect(await people.run(here, both)).toMatchObject({ code: 'reauthentication-required' });
    const { data } = await here.query('{ viewer { bio } }');
    expect(data).toEqual({ viewer: { bio: null } });
    expect(await people.mailsTo('taker@example.com')).toEqual([]);
    const token = here.cookies.get('headstock-session');
    const prove = (password: string) =>
      people.run(here, `sessionReauthenticate(credential: { password: "${password}" })`);
    expect(await prove('wrong-wrong')).toMatchObject({ code: 'wrong-credentials' });
    expect(await prove(PASSWORD)).toMatchObject({ success: true });
    expect(here.cookies.get('headstock-session')).not.toBe(token);
    expect(await people.run(here, both)).toMatchObject({ success: true });
  });

  it('accepts a mailed code as authentication', async () => {
    const email = await member();
    const here = await people.signedIn(email);
    await age(email, 11);
    const { data } = await here.query<{ sessionSendAuthCode: { securityCode: string } }>(
      `mutation { sessionSendAuthCode(email: "${email}") { securityCode } }`,
    );
    const code = /\d{6}/.exec((await people.mailsTo(email)).at(-1)?.subject ?? '')?.[0];
    const credential = `{ code: "${code}", securityCode: "${data?.sessionSendAuthCode.securityCode}" }`;
    expect(await people.run(here, `sessionReauthenticate(credential: ${credential})`)).toMatchObject({ success: true });
    expect(await ask(here, 'by-code@example.com')).toMatchObject({ success: true });
    expect(await people.run(here, `sessionReauthenticate(credential: ${credential})`)).toMatchObject({
      code: 'wrong-credentials',
    });
    expect(await people.run(here, 'sessionReauthenticate(credential: {})')).toMatchObject({
      code: 'wrong-credentials',
    });
  });

  it('of somebody else gets the usual answer, and its owner a mail', async () => {
    const [email, taken] = [await member(), await member()];
    const here = await people.signedIn(email);
    expect(await ask(here, taken)).toEqual(await ask(here, 'nobody-yet@example.com'));
    expect((await people.mailsTo(taken)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('already have an account'),
    ]);
    expect(await people.mailedCode(taken, 'confirm-email')).toBe('');
  });

  it('is not changed by a link when somebody registered with the new one since', async () => {
    const email = await member();
    const here = await people.signedIn(email);
    await ask(here, 'raced@example.com');
    await people.addMember('raced@example.com');
    const code = await people.mailedCode('raced@example.com', 'confirm-email');
    expect(await people.confirm(code)).toMatchObject({ code: 'confirmation-code' });
    expect(await viewerOf(here)).toMatchObject({ email });
  });

  it('is not changed by earlier links', async () => {
    const email = await member({ email_verified_at: null });
    const here = await people.signedIn(email);
    expect(await people.run(here, 'accountSendEmailConfirmation')).toMatchObject({ success: true });
    const old = await people.mailedCode(email, 'confirm-email');
    await ask(here, 'first-wish@example.com');
    await ask(here, 'second-wish@example.com');
    expect(await people.confirm(await people.mailedCode('first-wish@example.com', 'confirm-email'))).toMatchObject({
      success: false,
    });
    expect(await people.confirm(await people.mailedCode('second-wish@example.com', 'confirm-email'))).toMatchObject({
      success: true,
    });
    expect(await people.confirm(old)).toMatchObject({ success: false });
    expect(await viewerOf(here)).toMatchObject({ email: 'second-wish@example.com' });
  });

  it('is not changed by a link that was requested before the password changed', async () => {
    const email = await member();
    const thief = await people.signedIn(email);
    await ask(thief, 'thief@example.com');
    await forgot(email);
    expect(await reset(await people.mailedCode(email, 'reset-password'))).toMatchObject({ success: true });
    expect(await people.confirm(await people.mailedCode('thief@example.com', 'confirm-email'))).toMatchObject({
      success: false,
    });
  });

  it('cannot sell unless it is verified', async () => {
    const { readVisit } = await import('./session-store.ts');
    const email = await member({ is_private_seller: true, email_verified_at: null });
    const here = await people.signedIn(email);
    const rights = async () =>
      (await readVisit(people.db, here.cookies.get('headstock-session'))).principal.rights.isPrivateSeller;
    expect(await rights()).toBe(false);
    await people.run(here, 'accountSendEmailConfirmation');
    await people.confirm(await people.mailedCode(email, 'confirm-email'));
    expect(await rights()).toBe(true);
  });
});
