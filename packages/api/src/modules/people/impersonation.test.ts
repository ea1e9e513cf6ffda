import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TEST_ORIGIN, type TestVisitor } from '#api/http/testing.ts';
import { readVisit } from '#api/modules/accounts/index.ts';
import { composeApi } from '#api/modules.ts';
import { testActor } from '#api/platform/actor-context.fixture.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { allowedOperations, closeImpersonations, impersonationMutations } from './index.ts';
import { openPeople, type People } from './people.fixture.ts';

let people: People;
let admin: TestVisitor;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.api.close());
beforeEach(async () => {
  admin = await people.signedIn('owner@example.com');
  await people.db.deleteFrom('rate_limits').execute();
});

const WHO = '{ viewer { email } impersonator { id } impersonation { mayWriteUntil isCodeSent } }';
const start = (visitor: TestVisitor, id = people.customerId, reason = 'A call about an order') =>
  people.send(visitor, `impersonationStart(accountId: "${id}", reason: "${reason}")`);
const end = (visitor: TestVisitor) => people.send(visitor, 'impersonationEnd');
const addAddress = `addressCreate(address: { firstName: "Ada", lastName: "M", countryIso: "US", line1: "1 Main St", city: "Memphis", region: "TN", postalCode: "38103" })`;

async function mailedCode(): Promise<string> {
  const mails = await people.mailsTo('ada@example.com');
  return /\d{6}/.exec(mails.findLast(({ event_key: key }) => key.includes(':code-'))?.subject ?? '')?.[0] ?? '';
}

async function stepUp(visitor: TestVisitor): Promise<void> {
  await people.send(visitor, 'impersonationSendCode');
  const code = await mailedCode();
  const answer = await people.send(visitor, `impersonationStepUp(code: "${code}", reason: "She asked for it")`);
  expect(answer).toMatchObject({ success: true });
}

