import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { type Faults, SoftwareAuthenticator } from '../authenticator.fixture.ts';
import { type FactorsApi, openFactors } from '../factors.fixture.ts';

let shop: FactorsApi;
beforeAll(async () => {
  shop = await openFactors();
});
afterAll(() => shop.api.close());
beforeEach(() => shop.db.deleteFrom('rate_limits').execute());

/** Signs in with a passkey, in a new browser unless one is given. */
async function enter(authenticator: SoftwareAuthenticator, faults: Faults = {}, visitor = shop.api.visitor()) {
  const response = authenticator.sign(await shop.askForPasskey(visitor), faults);
  return { visitor, response, answer: await shop.mutate(visitor, 'sessionCreateWithPasskey', { response }) };
}
const failed = { success: false, code: 'passkey-failed' };
const keysOf = async (visitor: TestVisitor) => (await shop.factorsOf(visitor))?.passkeys ?? [];

describe('a new passkey', () => {
  it('is listed under its name, and its owner is mailed', async () => {
    const { visitor, email } = await shop.member();
    expect((await shop.addPasskey(visitor, '  My   phone ')).answer).toMatchObject({ success: true });
    expect(await keysOf(visitor)).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    expect(await shop.subjects(email)).toContain('A passkey was added');
  });

  it('is asked to be findable and to verify its user', async () => {
    const { visitor } = await shop.member();
    const { options } = await shop.mutate(visitor, 'passkeyBegin', {}, 'options');
    expect(JSON.parse(options ?? '{}')).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it.each<[string, Faults]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without a finger, face or PIN', { isVerified: false }],
  ])('%s is refused', async (_case, faults) => {
    const { visitor } = await shop.member();
    const { options } = await shop.mutate(visitor, 'passkeyBegin', {}, 'options');
    const response = new SoftwareAuthenticator().make(options ?? '{}', faults);
    expect(await shop.mutate(visitor, 'passkeyAdd', { name: 'x', response })).toMatchObject(failed);
    expect(await keysOf(visitor)).toEqual([]);
  });

  it('answers its challenge once, in its session, and is nobody else’s', async () => {
    const [one, other] = [await shop.member(), await shop.member()];
    const { response, authenticator } = await shop.addPasskey(one.visitor);
    expect(await shop.mutate(one.visitor, 'passkeyAdd', { name: 'again', response })).toMatchObject(failed);
    const begun = await shop.mutate(one.visitor, 'passkeyBegin', {}, 'options');
    const stolen = new SoftwareAuthenticator().make(begun.options ?? '{}');
    expect(await shop.mutate(other.visitor, 'passkeyAdd', { name: 'x', response: stolen })).toMatchObject(failed);
    expect((await shop.addPasskey(other.visitor, 'x', authenticator)).answer).toMatchObject({ code: 'passkey-known' });
  });

  it('has a name, a recent proof before it and a confirmed e-mail, and is one of 20', async () => {
    const { visitor, id } = await shop.member();
    expect((await shop.addPasskey(visitor, ' ')).answer).toMatchObject({ code: 'name-invalid' });
    expect((await shop.addPasskey(visitor, 'x'.repeat(61))).answer).toMatchObject({ code: 'name-invalid' });
    for (const response of ['', 'null', '{}', '{"id":"x"}', 'x'.repeat(5000)]) {
      await shop.mutate(visitor, 'passkeyBegin');
      expect(await shop.mutate(visitor, 'passkeyAdd', { name: 'x', response })).toMatchObject(failed);
    }
    for (let key = 0; key < 20; key += 1) {
      const row = { id: `key-${id}-${key}`, account_id: id, credential_id: `${id}${key}`, public_key: '', counter: 0 };
      await shop.db
        .insertInto('passkeys')
        .values({ ...row, transports: '[]', is_synced: false, name: 'x' })
        .execute();
    }
    expect((await shop.addPasskey(visitor)).answer).toMatchObject({ code: 'full' });
    await shop.age(id, 11);
    expect((await shop.addPasskey(visitor)).answer).toMatchObject({ code: 'reauthentication-required' });
    const unproven = await shop.member({ email_verified_at: null });
    expect((await shop.addPasskey(unproven.visitor)).answer).toMatchObject({ code: 'email-unverified' });
  });
});

