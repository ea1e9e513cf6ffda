import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '#api/contract/people.fixture.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { sweepHolds } from './sweep-holds.ts';

let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await startTestApi();
  world = await openWorld(api);
});
afterAll(() => api.close());
beforeEach(() => world.db.deleteFrom('rate_limits').execute());

type Answer = { success: boolean; message: string | null; code: string | null };
type HoldAnswer = Answer & {
  until: string | null;
  secondsLeft: number;
  renewalsLeft: number;
  held: { listingId: string }[];
  heldByOthers: { listingId: string; secondsLeft: number }[];
};
type Seen = {
  heldUntil: string | null;
  viewerHoldUntil: string | null;
  secondsLeft: number;
  isPaymentPending: boolean;
  isAvailable: boolean;
  waitlistCount: number;
  waitlistEntry: { position: number; notifiedAt: string | null } | null;
};

/** A shopper with a listing in the cart, at the payment. */
async function atPayment(visitor: TestVisitor, listing: string): Promise<string> {
  await run(visitor, `mutation { cartAddListing(listingId: "${listing}") { success } }`);
  const { cart } = await run<{ cart: { orders: { id: string }[] } }>(
    visitor,
    '{ cart(orderId: []) { orders { id } } }',
  );
  const id = cart.orders[0]!.id;
  const contact = `orderId: "${id}", email: "ada@example.com", firstName: "Ada", lastName: "M"`;
  await run(visitor, `mutation { accountExpressAssociate(${contact}) { success } }`);
  return id;
}
const HOLD = `mutation ($ids: [ID!]!, $tab: String, $renew: Boolean) { ordersHold(orderIds: $ids, tab: $tab, renew: $renew) {
  success message code until secondsLeft renewalsLeft held { listingId } heldByOthers { listingId secondsLeft } } }`;
const hold = async (visitor: TestVisitor, id: string, more: object = {}): Promise<HoldAnswer> =>
  (await run<{ ordersHold: HoldAnswer }>(visitor, HOLD, { ids: [id], tab: 'one', ...more })).ordersHold;
const look = async (visitor: TestVisitor, listing: string): Promise<Seen | null> =>
  (
    await run<{ listingHold: Seen | null }>(
      visitor,
      `{ listingHold(listingId: "${listing}") { heldUntil viewerHoldUntil secondsLeft isPaymentPending isAvailable waitlistCount waitlistEntry { position notifiedAt } } }`,
    )
  ).listingHold;
const join = async (
  visitor: TestVisitor,
  listing: string,
  email?: string,
): Promise<Answer & { waitlistEntry: unknown }> =>
  (
    await run<{ waitlistJoin: Answer & { waitlistEntry: unknown } }>(
      visitor,
      'mutation ($id: ID!, $email: String) { waitlistJoin(listingId: $id, email: $email) { success message code waitlistEntry { position } } }',
      { id: listing, email },
    )
  ).waitlistJoin;

describe('a hold over the API', () => {
  it('is shown to its holder and to everybody else in different ways', async () => {
    const listing = await world.shop.listing({ title: '1961 Gibson ES-335' });
    const [ada, bob, eve] = [api.visitor(), api.visitor(), api.visitor({ 'accept-language': 'fr' })];
    const [adas, bobs] = [await atPayment(ada, listing), await atPayment(bob, listing)];
    const held = await hold(ada, adas);
    expect(held).toMatchObject({ success: true, code: null, renewalsLeft: 2, held: [{ listingId: listing }] });
    expect(held.secondsLeft).toBeGreaterThan(590);
    const others = await hold(bob, bobs);
    expect(others).toMatchObject({ success: true, code: 'held-by-others', until: null, held: [] });
    expect(others.message).toMatch(/^On hold for another shopper until .+: 1961 Gibson ES-335\.$/);
    expect(others.heldByOthers[0]?.secondsLeft).toBeGreaterThan(590);
    expect(await look(ada, listing)).toMatchObject({
      heldUntil: null,
      viewerHoldUntil: held.until,
      waitlistEntry: null,
    });
    expect(await look(eve, listing)).toMatchObject({
      heldUntil: held.until,
      viewerHoldUntil: null,
      isPaymentPending: false,
    });
    expect(await look(eve, 'nothing')).toBeNull();
    await run(ada, `mutation { ordersRelease(orderIds: ["${adas}"], tab: "one") { success } }`);
    expect(await look(eve, listing)).toMatchObject({ heldUntil: null, secondsLeft: 0, isAvailable: true });
  });

  it('is shown on listings too, of many in one query', async () => {
    const [one, two] = [await world.shop.listing(), await world.shop.listing()];
    const ada = api.visitor();
    const order = await atPayment(ada, one);
    await atPayment(ada, two);
    await hold(ada, order);
    const question = `{ cart(orderId: []) { orders { lineItems { listing { heldUntil viewerHoldUntil } } } } }`;
    const { cart } = await run<{ cart: { orders: { lineItems: { listing: object }[] }[] } }>(ada, question);
    expect(cart.orders[0]?.lineItems).toHaveLength(2);
    for (const { listing } of cart.orders[0]!.lineItems)
      expect(listing).toEqual({ heldUntil: null, viewerHoldUntil: expect.any(String) });
  });

  it('says so when a cart is too large to be held as a whole', async () => {
    const ada = api.visitor();
    let order = '';
    for (let item = 0; item < 5; item += 1) order = await atPayment(ada, await world.shop.listing());
    const answer = await hold(ada, order);
    expect(answer).toMatchObject({ success: true, code: 'limited', until: expect.any(String) });
    expect(answer.message).toMatch(/^Not all of it is held for you/);
    expect(answer.held).toHaveLength(4);
  });

  it('cannot be taken on somebody else’s order', async () => {
    const ada = api.visitor();
    const order = await atPayment(ada, await world.shop.listing());
    const stranger = api.visitor();
    expect(await hold(stranger, order)).toMatchObject({ success: false, code: 'not-found', until: null });
    expect(await hold(ada, order, { tab: '<script>' })).toMatchObject({ success: true });
  });
});