describe('acting as a member', () => {
  it('shows the shop as the member sees it, and gives the browser back unharmed', async () => {
    const before = admin.cookies.get('headstock-session');
    expect(await start(admin)).toMatchObject({ success: true });
    expect(admin.cookies.has('headstock-acting')).toBe(true);
    expect((await admin.query(WHO)).data).toEqual({
      viewer: { email: 'ada@example.com' },
      impersonator: { id: people.ownerId },
      impersonation: { mayWriteUntil: null, isCodeSent: false },
    });
    expect((await admin.query('{ accounts { totalCount } }')).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect(await end(admin)).toMatchObject({ success: true });
    expect(admin.cookies.get('headstock-session')).toBe(before);
    expect(admin.cookies.has('headstock-acting')).toBe(false);
    expect(admin.cookies.has('headstock-staff-session')).toBe(false);
    expect((await admin.query(WHO)).data).toMatchObject({ viewer: { email: 'owner@example.com' }, impersonator: null });
    expect(await end(admin)).toMatchObject({ success: true });
  });

  it('needs a reason, a member and the right to', async () => {
    expect(await start(admin, people.customerId, ' ')).toMatchObject({ code: 'reason' });
    expect(await start(admin, '0000000000000')).toMatchObject({ code: 'not-found' });
    expect(await start(admin, people.ownerId)).toMatchObject({ code: 'administrator' });
    const reader = await people.staff('looker@example.com', ['people:read']);
    expect(await start(reader.visitor)).toEqual({ error: 'FORBIDDEN' });
    expect(await start(people.customer, people.ownerId)).toEqual({ error: 'FORBIDDEN' });
    expect(await start(people.api.visitor())).toEqual({ error: 'UNAUTHENTICATED' });
  });

  it('is no way to a second member', async () => {
    await start(admin);
    expect(await start(admin)).toEqual({ error: 'IMPERSONATION_REFUSED' });
    await end(admin);
  });

  it('opens changes with a code that the member was mailed, which works once and not for ever', async () => {
    await start(admin);
    expect(await people.send(admin, addAddress)).toEqual({ error: 'IMPERSONATION_READ_ONLY' });
    await people.send(admin, 'impersonationSendCode');
    const code = await mailedCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const given = (text: string) => people.send(admin, `impersonationStepUp(code: "${text}", reason: "She asked")`);
    expect(await people.send(admin, `impersonationStepUp(code: "${code}", reason: "")`)).toMatchObject({
      code: 'reason',
    });
    for (let tries = 0; tries < 5; tries += 1) expect(await given(wrong)).toMatchObject({ code: 'code' });
    expect(await given(code)).toMatchObject({ code: 'code' });
    await people.send(admin, 'impersonationSendCode');
    const second = await mailedCode();
    const answers = await Promise.all([given(second), given(second)]);
    expect(answers.filter(({ success }) => success === true)).toHaveLength(1);
    expect(await people.send(admin, addAddress)).toMatchObject({ success: true });
    await end(admin);
  });

  it('mails at most five codes, and none of a code ended with its session', async () => {
    await start(admin);
    for (let sent = 0; sent < 5; sent += 1)
      expect(await people.send(admin, 'impersonationSendCode')).toMatchObject({ success: true });
    expect(await people.send(admin, 'impersonationSendCode')).toMatchObject({ code: 'too-many' });
    await end(admin);
    expect(await people.send(admin, 'impersonationSendCode')).toMatchObject({ code: 'not-found' });
  });

  it('is written down under both names, and the member is mailed what was done', async () => {
    await people.db.deleteFrom('outbox').execute();
    await start(admin, people.customerId, 'A wrong address');
    await stepUp(admin);
    await people.send(admin, addAddress);
    await people.send(admin, addAddress);
    await people.send(admin, 'cartAddListing(listingId: "0000000000000")');
    await end(admin);
    const acted = (await people.audit('impersonation.acted')).slice(-3);
    for (const entry of acted)
      expect(entry).toMatchObject({ actor_account_id: people.customerId, impersonator_id: people.ownerId });
    const mail = (await people.mailsTo('ada@example.com')).at(-1);
    expect(mail?.subject).toBe('Our staff looked into your account');
    expect(mail?.text_body).toContain('– Your address book was changed (2 ×)');
    expect(mail?.text_body).not.toContain('cart');
    const details = await admin.query<{ accountDetails: { impersonations: object[] } }>(
      `{ accountDetails(id: "${people.customerId}") { impersonations { reason actCount writeReason impersonator { id } } } }`,
    );
    expect(details.data?.accountDetails.impersonations[0]).toEqual({
      reason: 'A wrong address',
      actCount: 2,
      writeReason: 'She asked for it',
      impersonator: { id: people.ownerId },
    });
  });

  it('ends by the clock: the browser is the administrator’s again, and the member is told', async () => {
    await start(admin);
    await stepUp(admin);
    const past = new Date(Date.now() - 1000);
    await people.db
      .updateTable('sessions')
      .set({ expires_at: past })
      .where('impersonator_id', 'is not', null)
      .execute();
    await people.db.updateTable('impersonations').set({ expires_at: past }).where('ended_at', 'is', null).execute();
    const [one, other] = await Promise.all([admin.query(WHO), admin.query(WHO)]);
    for (const { data } of [one, other])
      expect(data).toMatchObject({ viewer: { email: 'owner@example.com' }, impersonator: null });
    await people.db.deleteFrom('outbox').execute();
    const { publicUrl } = people.api.services.config;
    await closeImpersonations(people.db, publicUrl, { dueAt: new Date() });
    await closeImpersonations(people.db, publicUrl, { dueAt: new Date() });
    expect(await people.mailsTo('ada@example.com')).toHaveLength(1);
  });

  it('ends for whoever is no administrator any more, and of whoever became one', async () => {
    await people.addMember('brief@example.com', { is_admin: true });
    const brief = await people.signedIn('brief@example.com');
    await start(brief);
    await people.db.updateTable('accounts').set({ is_admin: false }).where('email', '=', 'brief@example.com').execute();
    expect((await brief.query(WHO)).data).toMatchObject({ viewer: { email: 'brief@example.com' }, impersonator: null });
  });

  it('ends for an administrator whose role no longer lets them', async () => {
    const { id, visitor } = await people.staff('support@example.com', ['people:write']);
    expect(await start(visitor)).toMatchObject({ success: true });
    expect((await visitor.query(WHO)).data).toMatchObject({ impersonator: { id } });
    await people.db
      .updateTable('staff_roles')
      .set({ grants: JSON.stringify(['people:read']) })
      .where('name', '=', 'support@example.com')
      .execute();
    expect((await visitor.query(WHO)).data).toMatchObject({
      viewer: { email: 'support@example.com' },
      impersonator: null,
    });
  });

  it('is invisible in the member’s own list of sessions, and sends nothing beside GraphQL', async () => {
    await start(admin);
    const { data } = await people.customer.query<{ accountSecurity: { sessions: object[] } }>(
      '{ accountSecurity { sessions { id } } }',
    );
    expect(data?.accountSecurity.sessions).toHaveLength(1);
    await admin.fetch('/api/csrf');
    const sent = await admin.fetch('/api/tracking', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'csrf-token': admin.cookies.get('csrf-token') ?? '' },
      body: JSON.stringify({ eventName: 'x' }),
    });
    expect(sent.status).toBe(403);
    await end(admin);
  });
});