describe('signing in with a passkey', () => {
  it('needs neither e-mail, password nor second factor, and notes when it was used', async () => {
    const { visitor, email } = await shop.protectedMember();
    const { authenticator } = await shop.addPasskey(visitor);
    const entered = await enter(authenticator);
    expect(entered.answer).toMatchObject({ success: true });
    expect(await shop.viewerOf(entered.visitor)).toBe(email);
    expect((await keysOf(entered.visitor))[0]?.lastUsedAt).not.toBeNull();
    // Both factors were given.
    expect(await shop.mutate(entered.visitor, 'recoveryCodesReplace')).toMatchObject({ success: true });
  });

  it('works for an account without a password', async () => {
    const { visitor, email, id } = await shop.member();
    const { authenticator } = await shop.addPasskey(visitor);
    await shop.db.updateTable('accounts').set({ password_hash: null }).where('id', '=', id).execute();
    const entered = await enter(authenticator);
    expect(await shop.viewerOf(entered.visitor)).toBe(email);
  });

  it('takes each answer once, in the browser that asked, within five minutes', async () => {
    const { visitor } = await shop.member();
    const { authenticator } = await shop.addPasskey(visitor);
    const { visitor: first, response } = await enter(authenticator);
    expect(await shop.mutate(first, 'sessionCreateWithPasskey', { response })).toMatchObject(failed);
    const asking = shop.api.visitor();
    const signed = authenticator.sign(await shop.askForPasskey(asking));
    const stranger = shop.api.visitor();
    await shop.askForPasskey(stranger);
    expect(await shop.mutate(stranger, 'sessionCreateWithPasskey', { response: signed })).toMatchObject(failed);
    await shop.db
      .updateTable('passkey_challenges')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect(await shop.mutate(asking, 'sessionCreateWithPasskey', { response: signed })).toMatchObject(failed);
  });

  it.each<[string, Faults]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without a finger, face or PIN', { isVerified: false }],
    ['of a copy, which counts less', { counter: 1 }],
    ['in somebody else’s name', { userHandle: Buffer.from('another').toString('base64url') }],
  ])('refuses a signature %s', async (_case, faults) => {
    const { visitor } = await shop.member();
    const { authenticator } = await shop.addPasskey(visitor);
    expect(await enter(authenticator)).toMatchObject({ answer: { success: true } });
    expect((await enter(authenticator, faults)).answer).toMatchObject(failed);
    expect((await shop.events('passkey.failed')).length).toBeGreaterThan(0);
  });

  it('refuses a passkey that nobody has', async () => {
    const { visitor } = await shop.member();
    const { options } = await shop.mutate(visitor, 'passkeyBegin', {}, 'options');
    const unknown = new SoftwareAuthenticator();
    unknown.make(options ?? '{}');
    expect((await enter(unknown)).answer).toMatchObject(failed);
  });

  it('leaves a second step that the browser owes as it was', async () => {
    const { email, codes } = await shop.protectedMember();
    const visitor = await shop.halfSignedIn(email);
    await shop.askForPasskey(visitor);
    expect(await shop.prove(visitor, codes[0] ?? '')).toMatchObject({ success: true });
  });
});

describe('a passkey as proof of who sits there', () => {
  it('proves both factors', async () => {
    const { visitor, id } = await shop.protectedMember();
    const { authenticator } = await shop.addPasskey(visitor);
    await shop.age(id, 11);
    const { options } = await shop.mutate(visitor, 'passkeyAskForProof', {}, 'options');
    const passkey = JSON.stringify(authenticator.sign(options ?? '{}'));
    expect(await shop.reauthenticate(visitor, `{ passkey: ${passkey} }`)).toMatchObject({ success: true });
    expect(await shop.reauthenticate(visitor, `{ passkey: ${passkey} }`)).toMatchObject({ code: 'wrong-credentials' });
    expect(await shop.mutate(visitor, 'totpDisable')).toMatchObject({ success: true });
  });

  it('is that of the account alone', async () => {
    const [one, other] = [await shop.member(), await shop.member()];
    const { authenticator } = await shop.addPasskey(one.visitor);
    await shop.addPasskey(other.visitor);
    const { options } = await shop.mutate(other.visitor, 'passkeyAskForProof', {}, 'options');
    const passkey = JSON.stringify(authenticator.sign(options ?? '{}'));
    const answer = await shop.reauthenticate(other.visitor, `{ passkey: ${passkey} }`);
    expect(answer).toMatchObject({ code: 'wrong-credentials' });
    const none = await shop.member();
    expect(await shop.mutate(none.visitor, 'passkeyAskForProof')).toMatchObject(failed);
  });
});

