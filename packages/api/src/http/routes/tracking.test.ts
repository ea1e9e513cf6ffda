import { actAs } from '#api/platform/actor-context.fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { idAt, newId } from '#api/platform/db/new-id.ts';
import { openSession } from '#api/modules/accounts/account.fixture.ts';
import { addListing } from '#api/modules/sales/cart/add-listing.ts';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { sweepTracking } from '#api/modules/tracking/index.ts';
import { startTestApi, TEST_ORIGIN, type TestApi, type TestVisitor } from '#api/http/testing.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  shop = await openShop(api.services.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.db.deleteFrom('tracking_events').execute();
  await api.services.db.deleteFrom('rate_limits').execute();
});

const rows = () => api.services.db.selectFrom('tracking_events').selectAll().orderBy('id').execute();

/** Somebody with a session, and an account where one is given. */
async function visit(accountId: string | null = null): Promise<{ visitor: TestVisitor; sessionId: string }> {
  const visitor = api.visitor();
  const sessionId = await openSession(api.services.db, visitor, accountId);
  await visitor.fetch('/api/csrf');
  return { visitor, sessionId };
}

async function send(visitor: TestVisitor, body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const response = await visitor.fetch('/api/tracking', {
    method: 'POST',
    headers: {
      origin: TEST_ORIGIN,
      'csrf-token': visitor.cookies.get('csrf-token') ?? '',
      'content-type': 'application/json',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return response.status;
}

const view = { eventName: 'pageViewed', order: null, user: null, properties: { path: '/shop' } };

async function placedOrder(sessionId: string): Promise<string> {
  const { db } = api.services;
  const owner = actAs(shop.guest(), { sessionId });
  const id = await addListing(owner, await shop.listing());
  await db.updateTable('orders').set({ completed_at: new Date(), number: newId() }).where('id', '=', id).execute();
  return id;
}

describe('an event', () => {
  it('is stored with its payload', async () => {
    const { visitor } = await visit();
    expect(await send(visitor, view)).toBe(204);
    expect(await rows()).toMatchObject([
      { event_name: 'pageViewed', order_id: null, account_id: null, properties: { path: '/shop' } },
    ]);
  });

  it.each([
    ['no name', { ...view, eventName: undefined }],
    ['an unknown name', { ...view, eventName: 'offerExpired' }],
    ['no object', 'null'],
    ['properties that are a list', { ...view, properties: [1] }],
    ['too many properties', { ...view, properties: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [n, n])) }],
    ['properties that lie too deep', { ...view, properties: JSON.parse(`${'{"a":'.repeat(8)}1${'}'.repeat(8)}`) }],
    ['what is no JSON', '{'],
  ])('is refused with %s', async (_what, body) => {
    const { visitor } = await visit();
    expect(await send(visitor, body)).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('is refused when it is too large, of another kind, or without the token', async () => {
    const { visitor } = await visit();
    expect(await send(visitor, { ...view, properties: { text: 'x'.repeat(65_536) } })).toBe(413);
    expect(await send(visitor, view, { 'content-type': 'text/plain' })).toBe(400);
    expect(await send(visitor, view, { 'csrf-token': 'none' })).toBe(403);
    expect(await send(visitor, view, { origin: 'https://elsewhere.test' })).toBe(403);
    expect(await rows()).toEqual([]);
  });

  it('is stored for a very full cart', async () => {
    const { visitor } = await visit();
    const line = {
      itemId: 'i'.repeat(13),
      listingId: 'l'.repeat(13),
      title: 't'.repeat(60),
      quantity: 1,
      amountCents: 1,
    };
    const properties = { currency: 'USD', totalCents: 1, lines: Array.from({ length: 200 }, () => line) };
    expect(await send(visitor, { ...view, eventName: 'checkoutStarted', properties })).toBe(204);
  });

  it('is stored with an account only when the session has it', async () => {
    const own = await shop.memberId();
    const other = await shop.memberId();
    const { visitor } = await visit(own);
    for (const id of [own, other]) await send(visitor, { ...view, user: { id } });
    const guest = await visit();
    await send(guest.visitor, { ...view, user: { id: own } });
    expect((await rows()).map((row) => row.account_id)).toEqual([own, null, null]);
  });

  it('is not stored for a browser that opts out of tracking', async () => {
    const { visitor } = await visit();
    expect(await send(visitor, view, { 'sec-gpc': '1' })).toBe(204);
    expect(await send(visitor, view, { dnt: '1' })).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it('accepts texts that the database cannot store unchanged', async () => {
    const { visitor } = await visit();
    expect(await send(visitor, '{"eventName":"pageViewed","properties":{"path":"/a\\u0000\\ud800"}}')).toBe(204);
    expect(await rows()).toMatchObject([{ properties: { path: '/a\uFFFD' } }]);
  });

  it('is rate-limited', async () => {
    const { visitor } = await visit();
    const answers = await Promise.all(Array.from({ length: 305 }, () => send(visitor, view)));
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
    expect(await rows()).toHaveLength(300);
  });
});

describe('a purchase', () => {
  const purchase = (id: string | null) => ({
    eventName: 'purchased',
    order: id === null ? null : { id },
    user: null,
    properties: { totalCents: 1 },
  });

  it('is counted once per order, also when it is sent concurrently', async () => {
    const { visitor, sessionId } = await visit();
    const orderId = await placedOrder(sessionId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(visitor, purchase(orderId))));
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await rows()).toMatchObject([{ event_name: 'purchased', order_id: orderId }]);
  });

  it('is refused for another’s order, an open order and no order', async () => {
    const { visitor, sessionId } = await visit();
    const stranger = await visit();
    const foreign = await placedOrder(stranger.sessionId);
    const open = await addListing(actAs(shop.guest(), { sessionId }), await shop.listing());
    for (const id of [foreign, open, newId(), null]) expect(await send(visitor, purchase(id))).toBe(404);
    expect(await rows()).toEqual([]);
  });
});

describe('the sweep', () => {
  it('removes events older than thirteen months, the oldest first, and nothing else', async () => {
    const { db } = api.services;
    const now = new Date();
    const ids = [397, 396, 394, 0].map((days) => idAt(new Date(now.getTime() - days * DAY_MS), 1));
    for (const id of ids)
      await db.insertInto('tracking_events').values({ id, event_name: 'pageViewed', properties: '{}' }).execute();
    expect(await sweepTracking(db, now, 1)).toBe(1);
    expect((await rows()).map(({ id }) => id)).toEqual(ids.slice(1));
    expect(await sweepTracking(db, now)).toBe(1);
    expect(await sweepTracking(db, now)).toBe(0);
    expect((await rows()).map(({ id }) => id)).toEqual(ids.slice(2));
  });
});
