import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { type MessagingHarness, openMessagingHarness } from '#api/modules/messaging/messaging.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { readAnswerMinutes } from './answer-time.ts';

let api: TestApi;
let harness: MessagingHarness;
beforeAll(async () => {
  api = await startTestApi();
  harness = await openMessagingHarness(api);
});
afterAll(() => api.close());

const HOUR = 3_600_000;

/** Questions to a new seller: for each after how many hours it was answered, null for never. */
async function sellerWho(answers: readonly (number | null)[], askedHoursAgo = 500): Promise<string> {
  const { db } = api.services;
  const [buyer, seller] = [await harness.member(), await harness.member('seller')];
  const [first = '', second = ''] = [buyer.accountId, seller.accountId].toSorted();
  for (const hours of answers) {
    const threadId = newId();
    await db
      .insertInto('threads')
      .values({
        id: threadId,
        subject_kind: 'item',
        subject_id: newId(),
        first_account_id: first,
        second_account_id: second,
        buyer_account_id: buyer.accountId,
      })
      .execute();
    const asked = Date.now() - askedHoursAgo * HOUR;
    const write = (from: string, to: string, at: number) =>
      db
        .insertInto('messages')
        .values({
          id: newId(),
          thread_id: threadId,
          sender_account_id: from,
          recipient_account_id: to,
          body: 'Hello',
          idempotency_key: newId(),
          created_at: new Date(at),
        })
        .execute();
    await write(buyer.accountId, seller.accountId, asked);
    // A second message of the same question does not count again.
    await write(buyer.accountId, seller.accountId, asked + 60_000);
    if (hours !== null) await write(seller.accountId, buyer.accountId, asked + hours * HOUR);
  }
  return seller.accountId;
}
const minutesOf = async (...given: Parameters<typeof sellerWho>) =>
  readAnswerMinutes(api.services.db, await sellerWho(...given));

it('is the middle of the answers', async () => {
  expect(await minutesOf([1, 2, 3, 40, 50])).toBe(180);
});

it('is not told for fewer than five questions', async () => {
  expect(await minutesOf([1, 2, 3, 4])).toBeNull();
  expect(await minutesOf([])).toBeNull();
});

it('counts silence with a week, once that is over', async () => {
  expect(await minutesOf([1, 2, null, null, null])).toBe(7 * 24 * 60);
  expect(await minutesOf([1, 2, 3, 4, null], 100)).toBeNull();
});

it('forgets what is older than half a year', async () => {
  expect(await minutesOf([1, 1, 1, 1, 1, 1], 190 * 24)).toBeNull();
});
