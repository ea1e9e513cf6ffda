import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer } from '#api/http/server.ts';
import { TestVisitor } from '#api/http/testing.ts';
import { composeApi } from '#api/modules.ts';
import { codeOf, type FactorsApi, openFactors } from './factors.fixture.ts';

let shop: FactorsApi;
beforeAll(async () => {
  shop = await openFactors();
});
afterAll(() => shop.api.close());
beforeEach(() => shop.db.deleteFrom('rate_limits').execute());

const ENROLMENT = 'enrolment { uri secret qrSize qrPath }';

describe('switching two-step sign-in on', () => {
  it('shows a secret, changes nothing until a code is proven, then gives ten codes once', async () => {
    const { visitor, email, id } = await shop.member();
    const { enrolment } = await shop.mutate(visitor, 'totpBegin', {}, ENROLMENT);
    expect(enrolment?.uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    expect(enrolment?.qrPath).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect(await shop.factorsOf(visitor)).toMatchObject({ twoStepSince: null, recoveryCodesLeft: 0 });
    expect(await shop.canSignIn(email, 'correct-horse-battery')).toBe(true);

    const wrong = await shop.mutate(visitor, 'totpConfirm', { code: '000000' }, 'recoveryCodes');
    expect(wrong).toMatchObject({ success: false, code: 'second-factor-wrong', recoveryCodes: null });
    const done = await shop.mutate(visitor, 'totpConfirm', { code: codeOf(enrolment?.secret ?? '') }, 'recoveryCodes');
    expect(new Set(done.recoveryCodes).size).toBe(10);
    expect(await shop.factorsOf(visitor)).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await shop.subjects(email)).toContain('Two-step sign-in is on');

    const row = await shop.db
      .selectFrom('totp_factors')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(enrolment?.secret);
    const stored = await shop.db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('account_id', '=', id)
      .execute();
    for (const code of done.recoveryCodes ?? []) expect(JSON.stringify(stored)).not.toContain(code.replace('-', ''));
  });

  it('needs a recent proof, a confirmed e-mail and an enrolment that has not expired', async () => {
    const unproven = await shop.member({ email_verified_at: null });
    expect(await shop.mutate(unproven.visitor, 'totpBegin')).toMatchObject({ code: 'email-unverified' });
    const { visitor, id } = await shop.member();
    expect(await shop.mutate(visitor, 'totpConfirm', { code: '123456' })).toMatchObject({ code: 'enrolment-expired' });
    const { enrolment } = await shop.mutate(visitor, 'totpBegin', {}, ENROLMENT);
    await shop.db
      .updateTable('totp_enrolments')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('account_id', '=', id)
      .execute();
    const late = await shop.mutate(visitor, 'totpConfirm', { code: codeOf(enrolment?.secret ?? '') });
    expect(late).toMatchObject({ code: 'enrolment-expired' });
    await shop.age(id, 11);
    expect(await shop.mutate(visitor, 'totpBegin')).toMatchObject({ code: 'reauthentication-required' });
    expect(await shop.mutate(shop.api.visitor(), 'totpBegin')).toMatchObject({ error: 'UNAUTHENTICATED' });
  });

  it('happens once when it is confirmed twice at a time', async () => {
    const { visitor } = await shop.member();
    const { enrolment } = await shop.mutate(visitor, 'totpBegin', {}, ENROLMENT);
    const code = codeOf(enrolment?.secret ?? '');
    const both = await Promise.all([0, 1].map(() => shop.mutate(visitor, 'totpConfirm', { code })));
    expect(both.filter(({ success }) => success)).toHaveLength(1);
  });
});

