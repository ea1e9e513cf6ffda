import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { durationRatio } from './duration-ratio.fixture.ts';
import { type Accounts, openAccounts, PASSWORD, VIEWER } from './people.fixture.ts';

const CREATE =
  'mutation ($account: AccountCreateInput!) { accountCreate(account: $account) { success message code account { id username } } }';
const LATER_PASSWORD = 'mahogany-neck-reset-1962';
const account = { email: 'New@Example.com', password: LATER_PASSWORD, firstName: 'Ana', lastName: 'Núñez' };

let people: Accounts;
beforeAll(async () => {
  // Some of these compare how long answers take.
  people = await openAccounts({}, false);
  await people.addMember('taken@example.com');
});
afterAll(() => people.api.close());
beforeEach(() => people.db.deleteFrom('rate_limits').execute());

const register = (input: object) => people.api.visitor().query(CREATE, { account: { ...account, ...input } });

describe('registering', () => {
  it('creates an account that can sign in, and verifies its e-mail by a link that works once', async () => {
    const { data } = await register({});
    expect(data).toMatchObject({
      accountCreate: { success: true, account: { username: expect.stringMatching(/^ana-nunez-/) } },
    });
    expect(await people.canSignIn('new@example.com', LATER_PASSWORD)).toBe(true);
    expect(await people.verifiedAt('new@example.com')).toBeNull();
    const code = await people.mailedCode('new@example.com', 'confirm-email');
    expect(await people.confirm('unknown')).toMatchObject({ success: false, code: 'confirmation-code' });
    expect(await people.confirm(code)).toMatchObject({ success: true });
    expect(await people.verifiedAt('new@example.com')).not.toBeNull();
    expect(await people.confirm(code)).toMatchObject({ success: false, code: 'confirmation-code' });
  });

  it('gives a taken e-mail the same answer, notifies its owner, and keeps the password', async () => {
    const email = 'taken@example.com';
    const { data } = await register({ email, password: 'spruce-top-and-rosewood' });
    expect(data).toMatchObject({
      accountCreate: { success: true, message: null, account: { id: expect.any(String) } },
    });
    expect((await people.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('already have an account'),
    ]);
    expect(await people.canSignIn(email, 'spruce-top-and-rosewood')).toBe(false);
    expect(await people.canSignIn(email, PASSWORD)).toBe(true);
  });

  it('takes as long for a taken e-mail as for a free one', async () => {
    const ratio = await durationRatio(
      4,
      () => register({ email: 'taken@example.com' }),
      (round) => register({ email: `free-${round}@example.com` }),
    );
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });

  it.each([
    [{ password: 'short' }, 'password-length'],
    [{ password: 'stratocaster' }, 'password-known'],
    [{ password: 'Password123!' }, 'password-known'],
    [{ email: 'not an e-mail' }, 'email-invalid'],
    [{ firstName: ' ' }, 'name-required'],
    [{ firstName: '\u202E\u0410nna' }, 'name-misleading'],
    [{ firstName: '\u0410nna' }, 'name-misleading'],
  ])('refuses %j', async (input, code) => {
    const { data } = await register(input);
    expect(data).toMatchObject({ accountCreate: { success: false, code, account: null } });
  });

  it('never creates an administrator', async () => {
    const { errors } = await register({ isAdmin: true });
    expect(errors?.[0]?.message).toContain('isAdmin');
  });

  it('with somebody else’s e-mail gains nothing when its owner takes the account over', async () => {
    const email = 'victim@example.com';
    await register({ email });
    const squatter = people.api.visitor({ 'x-forwarded-for': '203.0.113.9' });
    await people.trySignIn(squatter, email, LATER_PASSWORD);
    const owner = people.api.visitor();
    const { data } = await owner.query<{ sessionSendAuthCode: { securityCode: string } }>(
      `mutation { sessionSendAuthCode(email: "${email}") { securityCode } }`,
    );
    const code = /\d{6}/.exec((await people.mailsTo(email)).at(-1)?.subject ?? '')?.[0];
    const answer = await people.run(
      owner,
      `sessionCreateWithCode(email: "${email}", code: "${code}", securityCode: "${data?.sessionSendAuthCode.securityCode}")`,
    );
    expect(answer).toMatchObject({ success: true });
    expect(await people.verifiedAt(email)).not.toBeNull();
    expect((await squatter.query(VIEWER)).data).toEqual({ viewer: null });
    expect(await people.canSignIn(email, LATER_PASSWORD)).toBe(false);
    expect((await people.mailsTo(email)).at(-1)?.subject).toBe('Please set a password of your own');
    // Who has no password sets one with the code that was just given.
    expect(
      await people.run(
        owner,
        'accountChangePassword(passwords: { currentPassword: "", newPassword: "another-horse-battery" })',
      ),
    ).toMatchObject({ success: true });
    expect(await people.canSignIn(email, 'another-horse-battery')).toBe(true);
  });
});
