import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { removeListing } from '#api/modules/sales/cart/change-line-items.ts';
import { mergeCarts } from '#api/modules/sales/cart/merge-carts.ts';
import { attempt } from '#api/platform/domain-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { MAXIMUM_HELD } from './hold-rules.ts';
import { idsOf, openHoldsHarness, type HoldsHarness } from './holds.fixture.ts';
import { holdsOn } from './read-holds.ts';

let database: TestDatabase;
let harness: HoldsHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  harness = await openHoldsHarness(database.db);
});
afterAll(() => database.drop());

const MINUTE = 60;

describe('a shopper who is about to pay', () => {
  it('holds what is one of a kind for ten minutes, and nobody else does', async () => {
    const listing = await harness.listing();
    const [ada, bob] = [await harness.shopper([listing]), await harness.shopper([listing])];
    const held = await ada.hold();
    expect(idsOf(held.own)).toEqual([listing]);
    expect(held.own[0]?.secondsLeft).toBeGreaterThan(595);
    expect(held.own[0]?.secondsLeft).toBeLessThanOrEqual(600);
    expect(await bob.hold()).toMatchObject({ own: [], foreign: [{ listingId: listing }], limited: false });
  });

  it('does not hold items with more in stock', async () => {
    const shirt = await harness.listing({ stock: 5 });
    const ada = await harness.shopper([shirt]);
    expect(await ada.hold()).toMatchObject({ own: [], foreign: [], limited: false });
    expect(await harness.row(shirt)).toBeUndefined();
  });

  it('changes nothing by asking again, in another tab too', async () => {
    const listing = await harness.listing();
    const ada = await harness.shopper([listing]);
    const first = await ada.hold();
    const second = await ada.hold({ tab: 'two' });
    expect(second.own[0]?.until).toEqual(first.own[0]?.until);
    expect(await harness.row(listing)).toMatchObject({ tabs: ['one', 'two'], renewals: 0 });
  });

  it('must be identified first', async () => {
    const listing = await harness.listing();
    const ada = await harness.shopper([listing]);
    await database.db.updateTable('orders').set({ contact_id: null }).where('id', '=', ada.orderId).execute();
    expect(await ada.hold()).toMatchObject({ own: [], incomplete: true });
  });

  it('holds and releases only their own orders', async () => {
    const listing = await harness.listing();
    const [ada, eve] = [await harness.shopper([listing]), await harness.shopper([await harness.listing()])];
    await ada.hold();
    for (const orderIds of [[ada.orderId], [eve.orderId, ada.orderId], ['no id'], []])
      expect(await attempt(() => eve.hold({ orderIds }))).toMatchObject({ ok: false, code: 'not-found' });
    expect(await harness.row(listing)).toMatchObject({ released_at: null });
  });
});

