import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { seal } from '#api/platform/seal.ts';
import { PASSWORD } from '../people.fixture.ts';
import { codeOf, type FactorsApi, openFactors } from './factors.fixture.ts';
import { resealTotpSecrets, takeTotpCode } from './totp-factor.ts';

let shop: FactorsApi;
beforeAll(async () => {
  shop = await openFactors();
});
afterAll(() => shop.api.close());
beforeEach(() => shop.db.deleteFrom('rate_limits').execute());

const byPassword = `{ password: "${PASSWORD}" }`;
const byCode = (code: string) => `{ secondFactorCode: "${code}" }`;

describe('a proof of who sits there, with two-step sign-in', () => {
  it('needs both factors, one after the other', async () => {
    const { visitor, id, secret } = await shop.protectedMember();
    await shop.age(id, 11);
    expect(await shop.reauthenticate(visitor, byPassword)).toMatchObject({ code: 'second-factor-required' });
    expect(await shop.mutate(visitor, 'totpDisable')).toMatchObject({ code: 'reauthentication-required' });
    expect(await shop.reauthenticate(visitor, byCode('000000'))).toMatchObject({ code: 'wrong-credentials' });
    expect(await shop.reauthenticate(visitor, byCode(codeOf(secret)))).toMatchObject({ success: true });
    expect(await shop.mutate(visitor, 'totpDisable')).toMatchObject({ success: true });
  });

  it('is not complete with the second factor alone', async () => {
    const { visitor, id, secret } = await shop.protectedMember();
    await shop.age(id, 11);
    const alone = await shop.reauthenticate(visitor, byCode(codeOf(secret)));
    expect(alone).toMatchObject({ success: false, code: 'reauthentication-required' });
    expect(await shop.mutate(visitor, 'recoveryCodesReplace')).toMatchObject({ code: 'reauthentication-required' });
    expect(await shop.reauthenticate(visitor, byPassword)).toMatchObject({ success: true });
  });

  it('is asked before a new password, e-mail, app or passkey, and before sessions end', async () => {
    const { visitor, id } = await shop.protectedMember();
    await shop.age(id, 11, 'second_factor_at');
    const required = { success: false, code: 'reauthentication-required' };
    const passwords = `{ currentPassword: "${PASSWORD}", newPassword: "mahogany-neck-reset-1962" }`;
    expect(await shop.run(visitor, `accountChangePassword(passwords: ${passwords})`)).toMatchObject(required);
    expect(await shop.run(visitor, 'accountUpdate(account: { email: "new@example.com" })')).toMatchObject(required);
    expect(await shop.run(visitor, 'sessionEndOthers')).toMatchObject(required);
    for (const name of ['totpBegin', 'totpDisable', 'recoveryCodesReplace', 'passkeyBegin']) {
      expect(await shop.mutate(visitor, name)).toMatchObject(required);
    }
  });

  it('is given by a sign-in in two steps', async () => {
    const { email, secret } = await shop.protectedMember();
    const visitor = await shop.halfSignedIn(email);
    await shop.prove(visitor, codeOf(secret));
    expect(await shop.mutate(visitor, 'recoveryCodesReplace')).toMatchObject({ success: true });
  });
});

describe('recovery codes', () => {
  it('are replaced all at once', async () => {
    const { visitor, email, codes } = await shop.protectedMember();
    const { recoveryCodes } = await shop.mutate(visitor, 'recoveryCodesReplace', {}, 'recoveryCodes');
    expect(recoveryCodes).toHaveLength(10);
    const next = await shop.halfSignedIn(email);
    expect(await shop.prove(next, codes[0] ?? '')).toMatchObject({ success: false });
    expect(await shop.prove(next, recoveryCodes?.[0] ?? '')).toMatchObject({ success: true, recoveryCodesLeft: 9 });
    expect(await shop.subjects(email)).toContain('You have new recovery codes');
  });

  it('are not made for an account without two-step sign-in', async () => {
    const { visitor } = await shop.member();
    expect(await shop.mutate(visitor, 'recoveryCodesReplace')).toMatchObject({ code: 'second-factor-off' });
  });
});

describe('switching two-step sign-in off', () => {
  it('takes app and codes away, ends sign-ins that wait for them, and mails the owner', async () => {
    const { visitor, email, codes } = await shop.protectedMember();
    const waiting = await shop.halfSignedIn(email);
    expect(await shop.mutate(visitor, 'totpDisable')).toMatchObject({ success: true });
    expect(await shop.mutate(visitor, 'totpDisable')).toMatchObject({ success: true });
    expect((await shop.subjects(email)).filter((text) => text === 'Two-step sign-in is off')).toHaveLength(1);
    expect(await shop.factorsOf(visitor)).toMatchObject({ twoStepSince: null, recoveryCodesLeft: 0 });
    expect(await shop.prove(waiting, codes[0] ?? '')).toMatchObject({ code: 'sign-in-expired' });
    expect(await shop.canSignIn(email, PASSWORD)).toBe(true);
  });
});

describe('a new secret of the shop', () => {
  it('leaves apps working while the former one is listed, and seals them anew', async () => {
    const { id, secret } = await shop.protectedMember();
    const { log } = shop.api.services;
    const former = 'test-secret-test-secret-test-secret';
    const rotated = { secret: 'a new one', secrets: ['a new one', former], log };
    const after = { secret: 'a new one', secrets: ['a new one'], log };
    const take = (services: typeof rotated) =>
      takeTotpCode(shop.db, services, id, { code: codeOf(secret), now: new Date() });
    expect(await take(after)).toBe(false);
    expect(await take(rotated)).toBe(true);
    await shop.forgetStep(id);
    expect(await take(after)).toBe(true);
  });

  it('seals also what nobody uses, in the background', async () => {
    const { id, secret } = await shop.protectedMember();
    const services = shop.api.services;
    await shop.db
      .updateTable('totp_factors')
      .set({ secret: seal('former', 'totp-secret', id, secret) })
      .where('account_id', '=', id)
      .execute();
    expect(await resealTotpSecrets(shop.db, { ...services, secrets: [services.secret, 'former'] })).toBe(1);
    const input = { code: codeOf(secret), now: new Date() };
    expect(await takeTotpCode(shop.db, services, id, input)).toBe(true);
  });
});

describe('a browser that an account does not know', () => {
  it('is mailed to the owner, except the first and those it knows', async () => {
    const { email, visitor } = await shop.member();
    const told = async () =>
      (await shop.subjects(email)).filter((subject) => subject === 'Somebody signed in from a new browser').length;
    expect(await told()).toBe(0);
    await shop.signedIn(email, visitor);
    expect(await told()).toBe(0);
    await shop.signedIn(email);
    expect(await told()).toBe(1);
  });

  it('is named in the mail, with its time and what to do, in the language that its owner read before', async () => {
    const { email, id } = await shop.member();
    await shop.db.updateTable('accounts').set({ locale: 'fr' }).where('id', '=', id).execute();
    const stranger = shop.api.visitor({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0' });
    await shop.signedIn(email, stranger);
    const mail = (await shop.mailsTo(email)).at(-1);
    expect(mail?.subject).toBe('Connexion depuis un nouveau navigateur');
    expect(mail?.text_body).toContain('Firefox sur Windows');
    expect(mail?.text_body).toMatch(/\d{4}, \d{2}:\d{2} \(/);
    expect(mail?.text_body).toContain('/fr/profile/settings/security');
    await shop.signedIn(email, shop.api.visitor({ 'user-agent': '<b>x</b>' }));
    expect((await shop.mailsTo(email)).at(-1)?.text_body).toContain('Browser: Unknown browser\n');
  });
});
