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
