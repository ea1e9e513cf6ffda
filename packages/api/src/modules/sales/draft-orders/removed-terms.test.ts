import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';

let harness: ApiHarness;
let staff: TestVisitor;
beforeAll(async () => {
  harness = await openApiHarness();
  staff = await harness.admin();
});
afterAll(() => harness.close());

type Draft = { id: string; version: number; order: { guestKey: string } };

async function write(mutation: string, args: string): Promise<Draft> {
  const { result } = await run<{ result: { draftOrder: Draft | null; message: string | null } }>(
    staff,
    `mutation { result: ${mutation}(${args}) { message draftOrder { id version order { guestKey } } } }`,
  );
  if (!result.draftOrder) throw new Error(result.message ?? mutation);
  return result.draftOrder;
}
const seen = ({ id, version }: Draft): string => `id: "${id}", version: ${version}`;

/** A guest's cart with a listing of $1,000 that staff gave a discount of $40. */
async function claimDiscounted() {
  const listing = await harness.shop.listing({ cents: 100_000 });
  const draft = await write('draftOrderCreate', `listingId: "${listing}"`);
  const named = await write('draftOrderSetCustomer', `${seen(draft)}, email: "zoe@example.com", locale: "en"`);
  const cheaper = await write('draftOrderSetDiscount', `${seen(named)}, amountCents: 4000, reason: "Loyal"`);
  const sent = await write('draftOrderMail', seen(cheaper));
  const guest = harness.api.visitor();
  await change(guest, `draftOrderClaim(orderId: "${draft.id}", key: "${sent.order.guestKey}")`);
  return { guest, listing };
}
const change = async (visitor: TestVisitor, mutation: string): Promise<boolean> =>
  (await run<{ result: { success: boolean } }>(visitor, `mutation { result: ${mutation} { success } }`)).result.success;

type Order = { id: string; discountTotal: { amountCents: number }; subTotal: { amountCents: number } };
async function readCart(visitor: TestVisitor): Promise<Order[]> {
  const { cart } = await run<{ cart: { orders: Order[] } }>(
    visitor,
    '{ cart(orderId: []) { orders { id discountTotal { amountCents } subTotal { amountCents } } } }',
  );
  return cart.orders;
}
const sums = async (visitor: TestVisitor) =>
  (await readCart(visitor)).map(({ subTotal, discountTotal }) => [subTotal.amountCents, discountTotal.amountCents]);
const add = (visitor: TestVisitor, listing: string) => change(visitor, `cartAddListing(listingId: "${listing}")`);
async function remove(visitor: TestVisitor, listing: string): Promise<boolean> {
  const [order] = await readCart(visitor);
  return change(visitor, `cartRemoveListing(orderId: "${order?.id}", listingId: "${listing}")`);
}

describe('the discount of a draft', () => {
  it('comes back with the last line of its order, as often as that is taken out, and is never doubled', async () => {
    const { guest, listing } = await claimDiscounted();
    expect(await sums(guest)).toEqual([[100_000, 4_000]]);
    for (let round = 0; round < 2; round += 1) {
      expect(await remove(guest, listing)).toBe(true);
      expect(await sums(guest)).toEqual([]);
      await Promise.all([add(guest, listing), add(guest, listing)]);
      expect(await sums(guest)).toEqual([[100_000, 4_000]]);
    }
  });

  it('comes with no other thing, and to nobody else', async () => {
    const { guest, listing } = await claimDiscounted();
    await remove(guest, listing);
    const other = await harness.shop.listing({ cents: 50_000 });
    await add(guest, other);
    const stranger = harness.api.visitor();
    await add(stranger, listing);
    expect(await sums(guest)).toEqual([[50_000, 0]]);
    expect(await sums(stranger)).toEqual([[100_000, 0]]);
    // It belongs to the order that the thing comes back to, as it did to the one before.
    await add(guest, listing);
    expect(await sums(guest)).toEqual([[150_000, 4_000]]);
  });

  it('stays where something is left in the order', async () => {
    const { guest, listing } = await claimDiscounted();
    await add(guest, await harness.shop.listing({ cents: 50_000 }));
    await remove(guest, listing);
    expect(await sums(guest)).toEqual([[50_000, 4_000]]);
    await add(guest, listing);
    expect(await sums(guest)).toEqual([[150_000, 4_000]]);
  });
});

describe('a price that staff set', () => {
  const priceOf = (order: string, line: string, cents: string): string =>
    `cartUpdateLineItemPrice(lineItemId: "${line}", orderId: "${order}"${cents})`;

  /** A cart with two listings, the first of which staff sells at $700 instead of $1,000. */
  async function cheaperCart() {
    const [listing, other] = [
      await harness.shop.listing({ cents: 100_000 }),
      await harness.shop.listing({ cents: 50_000 }),
    ];
    const buyer = await harness.as(await harness.shop.memberId());
    await add(buyer, listing);
    const { cart } = await run<{ cart: { orders: { id: string; lineItems: { id: string }[] }[] } }>(
      buyer,
      '{ cart(orderId: []) { orders { id lineItems { id } } } }',
    );
    const [order] = cart.orders;
    const line = order?.lineItems[0]?.id ?? '';
    const set = priceOf(order?.id ?? '', line, ', amountCents: 70000, reason: "A scratch"');
    expect(await change(staff, set)).toBe(true);
    await add(buyer, other);
    expect(await sums(buyer)).toEqual([[120_000, 0]]);
    return { buyer, listing, other, order: order?.id ?? '', line };
  }
  const reasons = async (order: string) =>
    (
      await run<{ order: { priceChanges: object[] } }>(
        staff,
        `{ order(id: "${order}") { priceChanges { reason listed { amountCents } price { amountCents } } } }`,
      )
    ).order.priceChanges;

  it('comes back with its line, with the reason, as often as that is taken out', async () => {
    const { buyer, listing, other, order } = await cheaperCart();
    for (let round = 0; round < 2; round += 1) {
      await remove(buyer, listing);
      expect(await sums(buyer)).toEqual([[50_000, 0]]);
      await Promise.all([add(buyer, listing), add(buyer, listing)]);
      expect(await sums(buyer)).toEqual([[120_000, 0]]);
    }
    expect(await reasons(order)).toEqual([
      { reason: 'A scratch', listed: { amountCents: 100_000 }, price: { amountCents: 70_000 } },
    ]);
    await remove(buyer, other);
    await remove(buyer, listing);
    expect(await sums(buyer)).toEqual([]);
    await add(buyer, listing);
    expect(await sums(buyer)).toEqual([[70_000, 0]]);
  });

  it('is nobody else’s, and gone where staff took it back or took the line out', async () => {
    const { buyer, listing, order, line } = await cheaperCart();
    await remove(buyer, listing);
    const stranger = harness.api.visitor();
    await add(stranger, listing);
    expect(await sums(stranger)).toEqual([[100_000, 0]]);
    await add(buyer, listing);
    expect(await sums(buyer)).toEqual([[120_000, 0]]);
    expect(await change(staff, `cartRemoveListing(orderId: "${order}", listingId: "${listing}")`)).toBe(true);
    await add(buyer, listing);
    expect(await sums(buyer)).toEqual([[150_000, 0]]);
    expect(await change(staff, priceOf(order, line, ''))).toBe(false);
  });
});
