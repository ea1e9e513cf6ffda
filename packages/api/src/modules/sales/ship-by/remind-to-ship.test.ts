import { storeProfile } from '@headstock/contracts/store-profile';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { checkOut, mutate, payFor, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { shipByOf } from '#api/modules/sales/orders/ship-by.model.ts';
import { remindToShip } from './remind-to-ship.ts';

const HOUR_MS = 3_600_000;
const baseUrl = new URL('http://localhost:3000');
let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());
const db = () => harness.api.services.db;

/** A paid order of a seller that is to be sent, and by when. */
async function sold(sellerId: string) {
  const buyer = harness.api.visitor();
  const order = await checkOut(buyer, await harness.shop.listing({ sellerId }));
  await payFor(buyer, [order], await harness.gateway.token(), newId());
  const { fully_paid_at: paidAt } = await db()
    .updateTable('orders')
    .set({ ship_option: 'home' })
    .where('id', '=', order.id)
    .returning('fully_paid_at')
    .executeTakeFirstOrThrow();
  return { id: order.id, shipBy: shipByOf(paidAt ?? new Date(0), storeProfile.timeZone) };
}

const remindAt = (at: Date, hours: number) => remindToShip(db(), baseUrl, new Date(at.getTime() + hours * HOUR_MS));
const mails = async (id: string): Promise<(string | null)[]> =>
  (
    await db()
      .selectFrom('outbox')
      .select('subject')
      .where('event_key', 'like', `ship-by:${id}:%`)
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject);

/** Where the reminders in the list of a seller's bell lead. */
async function listed(sellerId: string): Promise<string[]> {
  const { notifications } = await run<{ notifications: { edges: { node: { eventType: string; path: string } }[] } }>(
    await harness.as(sellerId),
    '{ notifications(first: 10) { edges { node { eventType path } } } }',
  );
  return notifications.edges.flatMap(({ node }) => (node.eventType === 'sale.shipBy' ? [node.path] : []));
}

describe('a seller who has something to send', () => {
  it('is reminded a day before it is to be sent and once it should have been, once each, by mail and bell', async () => {
    const sellerId = await harness.shop.seller();
    const { id, shipBy } = await sold(sellerId);
    expect(await remindAt(shipBy, -25)).toBe(0);
    const sent = await Promise.all([remindAt(shipBy, -23), remindAt(shipBy, -23), remindAt(shipBy, -23)]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await remindAt(shipBy, -1)).toBe(0);
    expect(await remindAt(shipBy, 1)).toBe(1);
    expect(await remindAt(shipBy, 30)).toBe(0);
    expect(await mails(id)).toEqual([
      expect.stringMatching(/^To be sent by .+, 0?6:00 PM.+: order HS-/),
      expect.stringMatching(/^Order HS-\S+ should have been sent$/),
    ]);
    expect(await listed(sellerId)).toEqual([`/orders/${id}`, `/orders/${id}`]);
  });

  it('hears nothing of what is sent, cancelled, withheld by a bank, picked up, or sent by the shop', async () => {
    const sellerId = await harness.shop.seller();
    const [shipped, cancelled, disputed, pickedUp] = [
      await sold(sellerId),
      await sold(sellerId),
      await sold(sellerId),
      await sold(sellerId),
    ];
    const consigned = await sold(await harness.shop.privateSeller());
    await mutate(
      await harness.as(sellerId),
      `orderShip(id: "${shipped.id}", carrierName: "UPS", trackingNumber: "1Z9")`,
    );
    const set = (id: string, change: object) => db().updateTable('orders').set(change).where('id', '=', id).execute();
    await set(cancelled.id, { cancelled_at: new Date() });
    await set(disputed.id, { disputed_cents: 1 });
    await set(pickedUp.id, { ship_option: 'store' });
    expect(await remindAt(shipped.shipBy, 1)).toBe(0);
    await set(disputed.id, { disputed_cents: 0 });
    await set(cancelled.id, { cancelled_at: null });
    for (const { id } of [shipped, cancelled, disputed, pickedUp, consigned]) expect(await mails(id)).toEqual([]);
  });

  it('can do without mails', async () => {
    const sellerId = await harness.shop.seller();
    const { id, shipBy } = await sold(sellerId);
    await db()
      .insertInto('notification_choices')
      .values({ account_id: sellerId, event_type: 'sale.shipBy', channel: 'mail', wanted: false })
      .execute();
    await remindAt(shipBy, -2);
    expect([await mails(id), await listed(sellerId)]).toEqual([[], [`/orders/${id}`]]);
  });
});