describe('signing in in two steps', () => {
  it('asks after the right password only, and signs nobody in before the code', async () => {
    const { email, secret } = await shop.protectedMember();
    const visitor = shop.api.visitor();
    const wrong = await shop.trySignIn(visitor, email, 'not the password');
    expect(wrong.data?.sessionCreate.code).toBe('wrong-credentials');
    expect(visitor.cookies.has('headstock-sign-in')).toBe(false);
    const right = await shop.trySignIn(visitor, email);
    expect(right.data?.sessionCreate).toMatchObject({ success: false, code: 'second-factor-required', account: null });
    expect(right.headers.getSetCookie().find((line) => line.startsWith('headstock-sign-in='))).toContain('HttpOnly');
    expect(await shop.viewerOf(visitor)).toBeNull();
    expect(visitor.cookies.has('headstock-device')).toBe(false);

    expect(await shop.prove(visitor, codeOf(secret))).toMatchObject({ success: true, recoveryCodesLeft: 10 });
    expect(await shop.viewerOf(visitor)).toBe(email);
    expect(visitor.cookies.has('headstock-sign-in')).toBe(false);
    expect(visitor.cookies.has('headstock-device')).toBe(true);
  });

  it('asks after a mailed code as well', async () => {
    const { email, secret } = await shop.protectedMember();
    const visitor = shop.api.visitor();
    const sent = await visitor.query<{ sessionSendAuthCode: { securityCode: string } }>(
      `mutation { sessionSendAuthCode(email: "${email}") { securityCode } }`,
    );
    const [code = ''] = /\b\d{6}\b/.exec((await shop.subjects(email)).at(-1) ?? '') ?? [];
    const input = { email, code, securityCode: sent.data?.sessionSendAuthCode.securityCode ?? '' };
    const answer = await shop.mutate(visitor, 'sessionCreateWithCode', input);
    expect(answer).toMatchObject({ success: false, code: 'second-factor-required' });
    expect(await shop.prove(visitor, codeOf(secret))).toMatchObject({ success: true });
    expect(await shop.viewerOf(visitor)).toBe(email);
  });

  it('takes codes of the last and next half minute, each once, in whichever order and process', async () => {
    const { email, id, secret } = await shop.protectedMember();
    // All of one moment: half a minute may end while they are used.
    const taken = [-1, 0, 1].map((periods) => codeOf(secret, periods));
    const tooFar = [-3, 3].map((periods) => codeOf(secret, periods));
    for (const code of taken)
      expect(await shop.prove(await shop.halfSignedIn(email), code)).toMatchObject({ success: true });
    for (const code of [...taken, ...tooFar]) {
      const again = await shop.prove(await shop.halfSignedIn(email), code);
      expect(again).toMatchObject({ success: false, code: 'second-factor-wrong' });
    }
    await shop.db.deleteFrom('rate_limits').execute();
    await shop.forgetStep(id);
    const visitors = await Promise.all([0, 1, 2].map(() => shop.halfSignedIn(email)));
    const code = codeOf(secret);
    const answers = await Promise.all(visitors.map((visitor) => shop.prove(visitor, code)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('goes on in another process than the one that began it', async () => {
    const { email, secret } = await shop.protectedMember();
    const other = await createServer(shop.api.services, composeApi());
    const url = await other.listen({ port: 0, host: '127.0.0.1' });
    const visitor = await shop.halfSignedIn(email);
    const elsewhere = new TestVisitor(url);
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    const code = codeOf(secret);
    const answers = await Promise.all([shop.prove(visitor, code), shop.prove(elsewhere, code)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await shop.prove(await shop.halfSignedIn(email), code)).toMatchObject({ success: false });
    await other.close();
  });

  it('takes a recovery code once, however it is typed, says what is left, and mails the owner', async () => {
    const { email, codes } = await shop.protectedMember();
    const [first = '', second = ''] = codes;
    const typed = ` ${first.toLowerCase().replace('-', ' ')} `;
    expect(await shop.prove(await shop.halfSignedIn(email), typed)).toMatchObject({
      success: true,
      recoveryCodesLeft: 9,
    });
    expect(await shop.subjects(email)).toContain('A recovery code was used');
    expect(await shop.prove(await shop.halfSignedIn(email), first)).toMatchObject({ code: 'second-factor-wrong' });
    const visitors = await Promise.all([0, 1, 2].map(() => shop.halfSignedIn(email)));
    const answers = await Promise.all(visitors.map((visitor) => shop.prove(visitor, second)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('knows no recovery code of somebody else', async () => {
    const [one, other] = [await shop.protectedMember(), await shop.protectedMember()];
    const visitor = await shop.halfSignedIn(one.email);
    expect(await shop.prove(visitor, other.codes[0] ?? '')).toMatchObject({ code: 'second-factor-wrong' });
    expect(await shop.prove(visitor, codeOf(other.secret))).toMatchObject({ code: 'second-factor-wrong' });
  });

  it('ends after ten minutes, in another browser, and with a new password', async () => {
    const { email, id, secret } = await shop.protectedMember();
    expect(await shop.prove(shop.api.visitor(), codeOf(secret))).toMatchObject({ code: 'sign-in-expired' });
    const late = await shop.halfSignedIn(email);
    await shop.db
      .updateTable('sign_in_challenges')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect(await shop.prove(late, codeOf(secret))).toMatchObject({ code: 'sign-in-expired' });

    const before = await shop.halfSignedIn(email);
    await shop.run(shop.api.visitor(), `accountForgotPassword(email: "${email}")`);
    const link = await shop.mailedCode(email, 'reset-password');
    const reset = `accountResetPassword(code: "${link}", password: "mahogany-neck-reset-1962")`;
    expect(await shop.run(shop.api.visitor(), reset)).toMatchObject({ success: true });
    await shop.forgetStep(id);
    expect(await shop.prove(before, codeOf(secret))).toMatchObject({ code: 'sign-in-expired' });
    // A new password by link does not switch the second factor off.
    const after = await shop.trySignIn(shop.api.visitor(), email, 'mahogany-neck-reset-1962');
    expect(after.data?.sessionCreate.code).toBe('second-factor-required');
  });
});

describe('guessing codes', () => {
  it('costs the password again after five, and the owner hears of it once', async () => {
    const { email, secret } = await shop.protectedMember();
    const visitor = await shop.halfSignedIn(email);
    const codes = [];
    for (let turn = 0; turn < 5; turn += 1) {
      codes.push((await shop.prove(visitor, '000000')).code);
      await shop.db.deleteFrom('rate_limits').execute();
    }
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'second-factor-wrong'), 'sign-in-expired']);
    expect(await shop.prove(visitor, codeOf(secret))).toMatchObject({ code: 'sign-in-expired' });
    const told = (await shop.subjects(email)).filter((subject) => subject === 'Somebody could not finish signing in');
    expect(told).toHaveLength(1);
  });

  it('is limited across passwords and networks, while a known browser goes on', async () => {
    const { email, secret, visitor: known } = await shop.protectedMember();
    const errors = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const thief = shop.api.visitor({ 'x-forwarded-for': `198.51.100.${turn}` });
      await shop.halfSignedIn(email, thief);
      errors.push((await shop.prove(thief, '000000')).error);
    }
    expect(errors.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThanOrEqual(2);
    expect((await shop.events('second-factor.limited')).length).toBeGreaterThan(0);
    await shop.mutate(known, 'sessionDestroy');
    await shop.halfSignedIn(email, known);
    expect(await shop.prove(known, codeOf(secret))).toMatchObject({ success: true });
  });

  it('is refused for nonsense of any kind', async () => {
    const { email } = await shop.protectedMember();
    for (const code of ['', '１２３４５６', '12345', 'x'.repeat(5000), '\0', "'; --"]) {
      await shop.db.deleteFrom('rate_limits').execute();
      const answer = await shop.prove(await shop.halfSignedIn(email), code);
      expect(answer).toMatchObject({ success: false, code: 'second-factor-wrong' });
    }
  });
});
