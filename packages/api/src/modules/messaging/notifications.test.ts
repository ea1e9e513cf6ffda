import { eventTypeKeys, ruleOf } from '@headstock/contracts/event-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { copyFor, type OfferEvent, offerEvents } from '#api/modules/sales/offers/offer-mail-copy.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { type Member, type MessagingHarness, openMessagingHarness } from './messaging.fixture.ts';
import { audience, channelsFor, type Role } from './notifications/audience.ts';
import { type Notice, notify } from './notifications/notify.ts';

let api: TestApi;
let harness: MessagingHarness;
const offerEventNames: readonly OfferEvent[] = [
  ...(['received', 'accepted', 'counterAccepted', 'countered'] as const),
  ...(['declined', 'counterDeclined', 'withdrawn', 'expired', 'sold'] as const),
];
const baseUrl = new URL('http://localhost:3000');

beforeAll(async () => {
  api = await startTestApi();
  harness = await openMessagingHarness(api);
});
afterAll(() => api.close());
beforeEach(() => harness.world.db.deleteFrom('rate_limits').execute());

const db = () => harness.world.db;
const roles: readonly Role[] = ['buyer', 'seller', 'member', 'recipient', 'waiter'];

const tell = (accountId: string, more: Partial<Notice> = {}) =>
  tx(db(), (trx) =>
    notify(
      trx,
      {
        event: 'offer.received',
        role: 'seller',
        cause: `test:${newId()}`,
        accountId,
        copy: (locale) => ({
          subject: locale === 'fr' ? 'Une offre' : 'An offer',
          paragraphs: ['Ninety dollars.'],
          link: { label: 'See it', path: '/shop/strat/1' },
        }),
        ...more,
      },
      baseUrl,
    ),
  );
const mailsTo = ({ email }: Member) =>
  db().selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();

type Answer = { success: boolean; code: string | null; message: string | null };
const NOTIFICATIONS = '{ notifications { unseenCount edges { node { eventType title path seenAt } } } }';
type Listed = { notifications: { unseenCount: number; edges: { node: { title: string; eventType: string } }[] } };

async function run<Data>(visitor: TestVisitor, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await visitor.query<Data>(query, variables);
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}
const titles = async ({ visitor }: Member): Promise<string[]> =>
  (await run<Listed>(visitor, NOTIFICATIONS)).notifications.edges.map(({ node }) => node.title);
const choose = async ({ visitor }: Member, preferences: Record<string, readonly string[]>): Promise<Answer> => {
  const UPDATE = `mutation ($preferences: NotificationPreferencesInput!) {
    updateNotificationPreferences(preferences: $preferences) { success code message } }`;
  return (await run<{ updateNotificationPreferences: Answer }>(visitor, UPDATE, { preferences }))
    .updateNotificationPreferences;
};

describe('who hears of an event', () => {
  it('is at least one role, and by a channel that carries it', () => {
    for (const event of eventTypeKeys) {
      const hearing = roles.filter((role) => channelsFor(event, role).length > 0);
      expect({ event, hearing: hearing.length }).not.toEqual({ event, hearing: 0 });
      for (const role of hearing)
        for (const channel of channelsFor(event, role))
          expect({ event, channel, rule: ruleOf(event, channel) }).not.toMatchObject({ rule: 'never' });
    }
  });

  it('is the side of an offer for which there are texts, and no other', () => {
    for (const event of offerEventNames)
      for (const side of ['buyer', 'seller'] as const) {
        const hasCopy = copyFor(event, side, 'en') !== undefined;
        expect(hasCopy && channelsFor(offerEvents[event], side).length === 0).toBe(false);
        expect(copyFor(event, side, 'fr') !== undefined).toBe(hasCopy);
      }
  });

  it.each(roles)('a %s is told nothing that is not theirs', async (role) => {
    const member = await harness.member();
    for (const event of eventTypeKeys) await tell(member.accountId, { event, role });
    const expected = eventTypeKeys.filter((event) => channelsFor(event, role).includes('mail'));
    // The newsletter is for those who ask for it.
    expect(await mailsTo(member)).toHaveLength(expected.filter((event) => event !== 'news.letter').length);
    const listed = (
      await run<Listed>(
        member.visitor,
        '{ notifications(first: 100) { unseenCount edges { node { title eventType } } } }',
      )
    ).notifications.edges;
    expect(listed.map(({ node }) => node.eventType).toSorted()).toEqual(
      eventTypeKeys.filter((event) => channelsFor(event, role).includes('bell')).toSorted(),
    );
  });

  it('is everybody whom the table names', () => {
    expect(Object.keys(audience).toSorted()).toEqual([...eventTypeKeys].toSorted());
  });
});

describe('a notification', () => {
  it('is told once for each cause, however often it is said', async () => {
    const member = await harness.member();
    const cause = `test:${newId()}`;
    await Promise.all([tell(member.accountId, { cause }), tell(member.accountId, { cause })]);
    await tell(member.accountId, { cause });
    expect(await mailsTo(member)).toHaveLength(1);
    expect(await titles(member)).toEqual(['An offer']);
  });

  it('is read in the language of the reader, and mailed in that of the account', async () => {
    const member = await harness.member();
    await tell(member.accountId, { locale: 'fr' });
    expect((await mailsTo(member))[0]?.subject).toBe('Une offre');
    const french = api.visitor({ 'accept-language': 'fr' });
    for (const [name, value] of member.visitor.cookies) french.cookies.set(name, value);
    expect(await titles({ ...member, visitor: french })).toEqual(['Une offre']);
    expect(await titles(member)).toEqual(['An offer']);
  });

  it('of what one did oneself is mailed and not listed', async () => {
    const member = await harness.member();
    await tell(member.accountId, { isOwnAct: true });
    expect(await mailsTo(member)).toHaveLength(1);
    expect(await titles(member)).toEqual([]);
  });

  it('is unseen until its reader has seen it', async () => {
    const [member, other] = [await harness.member(), await harness.member()];
    await tell(member.accountId);
    await tell(other.accountId);
    const unseen = async (who: Member) => (await run<Listed>(who.visitor, NOTIFICATIONS)).notifications.unseenCount;
    expect(await unseen(member)).toBe(1);
    await run(member.visitor, 'mutation { notificationsMarkSeen { success } }');
    expect([await unseen(member), await unseen(other)]).toEqual([0, 1]);
  });
});

