import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { type Member, type MessagingHarness, openMessagingHarness } from './messaging.fixture.ts';

let api: TestApi;
let harness: MessagingHarness;
beforeAll(async () => {
  api = await startTestApi();
  harness = await openMessagingHarness(api);
});
afterAll(() => api.close());

type Answer = { success: boolean; code: string | null };
type State = { key: string; mail: string; bell: string };

const SET = `mutation ($key: String!, $channel: NotificationChannel!, $on: Boolean!) {
  notificationChoiceSet(eventType: $key, channel: $channel, isWanted: $on) { success code } }`;
const PREFERENCES = '{ notificationPreferences { eventTypes { key mail bell } } }';

async function set(visitor: TestVisitor, key: string, channel: 'mail' | 'bell', on: boolean): Promise<Answer> {
  const { data } = await visitor.query<{ notificationChoiceSet: Answer }>(SET, { key, channel, on });
  if (!data) throw new Error('There was no answer.');
  return data.notificationChoiceSet;
}
async function stateOf({ visitor }: Member, key: string): Promise<State | undefined> {
  const { data } = await visitor.query<{ notificationPreferences: { eventTypes: State[] } }>(PREFERENCES);
  return data?.notificationPreferences.eventTypes.find((event) => event.key === key);
}
const done = { success: true, code: null };
const prove = ({ accountId }: Member, at: Date | null) =>
  api.services.db.updateTable('accounts').set({ email_verified_at: at }).where('id', '=', accountId).execute();
const subscribers = ({ email }: Member) =>
  api.services.db.selectFrom('newsletter_subscribers').select('email').where('email', '=', email).execute();

describe('a choice', () => {
  it('switches one event by one channel, as often as one likes, and nothing else', async () => {
    const member = await harness.member();
    for (const on of [false, false, true, false])
      expect(await set(member.visitor, 'offer.received', 'bell', on)).toEqual(done);
    expect(await stateOf(member, 'offer.received')).toMatchObject({ mail: 'ON', bell: 'OFF' });
    expect(await stateOf(member, 'offer.accepted')).toMatchObject({ mail: 'ON', bell: 'ON' });
    expect(await stateOf(await harness.member(), 'offer.received')).toMatchObject({ mail: 'ON', bell: 'ON' });
  });

  it('keeps both of two that are sent at once', async () => {
    const member = await harness.member();
    await Promise.all([
      set(member.visitor, 'offer.received', 'mail', false),
      set(member.visitor, 'offer.accepted', 'mail', false),
    ]);
    expect(await stateOf(member, 'offer.received')).toMatchObject({ mail: 'OFF' });
    expect(await stateOf(member, 'offer.accepted')).toMatchObject({ mail: 'OFF' });
  });

  it.each([
    ['nothing.known', 'mail', 'unknown-event-type'],
    ['toString', 'mail', 'unknown-event-type'],
    ['order.placed', 'mail', 'not-switchable'],
    ['news.letter', 'bell', 'not-switchable'],
  ] as const)('of %s by %s is refused with %s', async (key, channel, code) => {
    const { visitor } = await harness.member();
    expect(await set(visitor, key, channel, false)).toEqual({ success: false, code });
  });
});

describe('the newsletter', () => {
  it('is the list to which visitors subscribe, too', async () => {
    const member = await harness.member();
    await prove(member, new Date());
    expect(await stateOf(member, 'news.letter')).toMatchObject({ mail: 'OFF', bell: 'NONE' });
    expect(await set(member.visitor, 'news.letter', 'mail', true)).toEqual(done);
    expect(await subscribers(member)).toHaveLength(1);
    expect(await stateOf(member, 'news.letter')).toMatchObject({ mail: 'ON' });
    expect(await set(member.visitor, 'news.letter', 'mail', false)).toEqual(done);
    expect(await subscribers(member)).toHaveLength(0);
  });

  it('neither shows nor changes what the owner of an e-mail chose, until the e-mail is proven', async () => {
    const member = await harness.member();
    await prove(member, null);
    await api.services.db.insertInto('newsletter_subscribers').values({ email: member.email, locale: 'en' }).execute();
    expect(await stateOf(member, 'news.letter')).toMatchObject({ mail: 'NONE' });
    expect(await set(member.visitor, 'news.letter', 'mail', false)).toEqual({
      success: false,
      code: 'email-unverified',
    });
    expect(await subscribers(member)).toHaveLength(1);
  });
});
