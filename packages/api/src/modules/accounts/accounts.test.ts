import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { hashPassword } from './password.ts';

const PASSWORD = 'correct-horse-battery';
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  sessionCreate(email: $email, password: $password) { success message account { id email } }
}`;
const VIEWER = '{ viewer { id email isAdmin } }';
const WRONG = { success: false, message: 'Username or password not found', account: null };

let api: TestApi;
let hash = '';

async function addMember(email: string, more: { is_admin?: boolean } = {}): Promise<string> {
  const id = newId();
  await api.services.db
    .insertInto('accounts')
    .values({
      id,
      kind: 'member',
      email,
      password_hash: hash,
      username: id,
      display_name: 'June',
      first_name: 'June',
      last_name: 'O',
      ...more,
    })
    .execute();
  return id;
}

async function signedIn(email: string): Promise<TestVisitor> {
  const visitor = api.visitor();
  await visitor.query(SIGN_IN, { email, password: PASSWORD });
  return visitor;
}

const mailsTo = (email: string) =>
  api.services.db.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();

beforeAll(async () => {
  hash = await hashPassword(PASSWORD);
  api = await startTestApi();
  await addMember('june@example.com');
  await addMember('other@example.com');
  await addMember('boss@example.com', { is_admin: true });
});
afterAll(() => api.close());
beforeEach(() => api.services.db.deleteFrom('rate_limits').execute());

describe('signing in', () => {
  it('gives the session to the account, whatever the case of the e-mail, and takes it back', async () => {
    const visitor = api.visitor();
    const { data } = await visitor.query(SIGN_IN, { email: ' June@Example.com ', password: PASSWORD });
    expect(data).toMatchObject({ sessionCreate: { success: true, account: { email: 'june@example.com' } } });
    expect((await visitor.query(VIEWER)).data).toMatchObject({ viewer: { email: 'june@example.com', isAdmin: false } });
    expect(visitor.cookies.get('headstock-signed-in')).toBe('1');
    await visitor.query('mutation { sessionDestroy { success } }');
    expect(visitor.cookies.has('headstock-session')).toBe(false);
    expect((await visitor.query(VIEWER)).data).toEqual({ viewer: null });
  });

  it('remembers the language in which somebody signed in last, for the mails to come', async () => {
    const localeAfter = async (language: string): Promise<string> => {
      const visitor = api.visitor({ 'accept-language': language });
      await visitor.query(SIGN_IN, { email: 'june@example.com', password: PASSWORD });
      const { db } = api.services;
      const query = db.selectFrom('accounts').select('locale').where('email', '=', 'june@example.com');
      return (await query.executeTakeFirstOrThrow()).locale;
    };
    expect(await localeAfter('fr')).toBe('fr');
    expect(await localeAfter('en')).toBe('en');
  });

  it('changes the token, so that one who planted a cookie before has nothing after', async () => {
    const planted = await signedIn('other@example.com');
    const token = planted.cookies.get('headstock-session') ?? '';
    await planted.query(SIGN_IN, { email: 'june@example.com', password: PASSWORD });
    const thief = api.visitor();
    thief.cookies.set('headstock-session', token);
    expect((await thief.query(VIEWER)).data).toEqual({ viewer: null });
  });

  it('ends for good with signing out, also for a copy of the cookie', async () => {
    const visitor = await signedIn('june@example.com');
    const copy = api.visitor();
    copy.cookies.set('headstock-session', visitor.cookies.get('headstock-session') ?? '');
    expect((await copy.query(VIEWER)).data).toMatchObject({ viewer: { email: 'june@example.com' } });
    await visitor.query('mutation { sessionDestroy { success } }');
    expect((await copy.query(VIEWER)).data).toEqual({ viewer: null });
  });

  it('keeps the token out of the database', async () => {
    const visitor = await signedIn('june@example.com');
    const rows = await api.services.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(visitor.cookies.get('headstock-session'));
  });

  it('says and takes the same for an unknown e-mail as for a wrong password', async () => {
    const time = async (email: string): Promise<number> => {
      const start = performance.now();
      const { data } = await api.visitor().query(SIGN_IN, { email, password: 'wrong-wrong' });
      expect(data).toEqual({ sessionCreate: WRONG });
      return performance.now() - start;
    };
    // Taking turns, and by the fastest of each: whatever else the machine does falls on both.
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 5; turn += 1) {
      known.push(await time('june@example.com'));
      unknown.push(await time('nobody@example.com'));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it('stops guessing one account after ten failures, from any address, also as aliases', async () => {
    const forged = (turn: number) => api.visitor({ 'x-forwarded-for': `203.0.113.${turn}` });
    for (let turn = 0; turn < 10; turn += 1)
      await forged(turn).query(SIGN_IN, { email: 'other@example.com', password: `wrong-${turn}` });
    const { status, errors, headers } = await forged(99).query(SIGN_IN, {
      email: 'other@example.com',
      password: PASSWORD,
    });
    expect(status).toBe(429);
    expect(errors?.[0]?.extensions?.['code']).toBe('RATE_LIMITED');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const five = Array.from(
      { length: 5 },
      (_, n) => `a${n}: sessionCreate(email: "june@example.com", password: "guess-${n}") { success }`,
    );
    for (let turn = 0; turn < 2; turn += 1) await api.visitor().query(`mutation { ${five.join(' ')} }`);
    expect((await api.visitor().query(SIGN_IN, { email: 'june@example.com', password: PASSWORD })).status).toBe(429);
  });

  it('does not believe addresses that the visitor puts in front of the proxy’s', async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await api.services.db.deleteFrom('rate_limits').where('key', 'like', 'sign-in-account%').execute();
      await api
        .visitor({ 'x-forwarded-for': `198.51.100.${turn}, 203.0.113.7` })
        .query(SIGN_IN, { email: `n${turn}@example.com`, password: 'wrong-wrong' });
    }
    const visitor = api.visitor({ 'x-forwarded-for': '198.51.100.250, 203.0.113.7' });
    expect((await visitor.query(SIGN_IN, { email: 'june@example.com', password: PASSWORD })).status).toBe(429);
  });
});

describe('signing in with a code', () => {
  const SEND = 'mutation ($email: String!) { sessionSendAuthCode(email: $email) { success message securityCode } }';
  const USE = `mutation ($email: String!, $code: String!, $securityCode: String!) {
    sessionCreateWithCode(email: $email, code: $code, securityCode: $securityCode) { success message account { id } }
  }`;
  const send = async (email: string) => {
    const { data } = await api.visitor().query<{ sessionSendAuthCode: { securityCode: string } }>(SEND, { email });
    const answer = data?.sessionSendAuthCode;
    expect(answer).toMatchObject({ success: true, message: null });
    const securityCode = answer?.securityCode ?? '';
    const mails = await mailsTo(email);
    return { securityCode, code: /\b\d{6}\b/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '' };
  };

  it('takes the code of the mail once', async () => {
    const email = 'june@example.com';
    const { securityCode, code } = await send(email);
    expect(securityCode).not.toContain(code);
    const first = await api.visitor().query(USE, { email, code, securityCode });
    expect(first.data).toMatchObject({ sessionCreateWithCode: { success: true } });
    const second = await api.visitor().query(USE, { email, code, securityCode });
    expect(second.data).toEqual({ sessionCreateWithCode: WRONG });
  });

  it('is used up after five wrong tries', async () => {
    const email = 'other@example.com';
    const { securityCode, code } = await send(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let turn = 0; turn < 5; turn += 1) await api.visitor().query(USE, { email, code: wrong, securityCode });
    expect((await api.visitor().query(USE, { email, code, securityCode })).data).toEqual({
      sessionCreateWithCode: WRONG,
    });
  });

  it('answers an unknown e-mail alike and sends nothing', async () => {
    await send('stranger@example.com');
    expect(await mailsTo('stranger@example.com')).toEqual([]);
  });
});

describe('registering', () => {
  const CREATE = `mutation ($account: AccountCreateInput!) { accountCreate(account: $account) { success message account { id username } } }`;
  const account = { email: 'New@Example.com', password: 'quite-long-enough', firstName: 'Ana', lastName: 'Núñez' };

  it('makes an account that can sign in', async () => {
    const { data } = await api.visitor().query(CREATE, { account });
    expect(data).toMatchObject({
      accountCreate: { success: true, account: { username: expect.stringMatching(/^ana-nunez-/) } },
    });
    const { data: session } = await api
      .visitor()
      .query(SIGN_IN, { email: 'new@example.com', password: account.password });
    expect(session).toMatchObject({ sessionCreate: { success: true } });
  });

  it('answers alike for an e-mail that is taken, tells its owner, and leaves the password', async () => {
    const taken = { ...account, email: 'june@example.com', password: 'another-long-one' };
    const { data } = await api.visitor().query(CREATE, { account: taken });
    expect(data).toMatchObject({
      accountCreate: { success: true, message: null, account: { id: expect.any(String) } },
    });
    expect((await mailsTo('june@example.com')).at(-1)?.subject).toContain('already have an account');
    const { data: session } = await api
      .visitor()
      .query(SIGN_IN, { email: 'june@example.com', password: taken.password });
    expect(session).toEqual({ sessionCreate: WRONG });
  });

  it.each([
    [{ password: 'short' }, 'A password has 8 to 128 characters.'],
    [{ password: 'stratocaster' }, 'This password is too easy to guess. Choose another one.'],
    [{ email: 'not an e-mail' }, 'Invalid E-mail'],
    [{ firstName: ' ' }, 'First name and last name are required.'],
  ])('refuses %j', async (change, message) => {
    const { data } = await api.visitor().query(CREATE, { account: { ...account, ...change } });
    expect(data).toEqual({ accountCreate: { success: false, message, account: null } });
  });

  it('never makes an administrator', async () => {
    const { errors } = await api.visitor().query(CREATE, { account: { ...account, isAdmin: true } });
    expect(errors?.[0]?.message).toContain('isAdmin');
  });
});

describe('a forgotten password', () => {
  it('is replaced through the mail’s link, once, and ends every session', async () => {
    const email = 'other@example.com';
    const before = await signedIn(email);
    const FORGOT = 'mutation ($email: String!) { accountForgotPassword(email: $email) { success message } }';
    expect((await api.visitor().query(FORGOT, { email })).data).toEqual(
      (await api.visitor().query(FORGOT, { email: 'no@example.com' })).data,
    );
    const code = /reset-password\/([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text_body ?? '')?.[1];
    const RESET =
      'mutation ($code: String!, $password: String!) { accountResetPassword(code: $code, password: $password) { success } }';
    const reset = async () => (await api.visitor().query(RESET, { code, password: 'brand-new-password' })).data;
    expect(await reset()).toEqual({ accountResetPassword: { success: true } });
    expect(await reset()).toEqual({ accountResetPassword: { success: false } });
    expect((await before.query(VIEWER)).data).toEqual({ viewer: null });
    const { data } = await api.visitor().query(SIGN_IN, { email, password: 'brand-new-password' });
    expect(data).toMatchObject({ sessionCreate: { success: true } });
    await api.services.db.updateTable('accounts').set({ password_hash: hash }).where('email', '=', email).execute();
  });
});

describe('the address book', () => {
  const CREATE =
    'mutation ($address: AddressInput!, $accountId: ID) { addressCreate(address: $address, accountId: $accountId) { success message address { id defaultAddress region { name iso } country { name } } } }';
  const address = {
    firstName: 'June',
    lastName: 'O',
    line1: '1 Main St',
    city: 'Washington',
    region: 'district of columbia',
    postalCode: '20001',
    countryIso: 'us',
  };
  type Made = {
    success: boolean;
    message: string | null;
    address: { id: string; defaultAddress: boolean; region: { iso: string } | null } | null;
  };
  const create = async (visitor: TestVisitor, change: object = {}, accountId?: string) => {
    const variables = { address: { ...address, ...change }, accountId };
    const { data } = await visitor.query<{ addressCreate: Made }>(CREATE, variables);
    return data?.addressCreate;
  };
  const list = async (visitor: TestVisitor) => {
    const LIST = '{ addresses { edges { node { id defaultAddress } } } }';
    const { data } = await visitor.query<{ addresses: { edges: { node: { id: string; defaultAddress: boolean } }[] } }>(
      LIST,
    );
    return (data?.addresses.edges ?? []).map(({ node }) => node);
  };

  it('takes real addresses and refuses impossible ones', async () => {
    const june = await signedIn('june@example.com');
    expect((await create(june))?.address).toMatchObject({ defaultAddress: true, region: { iso: 'DC' } });
    expect((await create(june, { region: 'PR', postalCode: '00901' }))?.address?.defaultAddress).toBe(false);
    expect((await create(june, { countryIso: 'FR', region: '', postalCode: '75011' }))?.success).toBe(true);
    expect((await create(june, { countryIso: 'IE', region: '', postalCode: null }))?.success).toBe(true);
    expect((await create(june, { region: 'Bavaria' }))?.message).toBe('Please choose a state or province.');
    expect((await create(june, { postalCode: 'abc' }))?.message).toBe('The postal code is not valid.');
    expect((await create(june, { countryIso: 'XX' }))?.message).toBe('This country is not known.');
    expect((await create(june, { line1: '\0\ud800 ' }))?.success).toBe(true);
  });

  it('keeps one default and lets nobody else touch it', async () => {
    const june = await signedIn('june@example.com');
    const other = await signedIn('other@example.com');
    const made = (await create(june))?.address;
    const run = async (visitor: TestVisitor, operation: string) =>
      (await visitor.query(`mutation { ${operation} { success message } }`)).data;
    const refusal = { success: false, message: 'Address not found' };
    expect(await run(other, `addressDelete(id: "${made?.id}")`)).toEqual({ addressDelete: refusal });
    expect(await run(other, `addressSetDefault(id: "${made?.id}")`)).toEqual({ addressSetDefault: refusal });
    expect(await run(other, `addressDelete(id: "${newId()}")`)).toEqual({ addressDelete: refusal });
    expect((await create(other, {}, 'june'))?.message).toBe('Address not found');
    await run(june, `addressSetDefault(id: "${made?.id}")`);
    expect((await list(june)).filter((node) => node.defaultAddress)).toEqual([{ id: made?.id, defaultAddress: true }]);
    await run(june, `addressDelete(id: "${made?.id}")`);
    expect((await list(june)).filter((node) => node.defaultAddress)).toHaveLength(1);
  });
});

describe('what only some may do', () => {
  it('shows the list of accounts to administrators alone', async () => {
    const LIST =
      '{ accounts(search: "EXAMPLE", first: 2) { totalCount pageInfo { hasNextPage endCursor } edges { node { email } } } }';
    expect((await api.visitor().query(LIST)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect((await (await signedIn('june@example.com')).query(LIST)).errors?.[0]?.extensions?.['code']).toBe(
      'FORBIDDEN',
    );
    const { data } = await (await signedIn('boss@example.com')).query(LIST);
    expect(data).toMatchObject({ accounts: { pageInfo: { hasNextPage: true } } });
  });

  it('changes the password only with the current one, and ends the other sessions', async () => {
    const here = await signedIn('june@example.com');
    const there = await signedIn('june@example.com');
    const CHANGE =
      'mutation ($passwords: ChangePasswordInput!) { accountChangePassword(passwords: $passwords) { success message } }';
    const change = async (currentPassword: string, newPassword: string) =>
      (await here.query(CHANGE, { passwords: { currentPassword, newPassword } })).data;
    expect(await change('nope-nope', 'something-else')).toMatchObject({
      accountChangePassword: { message: 'The current password is not right.' },
    });
    expect(await change(PASSWORD, 'something-else')).toMatchObject({ accountChangePassword: { success: true } });
    expect((await there.query(VIEWER)).data).toEqual({ viewer: null });
    expect((await here.query(VIEWER)).data).toMatchObject({ viewer: { email: 'june@example.com' } });
    await api.services.db
      .updateTable('accounts')
      .set({ password_hash: hash })
      .where('email', '=', 'june@example.com')
      .execute();
  });
});