describe('a passkey', () => {
  it('is renamed, and removed after a recent proof', async () => {
    const { visitor, id, email } = await shop.member();
    const { authenticator } = await shop.addPasskey(visitor);
    const [key] = await keysOf(visitor);
    const input = { id: key?.id ?? '' };
    expect(await shop.mutate(visitor, 'passkeyRename', { ...input, name: 'Work' })).toMatchObject({ success: true });
    expect(await shop.mutate(visitor, 'passkeyRename', { ...input, name: ' ' })).toMatchObject({
      code: 'name-invalid',
    });
    expect(await keysOf(visitor)).toMatchObject([{ name: 'Work' }]);
    await shop.age(id, 11);
    expect(await shop.mutate(visitor, 'passkeyRemove', input)).toMatchObject({ code: 'reauthentication-required' });
    await shop.age(id, 0);
    expect(await shop.mutate(visitor, 'passkeyRemove', input)).toMatchObject({ success: true });
    expect(await shop.mutate(visitor, 'passkeyRemove', input)).toMatchObject({ code: 'not-found' });
    expect((await enter(authenticator)).answer).toMatchObject(failed);
    expect(await shop.subjects(email)).toContain('A passkey was removed');
  });

  it('of somebody else is not there', async () => {
    const [one, other] = [await shop.member(), await shop.member()];
    await shop.addPasskey(one.visitor);
    const [key] = await keysOf(one.visitor);
    for (const id of [key?.id ?? '', 'nonsense']) {
      expect(await shop.mutate(other.visitor, 'passkeyRemove', { id })).toMatchObject({ code: 'not-found' });
      const renamed = await shop.mutate(other.visitor, 'passkeyRename', { id, name: 'mine' });
      expect(renamed).toMatchObject({ code: 'not-found' });
    }
    expect(await keysOf(one.visitor)).toMatchObject([{ name: 'My phone' }]);
  });

  it('stays when it is the last of an account without a password, even when two go at once', async () => {
    const { visitor, id } = await shop.member();
    await shop.addPasskey(visitor, 'one');
    await shop.addPasskey(visitor, 'two');
    await shop.db.updateTable('accounts').set({ password_hash: null }).where('id', '=', id).execute();
    const keys = await keysOf(visitor);
    const answers = await Promise.all(keys.map((key) => shop.mutate(visitor, 'passkeyRemove', { id: key.id })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['last-way-in', null]);
    expect(await keysOf(visitor)).toHaveLength(1);
  });
});

describe('a new password by link', () => {
  it('lists what else opens the account, and removes the passkeys that its owner names', async () => {
    const [one, other] = [await shop.protectedMember(), await shop.member()];
    await shop.addPasskey(one.visitor, 'lost');
    await shop.addPasskey(one.visitor, 'kept');
    await shop.addPasskey(other.visitor, 'of another');
    await shop.run(shop.api.visitor(), `accountForgotPassword(email: "${one.email}")`);
    const code = await shop.mailedCode(one.email, 'reset-password');
    const overview =
      '($code: String!) { passwordResetOverview(code: $code) { isTwoStep sessionCount passkeys { name } } }';
    const seen = await shop.api.visitor().query(`query ${overview}`, { code });
    const passkeys = [{ name: 'lost' }, { name: 'kept' }];
    expect(seen.data).toEqual({ passwordResetOverview: { isTwoStep: true, sessionCount: 1, passkeys } });
    const unknown = await shop.api.visitor().query(`query ${overview}`, { code: `${code}x` });
    expect(unknown.data).toEqual({ passwordResetOverview: null });

    const ids = [(await keysOf(one.visitor))[0]?.id, (await keysOf(other.visitor))[0]?.id, 'nonsense'];
    const answer = await shop.run(
      shop.api.visitor(),
      `accountResetPassword(code: "${code}", password: "mahogany-neck-reset-1962", removePasskeys: ${JSON.stringify(ids)})`,
    );
    expect(answer).toMatchObject({ success: true });
    const names = await shop.db.selectFrom('passkeys').select(['account_id', 'name']).execute();
    const left = names.filter(({ account_id: id }) => [one.id, other.id].includes(id)).map(({ name }) => name);
    expect(left.toSorted()).toEqual(['kept', 'of another']);
  });
});
