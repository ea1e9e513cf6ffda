import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApi, TestVisitor } from '#api/http/testing.ts';
import { type Accounts, openAccounts, PASSWORD, VIEWER } from './people.fixture.ts';

let people: Accounts;
let api: TestApi;
beforeAll(async () => {
  people = await openAccounts();
  ({ api } = people);
  await people.addMember('june@example.com');
  await people.addMember('other@example.com');
  await people.addMember('boss@example.com', { is_admin: true });
});
afterAll(() => api.close());
beforeEach(async () => {
  await people.db.deleteFrom('rate_limits').execute();
  await people.db.deleteFrom('sessions').execute();
});

type Security = {
  hasPassword: boolean;
  sessions: { id: string; isCurrent: boolean; userAgent: string | null; lastSeenAt: string }[];
};
const SECURITY = '{ accountSecurity { hasPassword sessions { id isCurrent userAgent lastSeenAt } } }';
async function securityOf(visitor: TestVisitor): Promise<Security> {
  const { data } = await visitor.query<{ accountSecurity: Security }>(SECURITY);
  if (!data) throw new Error('No answer');
  return data.accountSecurity;
}
const isSignedIn = async (visitor: TestVisitor): Promise<boolean> =>
  (await visitor.query<{ viewer: object | null }>(VIEWER)).data?.viewer !== null;
const onPhone = () => people.signedIn('june@example.com', api.visitor({ 'user-agent': 'Phone' }));
/** As if the last proof in every session were an hour old. */
const waitAnHour = () =>
  people.db
    .updateTable('sessions')
    .set({ authenticated_at: new Date(Date.now() - 3_600_000) })
    .execute();

describe("the viewer's sessions", () => {
  it('are listed for their owner alone, the current one first, without a token', async () => {
    const phone = await onPhone();
    const laptop = await people.signedIn('june@example.com', api.visitor({ 'user-agent': 'Laptop' }));
    await people.signedIn('other@example.com');
    const { sessions, hasPassword } = await securityOf(laptop);
    expect(hasPassword).toBe(true);
    expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
      ['Laptop', true],
      ['Phone', false],
    ]);
    expect(JSON.stringify(sessions)).not.toContain(phone.cookies.get('headstock-session'));
    expect((await api.visitor().query(SECURITY)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });

  it('leave out those that have ended by themselves', async () => {
    await onPhone();
    await people.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .execute();
    const laptop = await people.signedIn('june@example.com');
    expect((await securityOf(laptop)).sessions).toHaveLength(1);
  });

  it('are ended one by one, at once, and only once', async () => {
    const [phone, laptop] = [await onPhone(), await people.signedIn('june@example.com')];
    const other = (await securityOf(laptop)).sessions.find(({ isCurrent }) => !isCurrent);
    const answers = await Promise.all([1, 2].map(() => people.run(laptop, `sessionEnd(id: "${other?.id}")`)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['not-found', null]);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(laptop)).toBe(true);
    expect((await people.events('session.ended')).at(-1)?.detail).toEqual({ count: 1 });
  });

  it('are all ended but the current one', async () => {
    const [phone, tablet, laptop] = [await onPhone(), await onPhone(), await people.signedIn('june@example.com')];
    expect(await people.run(laptop, 'sessionEndOthers')).toMatchObject({ success: true });
    expect(await Promise.all([phone, tablet, laptop].map(isSignedIn))).toEqual([false, false, true]);
  });

  it('are not ended by a stranger, an administrator or a guest, nor the current one', async () => {
    const june = await onPhone();
    const [{ id } = { id: '' }] = (await securityOf(june)).sessions;
    for (const email of ['other@example.com', 'boss@example.com']) {
      const answer = await people.run(await people.signedIn(email), `sessionEnd(id: "${id}")`);
      expect(answer).toMatchObject({ success: false, code: 'not-found' });
    }
    expect(await people.run(june, `sessionEnd(id: "${id}")`)).toMatchObject({ success: false, code: 'not-found' });
    expect(await people.run(june, 'sessionEnd(id: "no id")')).toMatchObject({ success: false, code: 'not-found' });
    for (const operation of [`sessionEnd(id: "${id}")`, 'sessionEndOthers'])
      expect(await people.run(api.visitor(), operation)).toMatchObject({ error: 'UNAUTHENTICATED' });
    expect(await isSignedIn(june)).toBe(true);
  });

  it('are ended only after a recent proof', async () => {
    const [phone, laptop] = [await onPhone(), await people.signedIn('june@example.com')];
    await waitAnHour();
    const refused = { success: false, code: 'reauthentication-required' };
    expect(await people.run(laptop, 'sessionEndOthers')).toMatchObject(refused);
    expect(await isSignedIn(phone)).toBe(true);
    await people.run(laptop, `sessionReauthenticate(credential: { password: "${PASSWORD}" })`);
    expect(await people.run(laptop, 'sessionEndOthers')).toMatchObject({ success: true });
    expect(await isSignedIn(phone)).toBe(false);
  });

  it('say when an account has no password', async () => {
    const laptop = await people.signedIn('june@example.com');
    await people.db
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('email', '=', 'june@example.com')
      .execute();
    expect((await securityOf(laptop)).hasPassword).toBe(false);
  });
});