describe('preferences', () => {
  it('switch mail and bell apart, and what cannot be switched off stays', async () => {
    const member = await harness.member();
    await db()
      .updateTable('accounts')
      .set({ email_verified_at: new Date() })
      .where('id', '=', member.accountId)
      .execute();
    expect(await choose(member, { emailEventTypes: ['order.paid', 'news.letter'], bellEventTypes: [] })).toMatchObject({
      success: true,
    });
    const { notificationPreferences: now } = await run<{
      notificationPreferences: {
        emailEventTypes: string[];
        bellEventTypes: string[];
        eventTypes: { key: string; mail: string; bell: string }[];
      };
    }>(
      member.visitor,
      '{ notificationPreferences { emailEventTypes bellEventTypes eventTypes { key group mail bell } } }',
    );
    expect(now.emailEventTypes).toEqual(
      eventTypeKeys.filter((key) => ruleOf(key, 'mail') === 'always' || key === 'order.paid' || key === 'news.letter'),
    );
    expect(now.bellEventTypes).toEqual(eventTypeKeys.filter((key) => ruleOf(key, 'bell') === 'always'));
    const stateOf = (key: string) => now.eventTypes.find((each) => each.key === key);
    expect(stateOf('order.placed')).toMatchObject({ mail: 'LOCKED', bell: 'OFF' });
    expect(stateOf('offer.received')).toMatchObject({ mail: 'OFF', bell: 'OFF' });
    expect(stateOf('account.signInCode')).toMatchObject({ mail: 'LOCKED', bell: 'NONE' });
    await tell(member.accountId);
    await tell(member.accountId, { event: 'order.placed', role: 'buyer' });
    expect((await mailsTo(member)).map(({ unsubscribe_url: url }) => url)).toEqual([null]);
    expect(await titles(member)).toEqual([]);
  });

  it('leave the bell as it is when only mail is chosen', async () => {
    const member = await harness.member();
    await choose(member, { emailEventTypes: [] });
    await tell(member.accountId);
    expect(await mailsTo(member)).toEqual([]);
    expect(await titles(member)).toEqual(['An offer']);
  });

  it('refuse unknown events, name them and change nothing', async () => {
    const member = await harness.member();
    const answer = await choose(member, { emailEventTypes: ['offers', 'order.paid'], bellEventTypes: ['__proto__'] });
    expect(answer).toEqual({
      success: false,
      code: 'unknown-event-type',
      message: 'There is no such event: offers, __proto__.',
    });
    await tell(member.accountId);
    expect(await mailsTo(member)).toHaveLength(1);
  });

  it('are nobody’s for visitors', async () => {
    const { errors } = await api.visitor().query('{ notificationPreferences { emailEventTypes } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});

describe('the link to unsubscribe', () => {
  async function link(): Promise<{ member: Member; token: string }> {
    const member = await harness.member();
    await tell(member.accountId);
    const [mail] = await mailsTo(member);
    return { member, token: mail?.unsubscribe_url?.split('/').at(-1) ?? '' };
  }
  const STATE = 'query ($token: String!) { unsubscription(token: $token) { eventType isSubscribed } }';
  const state = async (token: string) =>
    (await run<{ unsubscription: unknown }>(api.visitor(), STATE, { token })).unsubscription;

  it('shows when it is opened, and acts when a mail program posts, signed out, for its event alone', async () => {
    const { member, token } = await link();
    const opened = await fetch(`${api.url}/api/unsubscribe/${token}`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/unsubscribe/${token}`]);
    expect(await state(token)).toEqual({ eventType: 'offer.received', isSubscribed: true });
    for (let count = 0; count < 2; count += 1) {
      const posted = await fetch(`${api.url}/api/unsubscribe/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(posted.status).toBe(200);
    }
    expect(await state(token)).toEqual({ eventType: 'offer.received', isSubscribed: false });
    await tell(member.accountId);
    await tell(member.accountId, { event: 'offer.declined' });
    expect((await mailsTo(member)).map(({ unsubscribe_url: url }) => url?.endsWith(token))).toEqual([true, false]);
  });

  it('switches on again, and is the same in every mail', async () => {
    const { member, token } = await link();
    const SET =
      'mutation ($token: String!, $on: Boolean!) { unsubscriptionSet(token: $token, isSubscribed: $on) { success code } }';
    await run(api.visitor(), SET, { token, on: false });
    expect(await run(api.visitor(), SET, { token, on: true })).toEqual({
      unsubscriptionSet: { success: true, code: null },
    });
    await tell(member.accountId);
    expect((await mailsTo(member)).map(({ unsubscribe_url: url }) => url?.split('/').at(-1))).toEqual([token, token]);
  });

  it('that nobody was sent does nothing', async () => {
    for (const token of ['unknown', 'x'.repeat(32), '../api/csrf']) {
      expect(await state(token)).toBeNull();
      const posted = await fetch(`${api.url}/api/unsubscribe/${encodeURIComponent(token)}`, { method: 'POST' });
      expect(posted.status).toBe(404);
    }
  });
});
