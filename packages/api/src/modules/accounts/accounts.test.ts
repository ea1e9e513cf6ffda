import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApi, TestVisitor } from '#api/http/testing.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { durationRatio } from './duration-ratio.fixture.ts';
import { type Accounts, openAccounts, PASSWORD, VIEWER } from './people.fixture.ts';

const WRONG = { success: false, message: 'Username or password not found', account: null };
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  sessionCreate(email: $email, password: $password) { success message account { id email } }
}`;

let people: Accounts;
let api: TestApi;
const signedIn = (email: string): Promise<TestVisitor> => people.signedIn(email);

beforeAll(async () => {
  // Some of these compare how long answers take.
  people = await openAccounts({}, false);
  ({ api } = people);
  await people.addMember('june@example.com');
  await people.addMember('other@example.com');
  await people.addMember('may@example.com');
  await people.addMember('boss@example.com', { is_admin: true });
});
afterAll(() => api.close());
beforeEach(() => api.services.db.deleteFrom('rate_limits').execute());

describe('signing in', () => {
  it('signs in and out, whatever the case of the e-mail', async () => {
    const visitor = api.visitor();
    const { data } = await visitor.query(SIGN_IN, { email: ' June@Example.com ', password: PASSWORD });
    expect(data).toMatchObject({ sessionCreate: { success: true, account: { email: 'june@example.com' } } });
    expect((await visitor.query(VIEWER)).data).toMatchObject({ viewer: { email: 'june@example.com', isAdmin: false } });
    expect(visitor.cookies.get('headstock-signed-in')).toBe('1');
    await visitor.query('mutation { sessionDestroy { success } }');
    expect(visitor.cookies.has('headstock-session')).toBe(false);
    expect((await visitor.query(VIEWER)).data).toEqual({ viewer: null });
  });

  it('remembers the language of the last sign-in for later mails', async () => {
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

  it('rotates the token, so that a planted cookie is worthless', async () => {
    const planted = await signedIn('other@example.com');
    const token = planted.cookies.get('headstock-session') ?? '';
    await planted.query(SIGN_IN, { email: 'june@example.com', password: PASSWORD });
    const thief = api.visitor();
    thief.cookies.set('headstock-session', token);
    expect((await thief.query(VIEWER)).data).toEqual({ viewer: null });
  });

  it('ends the session on sign-out, also for a copy of the cookie', async () => {
    const visitor = await signedIn('june@example.com');
    const copy = api.visitor();
    copy.cookies.set('headstock-session', visitor.cookies.get('headstock-session') ?? '');
    expect((await copy.query(VIEWER)).data).toMatchObject({ viewer: { email: 'june@example.com' } });
    await visitor.query('mutation { sessionDestroy { success } }');
    expect((await copy.query(VIEWER)).data).toEqual({ viewer: null });
  });

  it('expires ninety days after the last password or code, despite visits in between', async () => {
    const visitor = await signedIn('june@example.com');
    const age = (days: number) =>
      api.services.db
        .updateTable('sessions')
        .set({ authenticated_at: new Date(Date.now() - days * 86_400_000) })
        .execute();
    await age(89);
    expect((await visitor.query(VIEWER)).data).toMatchObject({ viewer: { email: 'june@example.com' } });
    await age(91);
    expect((await visitor.query(VIEWER)).data).toEqual({ viewer: null });
  });

  it('does not store the token', async () => {
    const visitor = await signedIn('june@example.com');
    const rows = await api.services.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(visitor.cookies.get('headstock-session'));
  });

  it('has the same answer and duration for an unknown e-mail as for a wrong password', async () => {
    const tryWrong = async (email: string): Promise<void> => {
      await api.services.db.deleteFrom('rate_limits').execute();
      const { data } = await api.visitor().query(SIGN_IN, { email, password: 'wrong-wrong' });
      expect(data).toEqual({ sessionCreate: WRONG });
    };
    const ratio = await durationRatio(
      5,
      () => tryWrong('nobody@example.com'),
      () => tryWrong('june@example.com'),
    );
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
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
    const mails = await people.mailsTo(email);
    return { securityCode, code: /\b\d{6}\b/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '' };
  };

  it('accepts the mailed code once', async () => {
    const email = 'june@example.com';
    const { securityCode, code } = await send(email);
    expect(securityCode).not.toContain(code);
    const first = await api.visitor().query(USE, { email, code, securityCode });
    expect(first.data).toMatchObject({ sessionCreateWithCode: { success: true } });
    const second = await api.visitor().query(USE, { email, code, securityCode });
    expect(second.data).toEqual({ sessionCreateWithCode: WRONG });
  });

  it('fails after three wrong attempts', async () => {
    const email = 'other@example.com';
    const { securityCode, code } = await send(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let turn = 0; turn < 3; turn += 1) await api.visitor().query(USE, { email, code: wrong, securityCode });
    expect((await api.visitor().query(USE, { email, code, securityCode })).data).toEqual({
      sessionCreateWithCode: WRONG,
    });
  });

  it('gives an unknown e-mail the same answer, and sends nothing', async () => {
    await send('stranger@example.com');
    expect(await people.mailsTo('stranger@example.com')).toEqual([]);
  });
});

describe('the address book', () => {
  const CREATE =
    'mutation ($address: AddressInput!, $accountId: ID) { addressCreate(address: $address, accountId: $accountId) { success message code issues { field code message suggestion } address { id defaultAddress keptAsTyped region { name iso } country { name } } } }';
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
    code: string | null;
    issues: { field: string; code: string; message: string; suggestion: string | null }[];
    address: { id: string; defaultAddress: boolean; keptAsTyped: boolean; region: { iso: string } | null } | null;
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

  it('accepts real addresses and refuses impossible ones', async () => {
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

  it('reports which of city, region and postal code contradict each other, and suggests a correction', async () => {
    const june = await signedIn('june@example.com');
    const before = (await list(june)).length;
    const memphis = { city: 'Memphis', region: 'Oregon', postalCode: '38103' };
    expect(await create(june, memphis)).toEqual({
      success: false,
      message: 'City, state and postal code do not match. Please check them.',
      code: 'address-mismatch',
      issues: [
        {
          field: 'region',
          code: 'region-mismatch',
          message: 'The postal code 38103 is in Tennessee, not in Oregon.',
          suggestion: 'Tennessee',
        },
      ],
      address: null,
    });
    expect(await list(june)).toHaveLength(before);
    expect((await create(june, { ...memphis, region: 'Tennessee' }))?.address).toMatchObject({ keptAsTyped: false });
    const asCountry = { city: 'Memphis', countryIso: 'PR', region: '', postalCode: '38103' };
    expect((await create(june, asCountry))?.issues).toMatchObject([{ field: 'region', suggestion: 'Tennessee' }]);
  });

  it('keeps a contradiction on request, in a new address and in a changed one', async () => {
    const june = await signedIn('june@example.com');
    const strange = { postalCode: '00000', keepAsTyped: true };
    expect((await create(june, { ...strange, keepAsTyped: false }))?.issues).toMatchObject([
      { field: 'postalCode', code: 'postal-code-unknown', suggestion: null },
    ]);
    const kept = (await create(june, strange))?.address;
    expect(kept).toMatchObject({ keptAsTyped: true });
    const UPDATE =
      'mutation ($id: ID!, $address: AddressInput!) { addressUpdate(id: $id, address: $address) { success code issues { field } address { keptAsTyped } } }';
    const update = async (change: object) =>
      (await june.query(UPDATE, { id: kept?.id, address: { ...address, ...change } })).data;
    expect(await update({ region: 'TN' })).toMatchObject({
      addressUpdate: { success: false, code: 'address-mismatch', issues: [{ field: 'region' }], address: null },
    });
    expect(await update({})).toMatchObject({ addressUpdate: { success: true, address: { keptAsTyped: false } } });
  });

  it('keeps one default address, which others cannot change', async () => {
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

describe("another account's address book", () => {
  const WHOLE = 'query ($id: ID) { addresses(accountId: $id) { edges { node { line1 } } } }';
  const CREATE =
    'mutation ($address: AddressInput!, $id: ID) { addressCreate(address: $address, accountId: $id) { success code } }';
  const line1 = '9 Elm St';
  const address = { firstName: 'J', lastName: 'O', countryIso: 'FR', line1, city: 'Paris', postalCode: '75011' };
  const book = async (visitor: TestVisitor, id: string) => (await visitor.query(WHOLE, { id })).data;
  const edges = [{ node: { line1 } }];

  it('is kept by an administrator, and by nobody else but its owner', async () => {
    const id = await people.addMember('kept@example.com');
    const create = async (visitor: TestVisitor) => (await visitor.query(CREATE, { address, id })).data;
    expect(await create(await signedIn('other@example.com'))).toEqual({
      addressCreate: { success: false, code: 'not-found' },
    });
    const boss = await signedIn('boss@example.com');
    expect(await create(boss)).toEqual({ addressCreate: { success: true, code: null } });
    expect(await book(boss, id)).toEqual({ addresses: { edges } });
    expect(await book(await signedIn('kept@example.com'), id)).toEqual({ addresses: { edges } });
    expect(await book(await signedIn('other@example.com'), id)).toEqual({ addresses: { edges: [] } });
    expect(await book(api.visitor(), id)).toEqual({ addresses: { edges: [] } });
  });
});

describe('two windows', () => {
  type Answer = Record<string, { code: string | null; address?: { id: string } | null }>;
  const send = async (visitor: TestVisitor, operation: string, fields: string) => {
    const { data } = await visitor.query<Answer>(`mutation { ${operation} { success code ${fields} } }`);
    return Object.values(data ?? {})[0];
  };

  it('do not write over each other’s address', async () => {
    const may = await signedIn('may@example.com');
    const typed = (line1: string) =>
      `address: { firstName: "J", lastName: "O", countryIso: "FR", line1: "${line1}", city: "Paris", postalCode: "75011" }`;
    const shown = 'address { id line1 version }';
    const id = (await send(may, `addressCreate(${typed('1 rue A')})`, shown))?.address?.id;
    const change = (line1: string, version: number | null) =>
      send(may, `addressUpdate(id: "${id}", version: ${version}, ${typed(line1)})`, shown);
    expect(await change('2 rue B', 1)).toMatchObject({ success: true, address: { version: 2 } });
    const stands = { id, line1: '2 rue B', version: 2 };
    expect(await change('3 rue C', 1)).toEqual({ success: false, code: 'conflict', address: stands });
    const both = await Promise.all([change('4 rue D', 2), change('5 rue E', 2)]);
    expect(both.map((answer) => answer?.code).toSorted()).toEqual(['conflict', null]);
    expect(await change('6 rue F', null)).toMatchObject({ success: true, address: { version: 4 } });
    await people.run(may, `addressDelete(id: "${id}")`);
    expect(await change('7 rue G', 4)).toEqual({ success: false, code: 'not-found', address: null });
  });

  it('do not write over each other’s details', async () => {
    const may = await signedIn('may@example.com');
    const change = (bio: string, version: number | null) =>
      send(may, `accountUpdate(version: ${version}, account: { bio: "${bio}" })`, 'account { bio detailsVersion }');
    expect(await change('First', 1)).toMatchObject({ success: true, account: { detailsVersion: 2 } });
    const stands = { bio: 'First', detailsVersion: 2 };
    expect(await change('Second', 1)).toEqual({ success: false, code: 'conflict', account: stands });
    const both = await Promise.all([change('Third', 2), change('Fourth', 2)]);
    expect(both.map((answer) => answer?.code).toSorted()).toEqual(['conflict', null]);
    expect(await change('Fifth', null)).toMatchObject({ success: true });
  });
});

describe('restricted operations', () => {
  it('find an account by its whole id', async () => {
    const id = await people.addMember('by-id@example.com');
    const boss = await signedIn('boss@example.com');
    const { data } = await boss.query('query ($id: String) { accounts(search: $id) { edges { node { id } } } }', {
      id,
    });
    expect(data).toEqual({ accounts: { edges: [{ node: { id } }] } });
  });

  it('list accounts for administrators only', async () => {
    const LIST =
      '{ accounts(search: "EXAMPLE", first: 2) { totalCount pageInfo { hasNextPage endCursor } edges { node { email } } } }';
    expect((await api.visitor().query(LIST)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect((await (await signedIn('june@example.com')).query(LIST)).errors?.[0]?.extensions?.['code']).toBe(
      'FORBIDDEN',
    );
    const { data } = await (await signedIn('boss@example.com')).query(LIST);
    expect(data).toMatchObject({ accounts: { pageInfo: { hasNextPage: true } } });
  });
});

describe('a name', () => {
  const rename = async (email: string, account: string) =>
    people.run(await signedIn(email), `accountUpdate(account: { ${account} })`);

  it('visible to others cannot look like somebody else’s', async () => {
    expect(await rename('june@example.com', 'username: "paypal"')).toMatchObject({ success: true });
    for (const alike of ['PayPaI', 'PAYPAL', 'payp\u0430l', '\u0440\u0430\u0443\u0440\u0430l'])
      expect((await rename('other@example.com', `username: "${alike}"`)).code).toMatch(
        /^(username-taken|name-misleading)$/,
      );
    expect(await rename('other@example.com', 'username: "paypol"')).toMatchObject({ success: true });
    expect(await rename('june@example.com', 'username: "paypal"')).toMatchObject({ success: true });
  });

  it('is normalised', async () => {
    for (const name of ['Ju\u200Bne', 'Headstock Support', 'Adm\u0456n', '\u202EHeadstock\u202C Support'])
      expect(await rename('june@example.com', `displayName: "${name}"`)).toMatchObject({ code: 'name-misleading' });
    expect(await rename('boss@example.com', 'displayName: "Headstock"')).toMatchObject({ success: true });
    expect(await rename('june@example.com', 'displayName: "Zoë Brontë-O’Brien"')).toMatchObject({ success: true });
  });
});
