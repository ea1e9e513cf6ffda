import { storeProfile } from '@headstock/contracts/store-profile';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { checkOut, mutate, payFor, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { shipByOf } from '#api/modules/sales/orders/ship-by.model.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { remindToShip } from './remind-to-ship.ts';
import { dayOf, endOfDay } from './ship-day.model.ts';

const DAY_MS = 86_400_000;
const zone = storeProfile.timeZone;
let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());
const db = () => harness.api.services.db;

type Clock = {
  shipBy: string;
  isAgreed: boolean;
  asked: { id: string; until: string; reason: string } | null;
  actions: string[];
  firstDay: string;
  lastDay: string;
};
type Answer = { success: boolean; code: string | null; field?: string | null; threadId?: string | null };

/** An order that a member has paid and its seller is to send, with the browsers of both. */
async function sold(isPrivate = false) {
  const { shop, as } = harness;
  const [buyerId, sellerId] = [await shop.memberId(), isPrivate ? await shop.privateSeller() : await shop.seller()];
  const [buyer, seller] = [await as(buyerId), await as(sellerId)];
  const order = await checkOut(buyer, await shop.listing({ sellerId }));
  await payFor(buyer, [order], await harness.gateway.token(), newId());
  const { fully_paid_at: paidAt } = await db()
    .updateTable('orders')
    .set({ ship_option: 'home' })
    .where('id', '=', order.id)
    .returning('fully_paid_at')
    .executeTakeFirstOrThrow();
  return { id: order.id, buyer, seller, buyerId, sellerId, shipBy: shipByOf(paidAt ?? new Date(0), zone) };
}

const clock = async (visitor: TestVisitor, id: string): Promise<Clock | null | undefined> => {
  const { threadAbout } = await run<{ threadAbout: { subject: { shipClock: Clock | null } } | null }>(
    visitor,
    `{ threadAbout(subject: { kind: ORDER, id: "${id}" }) { subject { shipClock {
      shipBy isAgreed asked { id until reason } actions firstDay lastDay } } } }`,
  );
  return threadAbout?.subject.shipClock;
};
const ask = async (visitor: TestVisitor, orderId: string, until: string, reason = 'The case comes late.') =>
  (
    await run<{ shipDelayAsk: Answer }>(
      visitor,
      `mutation ($orderId: ID!, $until: String!, $reason: String!) {
        shipDelayAsk(orderId: $orderId, until: $until, reason: $reason) { success code field threadId } }`,
      { orderId, until, reason },
    )
  ).shipDelayAsk;
const answer = async (visitor: TestVisitor, id: string, agrees: boolean): Promise<Answer> =>
  (
    await run<{ shipDelayAnswer: Answer }>(
      visitor,
      `mutation { shipDelayAnswer(id: "${id}", agrees: ${agrees}) { success code } }`,
    )
  ).shipDelayAnswer;
const later = (at: Date, days: number): string => dayOf(new Date(at.getTime() + days * DAY_MS), zone);
const subjects = async (accountId: string): Promise<(string | null)[]> =>
  (
    await db()
      .selectFrom('outbox')
      .innerJoin('accounts', 'accounts.email', 'outbox.recipient')
      .select('outbox.subject')
      .where('accounts.id', '=', accountId)
      .where('event_key', 'like', 'ship-delay:%')
      .orderBy('outbox.id')
      .execute()
  ).map(({ subject }) => subject);