describe('a hold', () => {
  it('is renewed twice, each time only when it has almost run out', async () => {
    const listing = await harness.listing();
    const ada = await harness.shopper([listing]);
    await ada.hold();
    expect((await ada.hold({ renew: true })).own[0]).toMatchObject({ renewals: 0 });
    for (const renewals of [1, 2]) {
      await harness.pass(listing, 6 * MINUTE);
      const renewed = await ada.hold({ renew: true });
      expect(renewed.own[0]).toMatchObject({ renewals });
      expect(renewed.own[0]?.secondsLeft).toBeGreaterThan(9 * MINUTE);
    }
    await harness.pass(listing, 6 * MINUTE);
    const last = await ada.hold({ renew: true });
    expect(last.own[0]).toMatchObject({ renewals: 2 });
    expect(last.own[0]?.secondsLeft).toBeLessThan(5 * MINUTE);
  });

  it('expires, and can be taken by somebody else then', async () => {
    const listing = await harness.listing();
    const [ada, bob] = [await harness.shopper([listing]), await harness.shopper([listing])];
    await ada.hold();
    await harness.pass(listing, 10 * MINUTE);
    expect(idsOf((await bob.hold()).own)).toEqual([listing]);
    expect(await ada.hold()).toMatchObject({ own: [], foreign: [{ listingId: listing }] });
  });

  it('cools down for a shopper who has had three, and for an address that has had four', async () => {
    const listing = await harness.listing();
    const ada = await harness.shopper([listing], harness.guest(), '10.1.0.1');
    for (let period = 0; period < 3; period += 1) {
      expect(idsOf((await ada.hold()).own)).toEqual([listing]);
      await harness.pass(listing, 10 * MINUTE);
    }
    expect(await ada.hold()).toMatchObject({ own: [], limited: true });
    // The line taken out and put in again, as a new guest: the same address.
    await removeListing(ada.visitor, ada.orderId, listing);
    const again = await harness.shopper([listing], harness.guest(), '10.1.0.1');
    expect(await again.hold()).toMatchObject({ own: [], limited: true });
    const bob = await harness.shopper([listing]);
    expect(idsOf((await bob.hold()).own)).toEqual([listing]);
  });

  it('is limited in number: what exceeds it in a large cart stays for sale', async () => {
    const listings = await Promise.all(Array.from({ length: MAXIMUM_HELD.guest + 2 }, () => harness.listing()));
    const ada = await harness.shopper(listings);
    const { own, limited } = await ada.hold();
    expect([own.length, limited]).toEqual([MAXIMUM_HELD.guest, true]);
    const member = await harness.shopper(listings, await harness.member());
    expect((await member.hold()).own).toHaveLength(2);
  });

  it('ends with its line item', async () => {
    const listing = await harness.listing();
    const ada = await harness.shopper([listing]);
    await ada.hold();
    await removeListing(ada.visitor, ada.orderId, listing);
    expect(await harness.row(listing)).toBeUndefined();
  });

  it('belongs to the staff who draft an order, not to its customer', async () => {
    const [listing, customer, staff] = [await harness.listing(), await harness.member(), await harness.member()];
    const order = await harness.shopper([listing], customer);
    await order.hold();
    const set = { assigned_staff_account_id: staff.principal.accountId, drafted_by: staff.principal.accountId };
    await database.db.updateTable('orders').set(set).where('id', '=', order.orderId).execute();
    const seenBy = async (visitor: ActorContext) =>
      (await holdsOn(database.db, [listing], visitor.principal)).get(listing)?.isOwn;
    expect([await seenBy(staff), await seenBy(customer), await seenBy(harness.guest())]).toEqual([true, false, false]);
  });

  it('comes along when its guest signs in', async () => {
    const listing = await harness.listing();
    const guest = await harness.shopper([listing]);
    await guest.hold();
    const accountId = await harness.memberId();
    const sessionId = guest.visitor.principal.sessionId!;
    await tx(database.db, (trx) => mergeCarts({ tx: trx, sessionId, accountId, isAdmin: false }));
    const seen = await holdsOn(database.db, [listing], { accountId, sessionId });
    expect(seen.get(listing)).toMatchObject({ isOwn: true });
  });
});

describe('leaving', () => {
  it('releases the hold when the last page is left; a late request does no harm', async () => {
    const listing = await harness.listing();
    const [ada, bob] = [await harness.shopper([listing]), await harness.shopper([listing])];
    await ada.hold();
    await ada.hold({ tab: 'two' });
    await ada.release('one');
    expect(await bob.hold()).toMatchObject({ own: [] });
    await ada.release('one');
    expect(await harness.row(listing)).toMatchObject({ tabs: ['two'], released_at: null });
    await ada.release('two');
    expect(idsOf((await bob.hold()).own)).toEqual([listing]);
    await ada.release('two');
    expect(await bob.hold()).toMatchObject({ own: [{ listingId: listing }] });
  });

  it('and coming back resumes the hold with the time that was left', async () => {
    const listing = await harness.listing();
    const ada = await harness.shopper([listing]);
    await ada.hold();
    await harness.pass(listing, 4 * MINUTE);
    await ada.release();
    const back = await ada.hold({ tab: 'two' });
    expect(back.own[0]?.secondsLeft).toBeLessThanOrEqual(6 * MINUTE);
    expect(await harness.row(listing)).toMatchObject({ tabs: ['two'], renewals: 0, released_at: null });
  });

  it('keeps what is being paid', async () => {
    const listing = await harness.listing();
    const ada = await harness.shopper([listing]);
    await ada.hold();
    await database.db.updateTable('orders').set({ paying_payment_id: 'p' }).where('id', '=', ada.orderId).execute();
    await ada.release();
    await ada.release(null);
    expect(await harness.row(listing)).toMatchObject({ released_at: null });
  });
});
