import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { sweepSecurityEvents } from '#api/platform/audit/security-events.ts';
import { type Accounts, openAccounts } from './people.fixture.ts';

const EMAIL = 'june@example.com';
let people: Accounts;
let id = '';
beforeAll(async () => {
  people = await openAccounts();
  id = await people.addMember(EMAIL);
});
afterAll(() => people.api.close());
beforeEach(async () => {
  await people.db.deleteFrom('rate_limits').execute();
  await people.db.deleteFrom('security_events').execute();
});

const visitor = (address = '2001:db8:7:8::9') =>
  people.api.visitor({ 'x-forwarded-for': address, 'x-request-id': 'request-of-a-test' });

describe('the record of security events', () => {
  it('records who signed in and out, from which network, in which request', async () => {
    const here = await people.signedIn(EMAIL, visitor());
    await here.query('mutation { sessionDestroy { success } }');
    const common = {
      account_id: id,
      network: '2001:db8:7:8::/64',
      request_id: 'request-of-a-test',
      impersonator_id: null,
    };
    expect(await people.events('sign-in.done')).toMatchObject([
      { ...common, has_device: false, detail: { method: 'password' } },
    ]);
    expect(await people.events('sign-out.done')).toMatchObject([{ ...common, has_device: true }]);
  });

  it('records failed sign-ins with a pseudonym of the e-mail', async () => {
    for (const email of [EMAIL, EMAIL, 'nobody@example.com']) await people.trySignIn(visitor(), email, 'wrong-wrong');
    const events = await people.events('sign-in.failed');
    expect(events.map((event) => event.account_id)).toEqual([id, id, null]);
    const [first, second, other] = events.map((event) => event.subject_hash);
    expect(first).toBe(second);
    expect(first).not.toBe(other);
    expect(JSON.stringify(events)).not.toMatch(/june|nobody|wrong-wrong/);
  });

  it('records rate-limited attempts', async () => {
    for (let turn = 0; turn < 4; turn += 1) await people.trySignIn(visitor(), EMAIL, 'wrong-wrong');
    expect(await people.events('sign-in.proof-asked')).toHaveLength(1);
    const here = await people.signedIn(EMAIL, visitor('198.51.100.1'));
    await here.query('mutation { sessionDestroy { success } }');
    for (let turn = 0; turn < 7; turn += 1) await people.trySignIn(here, EMAIL, 'wrong-wrong');
    expect(await people.events('sign-in.limited')).toMatchObject([{ network: '198.51.100.1', has_device: true }]);
    for (let turn = 0; turn < 4; turn += 1)
      await people.run(visitor('198.51.100.2'), `accountForgotPassword(email: "${EMAIL}")`);
    expect(await people.events('mail.limited')).toHaveLength(1);
  });

  it('records refused administrator operations', async () => {
    await visitor().query('{ accounts { totalCount } }');
    const here = await people.signedIn(EMAIL, visitor());
    await here.query('{ accounts { totalCount } }');
    await here.fetch('/api/assistants');
    expect(await people.events('access.refused')).toMatchObject([
      { account_id: null, detail: { operation: 'Query.accounts' } },
      { account_id: id, detail: { operation: 'Query.accounts' } },
      { account_id: id, detail: { operation: 'GET /api/assistants' } },
    ]);
  });

  it('limits the events of one network', async () => {
    for (let turn = 0; turn < 70; turn += 1) await visitor().query('{ accounts { totalCount } }');
    expect(await people.events('access.refused')).toHaveLength(60);
  });

  it('is swept after its retention period', async () => {
    await people.trySignIn(visitor(), EMAIL, 'wrong-wrong');
    await people.trySignIn(visitor(), EMAIL, 'wrong-wrong');
    const [oldest] = await people.events('sign-in.failed');
    await sql`UPDATE security_events SET at = now() - interval '181 days' WHERE id = ${oldest?.id}`.execute(people.db);
    await sweepSecurityEvents(people.db, 180);
    expect(await people.events('sign-in.failed')).toHaveLength(1);
  });
});