describe('a later day to send an order', () => {
  it('is asked for by its seller and agreed to by its buyer in their thread, and stands everywhere then', async () => {
    const { id, buyer, seller, buyerId, sellerId, shipBy } = await sold();
    expect(await clock(buyer, id)).toMatchObject({ shipBy: shipBy.toISOString(), asked: null, actions: [] });
    expect(await clock(seller, id)).toMatchObject({ isAgreed: false, actions: ['ASK'], firstDay: later(shipBy, 1) });
    const day = later(shipBy, 6);
    const asked = await ask(seller, id, day);
    expect(asked).toEqual({ success: true, code: null, field: null, threadId: expect.any(String) });
    const seen = await clock(buyer, id);
    expect(seen).toMatchObject({ actions: ['ANSWER'], asked: { reason: 'The case comes late.' } });
    expect(await answer(buyer, seen?.asked?.id ?? '', true)).toEqual({ success: true, code: null });
    const until = endOfDay(day, zone)?.toISOString();
    expect(await clock(seller, id)).toMatchObject({ shipBy: until, isAgreed: true, asked: null });
    const { sellingOrders, thread } = await run<{
      sellingOrders: { edges: { node: { shipBy: string } }[] };
      thread: { steps: { text: string }[] };
    }>(
      seller,
      `{ sellingOrders(first: 1) { edges { node { shipBy } } } thread(id: "${asked.threadId}") { steps { text } } }`,
    );
    expect(sellingOrders.edges.map(({ node }) => node.shipBy)).toEqual([until]);
    expect(thread.steps.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^The seller asks to send it by .+: “The case comes late\.”$/),
        expect.stringMatching(/^The buyer agreed: it is to be sent by /),
      ]),
    );
    expect(await subjects(buyerId)).toEqual([expect.stringMatching(/^Order HS-\S+: sent by .+ instead\?$/)]);
    expect(await subjects(sellerId)).toEqual([expect.stringMatching(/^Agreed: order HS-\S+ is to be sent by /)]);
    // The seller is reminded of the day that was agreed on, not of the earlier one.
    await remindToShip(db(), new URL('http://localhost:3000'), new Date(shipBy.getTime() - 3_600_000));
    const reminders = () => db().selectFrom('ship_reminders').select('name').where('order_id', '=', id).execute();
    expect(await reminders()).toEqual([]);
    await remindToShip(db(), new URL('http://localhost:3000'), new Date(new Date(until ?? 0).getTime() - 3_600_000));
    expect(await reminders()).toEqual([{ name: 'soon' }]);
  });

  it('stays the earlier one where the buyer does not agree, and is answered once by two tabs', async () => {
    const { id, buyer, seller, sellerId, shipBy } = await sold();
    await ask(seller, id, later(shipBy, 3));
    const asked = (await clock(buyer, id))?.asked?.id ?? '';
    const both = await Promise.all([answer(buyer, asked, false), answer(buyer, asked, false)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['changed', null]);
    expect(await clock(buyer, id)).toMatchObject({ shipBy: shipBy.toISOString(), isAgreed: false, actions: [] });
    expect(await subjects(sellerId)).toEqual([expect.stringMatching(/^Not agreed: order HS-/)]);
  });

  it('is answered as it was read: another day asked for meanwhile is another question', async () => {
    const { id, buyer, seller, shipBy } = await sold();
    await ask(seller, id, later(shipBy, 3));
    const read = (await clock(buyer, id))?.asked?.id ?? '';
    await ask(seller, id, later(shipBy, 9), 'It takes longer still.');
    expect(await answer(buyer, read, true)).toEqual({ success: false, code: 'changed' });
    expect(await clock(buyer, id)).toMatchObject({ isAgreed: false, asked: { reason: 'It takes longer still.' } });
  });

  it('names the field that is wrong, and is asked for five times at most', async () => {
    const { id, seller, shipBy } = await sold();
    for (const day of [later(shipBy, 0), later(new Date(), 60), 'tomorrow', '2026-02-30'])
      expect(await ask(seller, id, day)).toMatchObject({ code: 'until', field: 'UNTIL' });
    for (const reason of ['  ', 'x'.repeat(501)])
      expect(await ask(seller, id, later(shipBy, 2), reason)).toMatchObject({ code: 'reason', field: 'REASON' });
    for (let round = 0; round < 5; round += 1)
      expect(await ask(seller, id, later(shipBy, 2))).toMatchObject({ success: true });
    expect(await ask(seller, id, later(shipBy, 2))).toMatchObject({ code: 'too-many' });
    expect((await clock(seller, id))?.actions).toEqual([]);
  });

  it('is nobody else’s: strangers, the wrong side and unknown ids are answered alike', async () => {
    const { id, buyer, seller, shipBy } = await sold();
    const [stranger, admin] = [await harness.as(await harness.shop.memberId()), await harness.as(harness.shop.houseId)];
    const day = later(shipBy, 2);
    for (const [visitor, order] of [
      [stranger, id],
      [buyer, id],
      [admin, id],
      [seller, newId()],
      [seller, '%'],
    ] as const)
      expect(await ask(visitor, order, day)).toEqual({
        success: false,
        code: 'not-found',
        field: null,
        threadId: null,
      });
    await ask(seller, id, day);
    const asked = (await clock(buyer, id))?.asked?.id ?? '';
    for (const visitor of [stranger, seller, admin])
      expect(await answer(visitor, asked, true)).toEqual(await answer(visitor, newId(), true));
    expect(await answer(stranger, asked, true)).toEqual({ success: false, code: 'not-found' });
    expect(await clock(stranger, id)).toBeUndefined();
    expect(
      (await harness.api.visitor().query(`mutation { shipDelayAnswer(id: "${asked}", agrees: true) { code } }`))
        .errors?.[0]?.extensions?.['code'],
    ).toBe('UNAUTHENTICATED');
  });

  it('is not asked for what was sent, what a guest bought, and what the shop sends', async () => {
    const { id, buyer, seller, shipBy } = await sold();
    await ask(seller, id, later(shipBy, 2));
    const asked = (await clock(buyer, id))?.asked?.id ?? '';
    await mutate(seller, `orderShip(id: "${id}", carrierName: "UPS", trackingNumber: "1Z9")`);
    expect([await clock(buyer, id), await clock(seller, id)]).toEqual([null, null]);
    expect(await ask(seller, id, later(shipBy, 3))).toMatchObject({ code: 'not-possible' });
    expect(await answer(buyer, asked, true)).toMatchObject({ code: 'changed' });
    const consigned = await sold(true);
    expect(await clock(consigned.seller, consigned.id)).toBeNull();
    expect(await ask(consigned.seller, consigned.id, later(shipBy, 3))).toMatchObject({ code: 'not-possible' });
    const guests = await sold();
    await db().updateTable('orders').set({ account_id: null }).where('id', '=', guests.id).execute();
    expect(await ask(guests.seller, guests.id, later(shipBy, 3))).toMatchObject({ code: 'guest-order' });
  });
});
