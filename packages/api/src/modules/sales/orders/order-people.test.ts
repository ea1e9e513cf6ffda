import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';

let harness: ApiHarness;

beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.resetLimits());

describe('the people of an order', () => {
  const PEOPLE =
    'query ($id: ID!, $key: String) { order(id: $id, key: $key) { salesperson { ...Person } contact { ...Person } account { ...Person } } } fragment Person on Account { displayName email phone isAdmin }';
  type Person = { displayName: string; email: string | null; phone: string | null; isAdmin: boolean };
  type People = { salesperson: Person; contact: Person | null; account: Person | null };
  const people = async (visitor: TestVisitor, id: string, key?: string): Promise<People> =>
    (await run<{ order: People }>(visitor, PEOPLE, { id, key })).order;

  async function advised() {
    const sellerId = await harness.shop.seller();
    const buyerId = await harness.shop.memberId();
    const buyer = await harness.as(buyerId);
    const { id, guestKey } = await harness.placeOrder(buyer, { sellerId });
    await harness.db
      .updateTable('accounts')
      .set({ phone: '+1 615 555 0100' })
      .where('id', 'in', [harness.shop.houseId, buyerId])
      .execute();
    await mutate(await harness.admin(), `orderSetSalesperson(id: "${id}", salespersonId: "${harness.shop.houseId}")`);
    return { id, guestKey: guestKey ?? '', buyer, seller: await harness.as(sellerId) };
  }
  const hidden = { email: null, phone: null, isAdmin: false };

  it('are named to each other, but reached through the shop', async () => {
    const { id, buyer, seller } = await advised();
    const seenByBuyer = await people(buyer, id);
    expect(seenByBuyer.salesperson).toMatchObject(hidden);
    expect(seenByBuyer.salesperson.displayName).toMatch(/^User /);
    expect(seenByBuyer.account).toMatchObject({ email: expect.stringContaining('@'), phone: '+1 615 555 0100' });
    expect(await people(seller, id)).toMatchObject({ salesperson: hidden, contact: hidden, account: hidden });
    const seenByStaff = await people(await harness.admin(), id);
    expect(seenByStaff.salesperson).toMatchObject({ email: expect.stringContaining('@'), isAdmin: true });
    expect(seenByStaff.account).toMatchObject({ phone: '+1 615 555 0100' });
  });

  it('are not reached by the link of an order, except the contact that was typed for it', async () => {
    const { id, guestKey } = await advised();
    const seen = await people(harness.api.visitor(), id, guestKey);
    expect(seen).toMatchObject({ salesperson: hidden, account: hidden });
    expect(seen.contact?.email).toBe('ada@example.com');
  });

  it('do not give the buyer’s e-mail to the seller by a document either', async () => {
    const { id, buyer, seller } = await advised();
    const parties = async (visitor: TestVisitor) =>
      JSON.stringify(
        await run(visitor, 'query ($id: ID!) { orderDocument(id: $id, kind: INVOICE) { parties { lines } } }', { id }),
      );
    expect(await parties(buyer)).toContain('ada@example.com');
    expect(await parties(seller)).not.toContain('@');
  });
});

describe('the report of a purchase', () => {
  const isShown = async (visitor: TestVisitor, id: string): Promise<boolean> => {
    const query = 'query ($id: ID!) { order(id: $id) { analyticsShown } }';
    return (await run<{ order: { analyticsShown: boolean } }>(visitor, query, { id })).order.analyticsShown;
  };
  const claim = (visitor: TestVisitor, id: string) => mutate(visitor, `orderReportPurchase(id: "${id}")`, 'code');

  it('is claimed by one of several concurrent pages; reading an order writes nothing', async () => {
    const buyer = harness.api.visitor();
    const { id } = await harness.placeOrder(buyer);
    expect([await isShown(buyer, id), await isShown(buyer, id)]).toEqual([false, false]);
    const answers = await Promise.all([claim(buyer, id), claim(buyer, id), claim(buyer, id)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await claim(buyer, id)).toMatchObject({ success: false, code: 'already-reported' });
    expect(await isShown(buyer, id)).toBe(true);
  });

  it('is claimed by nobody but the buyer', async () => {
    const { id } = await harness.placeOrder(harness.api.visitor());
    expect(await claim(await harness.admin(), id)).toMatchObject({ success: false, code: 'not-found' });
    expect(await claim(harness.api.visitor(), id)).toMatchObject({ success: false, code: 'not-found' });
  });
});