describe('a payment under way', () => {
  it('is announced to others only, and its end to everybody', async () => {
    const listing = await world.shop.listing();
    const [ada, eve] = [api.visitor(), api.visitor()];
    const order = await atPayment(ada, listing);
    const set = (paying: string | null) =>
      world.db.updateTable('orders').set({ paying_payment_id: paying }).where('id', '=', order).execute();
    const sell = { status: 'sold', stock_level: 0, sold_at: new Date() } as const;
    await world.db.updateTable('listings').set(sell).where('id', '=', listing).execute();
    const page = async (): Promise<boolean> => {
      const item = world.db.selectFrom('listings').select('item_id').where('id', '=', listing);
      const { item_id: itemId } = await item.executeTakeFirstOrThrow();
      const question = `{ item(id: "${itemId}") { listing { isPaymentPending } } }`;
      return (await run<{ item: { listing: { isPaymentPending: boolean } } }>(eve, question)).item.listing
        .isPaymentPending;
    };
    expect(await page()).toBe(false);
    await set('p');
    expect(await page()).toBe(true);
    expect(await look(eve, listing)).toMatchObject({ isPaymentPending: true, isAvailable: false });
    expect(await look(ada, listing)).toMatchObject({ isPaymentPending: false, isAvailable: false });
    expect(await join(eve, listing, 'eve@example.com')).toMatchObject({ success: true });
    await set(null);
    expect(await page()).toBe(false);
    expect(await look(eve, listing)).toMatchObject({ isPaymentPending: false, isAvailable: false });
  });
});

describe('the waitlist over the API', () => {
  it('takes a guest with an e-mail, whose errors are shown at its field, and an account without one', async () => {
    const listing = await world.shop.listing();
    const ada = api.visitor();
    await hold(ada, await atPayment(ada, listing));
    const bob = api.visitor();
    expect(await join(bob, listing)).toMatchObject({ success: false, code: 'email' });
    expect(await join(bob, listing, 'bob@')).toMatchObject({ code: 'email', message: 'Invalid E-mail' });
    expect(await join(bob, listing, ' Bob@Example.com ')).toMatchObject({
      success: true,
      waitlistEntry: { position: 1 },
    });
    const { visitor: member, email } = await world.person('customer');
    expect(await join(member, listing)).toMatchObject({ success: true, waitlistEntry: { position: 2 } });
    expect(await look(member, listing)).toMatchObject({
      waitlistCount: 2,
      waitlistEntry: { position: 2, notifiedAt: null },
    });
    expect(await join(ada, listing, 'ada@example.com')).toMatchObject({ code: 'own' });
    await run(bob, `mutation { waitlistLeave(listingId: "${listing}") { success } }`);
    expect(await look(member, listing)).toMatchObject({ waitlistCount: 1, waitlistEntry: { position: 1 } });
    await world.db.deleteFrom('holds').execute();
    await sweepHolds(world.db, new URL('http://localhost:3000'));
    const mails = await world.db
      .selectFrom('outbox')
      .select('recipient')
      .where('event_key', 'like', 'hold-free:%')
      .execute();
    expect(mails).toEqual([{ recipient: email }]);
  });

  it('lets nobody write to one e-mail again and again', async () => {
    const codes: (string | null)[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const listing = await world.shop.listing();
      const ada = api.visitor();
      await hold(ada, await atPayment(ada, listing));
      codes.push((await join(api.visitor(), listing, 'victim@example.com')).code);
    }
    expect(codes).toEqual([null, null, null, null, null, null, 'too-many']);
  });
});

describe('the bot check', () => {
  it('is required of guests where the shop enables it', async () => {
    const guarded = await startTestApi({ BOT_CHECK: 'true' });
    const other = await openWorld(guarded);
    const listing = await other.shop.listing();
    const { visitor: member } = await other.person('customer');
    await run(member, `mutation { cartAddListing(listingId: "${listing}") { success } }`);
    const { cart } = await run<{ cart: { orders: { id: string }[] } }>(
      member,
      '{ cart(orderId: []) { orders { id } } }',
    );
    expect(await hold(member, cart.orders[0]!.id)).toMatchObject({ code: null });
    expect(await join(guarded.visitor(), listing, 'bob@example.com')).toMatchObject({ code: 'bot-check' });
    await guarded.close();
  });
});
