import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { type Member, type MessagingHarness, openMessagingHarness } from '#api/modules/messaging/messaging.fixture.ts';
import { askForStream, LiveReader } from './live-reader.fixture.ts';

let api: TestApi;
let harness: MessagingHarness;
const readers: LiveReader[] = [];

beforeAll(async () => {
  api = await startTestApi();
  harness = await openMessagingHarness(api);
});
afterAll(() => api.close());
afterEach(async () => {
  await harness.world.db.deleteFrom('rate_limits').execute();
  for (const reader of readers.splice(0)) await reader.close();
});

async function follow({ visitor }: Pick<Member, 'visitor'>, lastEventId?: string): Promise<LiveReader> {
  const reader = await LiveReader.open(api.url, visitor.cookieHeader, lastEventId);
  readers.push(reader);
  return reader;
}

describe('the live stream', () => {
  it('begins with the numbers of the bell, and tells both sides of what changes', async () => {
    const { buyer, seller, threadId } = await harness.thread();
    const [atSeller, atBuyer] = [await follow(seller), await follow(buyer)];
    expect(await atSeller.next()).toMatchObject({
      name: 'counts',
      data: { unreadMessageCount: 1, partiallyPaidOrders: 0 },
    });
    expect(await atBuyer.next()).toMatchObject({ name: 'counts', data: { unreadMessageCount: 0 } });
    await harness.send(buyer.visitor, { threadId, text: 'Hello?' });
    expect(await atSeller.next()).toMatchObject({
      name: 'changed',
      data: { topic: 'messages', subjectId: threadId, unreadMessageCount: 2 },
    });
    expect(await atBuyer.next()).toMatchObject({ name: 'changed', data: { topic: 'messages', unreadMessageCount: 0 } });
    await seller.visitor.query(`mutation { threadMarkRead(id: "${threadId}") { success } }`);
    expect(await atSeller.next()).toMatchObject({ data: { topic: 'messages', unreadMessageCount: 0 } });
  });

  it('tells the same to every page of an account, and nothing to others', async () => {
    const { buyer, seller, threadId } = await harness.thread();
    const stranger = await harness.member();
    const [one, other, atStranger] = [await follow(seller), await follow(seller), await follow(stranger)];
    for (const reader of [one, other, atStranger]) await reader.next();
    await harness.send(buyer.visitor, { threadId });
    expect((await one.next()).id).toBe((await other.next()).id);
    await harness.send(stranger.visitor, {
      subject: { kind: 'ITEM', id: (await harness.item(seller.accountId)).itemId },
    });
    expect(await atStranger.next()).toMatchObject({ data: { topic: 'messages', unreadMessageCount: 0 } });
  });

  it('goes on where it broke off, and says when it cannot', async () => {
    const { buyer, seller, threadId } = await harness.thread();
    const first = await follow(seller);
    await first.next();
    await harness.send(buyer.visitor, { threadId });
    const { id } = await first.next();
    await first.close();
    await harness.send(buyer.visitor, { threadId, text: 'While you were away.' });
    const again = await follow(seller, id ?? '');
    expect(await again.next()).toMatchObject({ name: 'counts', data: { unreadMessageCount: 3 } });
    const seen = [(await again.next()).name, (await again.next()).name];
    expect(seen).toEqual(['changed', 'changed']);
    const lost = await follow(seller, '0000000000000');
    expect([(await lost.next()).name, (await lost.next()).name]).toEqual(['counts', 'reset']);
  });

  it('is not for visitors, and not for an event of somebody else', async () => {
    expect((await askForStream(api.url, '')).statusCode).toBe(204);
    const { buyer, seller, threadId } = await harness.thread();
    const atSeller = await follow(seller);
    await atSeller.next();
    await harness.send(buyer.visitor, { threadId });
    const { id } = await atSeller.next();
    const stranger = await follow(await harness.member(), id ?? '');
    expect([(await stranger.next()).name, (await stranger.next()).name]).toEqual(['counts', 'reset']);
  });

  it('is bounded for each account, and free again when a page is closed', async () => {
    const member = await harness.member();
    const open: LiveReader[] = [];
    for (let count = 0; count < 8; count += 1) {
      const reader = await follow(member);
      await reader.next();
      open.push(reader);
    }
    const { statusCode, headers } = await askForStream(api.url, member.visitor.cookieHeader);
    expect([statusCode, headers['retry-after']]).toEqual([429, '30']);
    await open[0]?.close();
    let status: number | undefined = 429;
    for (let attempt = 0; status === 429 && attempt < 100; attempt += 1) {
      const answer = await askForStream(api.url, member.visitor.cookieHeader);
      status = answer.statusCode;
      answer.destroy();
    }
    expect(status).toBe(200);
  });
});