describe('two tabs of one browser', () => {
  type Answered = { status: number; changed: string | null };
  /** Sends as a tab that was loaded when the browser was in the name of `said`. */
  async function from(said: string, query: string): Promise<Answered> {
    const { status, headers } = await admin.fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: TEST_ORIGIN,
        'csrf-token': admin.cookies.get('csrf-token') ?? '',
        'headstock-acting': said,
      },
      body: JSON.stringify({ query }),
    });
    return { status, changed: headers.get('headstock-acting') };
  }
  const wish = 'mutation { updateNotificationPreferences(preferences: []) { success } }';
  const outdated = { status: 409, changed: 'changed' };

  it('a tab of the administrator does nothing in the name of the member whom another tab acts as', async () => {
    expect(await from('nobody', WHO)).toMatchObject({ status: 200 });
    await start(admin);
    for (const query of [WHO, wish, 'mutation { impersonationEnd { success } }'])
      expect(await from('nobody', query)).toEqual(outdated);
    expect(await from(admin.cookies.get('headstock-acting') ?? '', WHO)).toMatchObject({ status: 200 });
    expect((await admin.query(WHO)).data).toMatchObject({ viewer: { email: 'ada@example.com' } });
    await end(admin);
  });

  it('a tab of the member does nothing in the name of the administrator once acting has ended, however it ended', async () => {
    await start(admin);
    const said = admin.cookies.get('headstock-acting') ?? '';
    await end(admin);
    for (const query of [WHO, wish]) expect(await from(said, query)).toEqual(outdated);

    await start(admin);
    const later = admin.cookies.get('headstock-acting') ?? '';
    await people.db
      .updateTable('impersonations')
      .set({ expires_at: new Date(0) })
      .where('ended_at', 'is', null)
      .execute();
    await closeImpersonations(people.db, people.api.services.config.publicUrl, { dueAt: new Date() });
    for (const query of [WHO, wish]) expect(await from(later, query)).toEqual(outdated);
    expect((await admin.query(WHO)).data).toMatchObject({ viewer: { email: 'owner@example.com' }, impersonator: null });
  });

  it('a tab of one acting does nothing in the next one', async () => {
    await start(admin);
    const said = admin.cookies.get('headstock-acting') ?? '';
    await end(admin);
    await start(admin);
    const now = admin.cookies.get('headstock-acting') ?? '';
    expect(now).not.toBe(said);
    expect(await from(said, wish)).toEqual(outdated);
    expect(await from(now, WHO)).toMatchObject({ status: 200 });
    await end(admin);
  });

  it('no file is sent in the wrong name either', async () => {
    await start(admin);
    const { status } = await admin.fetch('/api/photographs', {
      method: 'POST',
      headers: {
        origin: TEST_ORIGIN,
        'csrf-token': admin.cookies.get('csrf-token') ?? '',
        'headstock-acting': 'nobody',
      },
      body: new FormData(),
    });
    expect(status).toBe(409);
    await end(admin);
  });
});

describe('every mutation of the schema', () => {
  const mutations = Object.values(composeApi().getMutationType()?.getFields() ?? {});
  const names = mutations.map(({ name }) => name);
  /** Never done in another's name, whatever the member agreed to. */
  const own =
    /pay|card|refund|password|passkey|totp|recoverycode|session|accountdelete|accountexport|confirmemail|payout|claim|prepaid|storecredit|rights|role|impersonationstart/i;

  it('is refused while an administrator only looks, unless it is of the impersonation itself', async () => {
    await start(admin);
    const codes = new Set<unknown>();
    const { principal } = await readVisit(people.db, admin.cookies.get('headstock-session'));
    const actor = testActor(people.db, principal);
    for (const { name, resolve } of mutations.filter((one) => !impersonationMutations.has(one.name))) {
      if (!resolve) throw new Error(`${name} has no resolver.`);
      const outcome = await Promise.resolve()
        .then((): unknown => Reflect.apply(resolve, undefined, [undefined, {}, { actor }]))
        .catch((error: unknown) => (error instanceof DomainError ? error.code : error));
      codes.add(outcome);
    }
    expect(mutations.length).toBeGreaterThan(100);
    expect([...codes].toSorted()).toEqual(['impersonation-read-only', 'impersonation-refused']);
    await end(admin);
  });

  it('is listed only where it exists, and touches neither money nor credentials', () => {
    const listed = [...Object.keys(allowedOperations), ...impersonationMutations];
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(allowedOperations).filter((name) => own.test(name))).toEqual([]);
  });

  it('keeps the e-mail the member’s own', async () => {
    await start(admin);
    await stepUp(admin);
    expect(await people.send(admin, 'accountUpdate(account: { email: "thief@example.com" })')).toEqual({
      error: 'IMPERSONATION_REFUSED',
    });
    expect(await people.send(admin, 'accountUpdate(account: { phone: "901 555 0100" })')).toMatchObject({
      success: true,
    });
    expect(
      await people.send(admin, 'accountChangePassword(passwords: { currentPassword: "", newPassword: "x" })'),
    ).toEqual({ error: 'IMPERSONATION_REFUSED' });
    await end(admin);
  });
});
