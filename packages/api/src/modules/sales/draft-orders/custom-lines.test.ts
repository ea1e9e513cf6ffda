import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { mutate, payFor, readOrder, readOrders, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';

let harness: ApiHarness;
let staff: TestVisitor;
beforeAll(async () => {
  harness = await openApiHarness();
  staff = await harness.admin();
});
// Closing checks that the books agree with the orders and the gateway.
afterAll(() => harness.close());

type Custom = { isTaxable: boolean; isShipped: boolean; weightGrams: number };
type Draft = {
  id: string;
  version: number;
  lines: { lineItemId: string; isOverridden: boolean; secondsHeld: number | null; custom: Custom | null }[];
  order: {
    guestKey: string;
    subTotal: { amountCents: number };
    lineItems: {
      id: string;
      quantity: number;
      amount: { amountCents: number };
      listing: { id: string; item: { id: string; slug: string; title: string } };
    }[];
  };
};
type Answer = { success: boolean; code: string | null; message: string | null; draftOrder: Draft | null };

const FIELDS = `success code message draftOrder { id version
  lines { lineItemId isOverridden secondsHeld custom { isTaxable isShipped weightGrams } }
  order { guestKey subTotal { amountCents }
    lineItems { id quantity amount { amountCents } listing { id item { id slug title } } } } }`;

const set = {
  name: 'Fret dress and setup',
  amountCents: 12_000,
  quantity: 1,
  isTaxable: false,
  isShipped: false,
} as const;

async function answer(
  { id, version }: Pick<Draft, 'id' | 'version'>,
  line: object,
  lineItemId: string | null = null,
  visitor = staff,
): Promise<Answer> {
  const { result } = await run<{ result: Answer }>(
    visitor,
    `mutation ($id: ID!, $version: Int!, $lineItemId: ID, $line: DraftCustomLineInput!) {
      result: draftOrderSetCustomLine(id: $id, version: $version, lineItemId: $lineItemId, line: $line) { ${FIELDS} } }`,
    { id, version, lineItemId, line },
  );
  return result;
}
async function write(draft: Draft, line: object, lineItemId: string | null = null): Promise<Draft> {
  const { draftOrder, message, success } = await answer(draft, line, lineItemId);
  if (!success || !draftOrder) throw new Error(message ?? 'The line was not written.');
  return draftOrder;
}
async function call(mutation: string, args: string): Promise<Answer> {
  const { result } = await run<{ result: Answer }>(staff, `mutation { result: ${mutation}(${args}) { ${FIELDS} } }`);
  return result;
}
async function done(mutation: string, args: string): Promise<Draft> {
  const { draftOrder, message, success } = await call(mutation, args);
  if (!success || !draftOrder) throw new Error(message ?? mutation);
  return draftOrder;
}
const seen = ({ id, version }: Draft): string => `id: "${id}", version: ${version}`;
const begin = async (options = {}): Promise<Draft> =>
  done('draftOrderCreate', `listingId: "${await harness.shop.listing({ cents: 100_000, ...options })}"`);
async function beginCustom(line: object): Promise<Draft> {
  const { result } = await run<{ result: Answer }>(
    staff,
    `mutation ($line: DraftCustomLineInput!) { result: draftOrderCreateCustom(line: $line) { ${FIELDS} } }`,
    { line },
  );
  if (!result.draftOrder) throw new Error(`${result.code}: ${result.message}`);
  return result.draftOrder;
}
const customOf = (draft: Draft) => {
  const id = draft.lines.find(({ custom }) => custom !== null)?.lineItemId;
  const line = draft.order.lineItems.find((each) => each.id === id);
  if (!line) throw new Error('The draft has no custom line.');
  return line;
};
const customItems = async (): Promise<number> =>
  (await sql<{ count: number }>`SELECT count(*)::integer AS count FROM items WHERE is_custom`.execute(harness.db))
    .rows[0]?.count ?? 0;

/** A guest takes a draft by its link and goes through checkout; gives the order as shown then. */
async function take(guest: TestVisitor, draft: Draft) {
  const named = await done('draftOrderSetCustomer', `${seen(draft)}, email: "zoe@example.com", locale: "fr"`);
  const sent = await done('draftOrderMail', seen(named));
  await mutate(guest, `draftOrderClaim(orderId: "${draft.id}", key: "${sent.order.guestKey}")`);
  const { address } = await mutate<{ address: { id: string } }>(
    guest,
    `addressExpressCreate(orderId: "${draft.id}", address: { firstName: "Zoe", lastName: "L", countryIso: "US",
      line1: "1 Main St", city: "Memphis", region: "Tennessee", postalCode: "38103" })`,
    'address { id }',
  );
  await mutate(guest, `cartSetShippingAddress(orderId: "${draft.id}", addressId: "${address.id}")`);
  await mutate(guest, `orderSetShippingMethod(id: "${draft.id}", shippingMethodRef: "ground")`);
  const order = (await readOrders(guest)).orders.find(({ id }) => id === draft.id);
  if (!order) throw new Error('The order is not in the cart.');
  return order;
}

describe('a custom line', () => {
  it('is refused at the field that is wrong, and keeps hostile text as text on one line', async () => {
    const draft = await begin();
    const code = async (change: object) => (await answer(draft, { ...set, ...change })).code;
    expect(await code({ name: ' \u0000\n ' })).toBe('name');
    expect(await code({ name: 'x'.repeat(141) })).toBe('name');
    expect(await code({ amountCents: 0 })).toBe('price');
    expect(await code({ amountCents: -5 })).toBe('price');
    expect(await code({ amountCents: 2_000_000_000 })).toBe('price');
    expect(await code({ amountCents: 10_000_000, quantity: 101 })).toBe('price');
    expect(await code({ amountCents: 999_999_000 })).toBe('price');
    expect(await code({ quantity: 0 })).toBe('quantity');
    expect(await code({ quantity: 1_000 })).toBe('quantity');
    expect(await code({ isShipped: true, weightGrams: -1 })).toBe('weight');
    expect(await code({ isShipped: true, weightGrams: 300_001 })).toBe('weight');
    expect(await customItems()).toBe(0);
    const { data } = await staff.query(
      `mutation { result: draftOrderSetCustomLine(${seen(draft)}, line: { name: "x", amountCents: 99999999999, quantity: 1,
        isTaxable: true, isShipped: true }) { success } }`,
    );
    expect(data ?? null).toBeNull();
    const name = '<script>alert(1)</script>\n‮ "O’Brien"; DROP TABLE items';
    const kept = customOf(await write(draft, { ...set, name })).listing.item.title;
    expect(kept).toContain('<script>alert(1)</script> ');
    expect(kept).not.toMatch(/[\n\u0000]/);
  });

  it('is written once when it is sent twice, anew with its id, and gone with its last trace', async () => {
    const before = await customItems();
    const draft = await begin();
    const both = await Promise.all([answer(draft, set), answer(draft, set)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['conflict', null].toSorted());
    const { draftOrder: written } = both.find(({ success }) => success) ?? {};
    if (!written) throw new Error('Neither was written.');
    const { id, listing } = customOf(written);
    expect(written.order.subTotal.amountCents).toBe(112_000);
    const dearer = {
      name: 'Refret',
      amountCents: 9_000,
      quantity: 3,
      isTaxable: true,
      isShipped: true,
      weightGrams: 250,
    };
    const anew = await write(written, dearer, id);
    expect(customOf(anew)).toMatchObject({ id, quantity: 3, amount: { amountCents: 27_000 } });
    expect(customOf(anew).listing.id).not.toBe(listing.id);
    expect(anew.lines.find(({ lineItemId }) => lineItemId === id)).toMatchObject({
      isOverridden: false,
      custom: { isTaxable: true, isShipped: true, weightGrams: 250 },
    });
    expect(await customItems()).toBe(before + 1);
    const other = anew.lines.find(({ custom }) => custom === null)?.lineItemId ?? '';
    expect((await answer(anew, set, other)).code).toBe('not-found');
    expect((await answer(anew, set, newId())).code).toBe('not-found');
    const less = await done('draftOrderSetLine', `${seen(anew)}, lineItemId: "${id}", quantity: 0`);
    expect(less.lines).toHaveLength(1);
    const again = await write(less, set);
    await mutate(staff, `draftOrderRemove(${seen(again)})`);
    expect(await customItems()).toBe(before);
  });

  it('is of the shop’s own orders, and of staff alone', async () => {
    const foreign = await begin({ sellerId: await harness.shop.seller() });
    expect((await answer(foreign, set)).code).toBe('other-seller');
    const draft = await begin();
    const member = await harness.as(await harness.shop.memberId());
    for (const visitor of [member, harness.api.visitor()])
      await expect(answer(draft, set, null, visitor)).rejects.toThrow();
  });

  it('is in no list of the shop, has no page, and cannot be bought by anybody else', async () => {
    const draft = await write(await begin(), { ...set, name: 'Bespoke zither strap' });
    const { id: listingId, item } = customOf(draft).listing;
    expect(item.slug).toBe('');
    const guest = harness.api.visitor();
    const found = await run<{ item: object | null; items: object[]; listings: { totalCount: number } }>(
      guest,
      `{ item(id: "${item.id}") { id } items(ids: ["${item.id}"]) { id }
        listings(filter: { keywords: "bespoke zither" }) { totalCount } }`,
    );
    expect(found).toEqual({ item: null, items: [], listings: { totalCount: 0 } });
    expect((await mutate(guest, `cartAddListing(listingId: "${listingId}")`)).success).toBe(false);
    const other = await begin();
    expect((await call('draftOrderAddListing', `${seen(other)}, listingId: "${listingId}"`)).code).toBe('unavailable');
    const { counterListings } = await run<{ counterListings: { listings: object[] } }>(
      staff,
      '{ counterListings(search: "zither") { listings { id } } }',
    );
    expect(counterListings.listings).toEqual([]);
    const { draftOrders } = await run<{ draftOrders: { edges: { node: { id: string } }[] } }>(
      staff,
      '{ draftOrders(search: "zither strap") { edges { node { id } } } }',
    );
    expect(draftOrders.edges.map(({ node }) => node.id)).toEqual([draft.id]);
  });

  it('is put back as it was by whose cart it was taken out of, once, and by nobody else', async () => {
    const draft = await write(await begin(), { ...set, quantity: 2 });
    const guest = harness.api.visitor();
    const order = await take(guest, draft);
    const { id: listingId } = customOf(draft).listing;
    const add = (visitor: TestVisitor) => mutate(visitor, `cartAddListing(listingId: "${listingId}")`);
    const removal = await mutate(guest, `cartRemoveListing(orderId: "${order.id}", listingId: "${listingId}")`);
    expect(removal.success).toBe(true);
    const stranger = harness.api.visitor();
    await mutate(stranger, `cartAddListing(listingId: "${await harness.shop.listing()}")`);
    expect((await add(stranger)).success).toBe(false);
    expect((await add(staff)).success).toBe(false);
    expect((await Promise.all([add(guest), add(guest)])).map(({ success }) => success).toSorted()).toEqual([
      false,
      true,
    ]);
    const [back] = (await readOrders(guest)).orders;
    expect(back?.lineItems.find(({ listing }) => listing.id === listingId)).toMatchObject({
      quantity: 2,
    });
    // The setup is not taxed in the order that it came back to either.
    expect(back?.tax).toEqual(order.tax);
    expect(back?.total).toEqual(order.total);
  });

  it('comes back after it was the only line of its order', async () => {
    const draft = await beginCustom(set);
    const named = await done('draftOrderSetCustomer', `${seen(draft)}, email: "zoe@example.com", locale: "fr"`);
    const sent = await done('draftOrderMail', seen(named));
    const guest = harness.api.visitor();
    await mutate(guest, `draftOrderClaim(orderId: "${draft.id}", key: "${sent.order.guestKey}")`);
    const { id: listingId } = customOf(draft).listing;
    await mutate(guest, `cartRemoveListing(orderId: "${draft.id}", listingId: "${listingId}")`);
    expect((await readOrders(guest)).orders).toEqual([]);
    expect((await mutate(guest, `cartAddListing(listingId: "${listingId}")`)).success).toBe(true);
    expect((await readOrders(guest)).orders).toMatchObject([{ subTotal: { amountCents: 12_000 } }]);
  });

  it('begins an order of its own, which is paid without an address, refunded, and right in the books', async () => {
    const before = await customItems();
    await expect(beginCustom({ ...set, name: ' ' })).rejects.toThrow('name');
    await expect(beginCustom({ ...set, amountCents: 0 })).rejects.toThrow('price');
    expect(await customItems()).toBe(before);
    const draft = await beginCustom({ ...set, amountCents: 8_500, quantity: 2 });
    expect(draft).toMatchObject({ order: { subTotal: { amountCents: 17_000 } }, lines: [{ secondsHeld: null }] });
    const named = await done('draftOrderSetCustomer', `${seen(draft)}, email: "zoe@example.com", locale: "fr"`);
    const sent = await done('draftOrderMail', seen(named));
    const guest = harness.api.visitor();
    await mutate(guest, `draftOrderClaim(orderId: "${draft.id}", key: "${sent.order.guestKey}")`);
    const [order] = (await readOrders(guest)).orders;
    expect(order).toMatchObject({ tax: { amountCents: 0 }, total: { amountCents: 17_000 } });
    const { success, message } = await payFor(guest, order ? [order] : [], await harness.gateway.token(), newId());
    expect([success, message]).toEqual([true, null]);
    const refund = await mutate(
      staff,
      `orderRefundCreate(id: "${draft.id}", amountCents: 8500, reason: "One not done", idempotencyKey: "${newId()}")`,
    );
    expect(refund.success).toBe(true);
    const { rows } = await sql<{ account: string; cents: number }>`
      SELECT line.account, sum(line.amount_cents)::integer AS cents FROM ledger_lines AS line
      JOIN ledger_entries AS entry ON entry.id = line.entry_id
      WHERE entry.order_id = ${draft.id} GROUP BY line.account HAVING sum(line.amount_cents) <> 0`.execute(harness.db);
    expect(Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))).toEqual({
      card: 8_500,
      sales: -8_500,
    });
  });

  it('is paid with its tax, printed, found and refunded like every other line', async () => {
    const untaxed = await write(await begin(), set);
    const draft = await write(untaxed, {
      name: 'Case candy',
      amountCents: 5_000,
      quantity: 2,
      isTaxable: true,
      isShipped: true,
      weightGrams: 900,
    });
    const guest = harness.api.visitor();
    const order = await take(guest, draft);
    expect(order.subTotal.amountCents).toBe(122_000);
    // Seven percent of the guitar, of the taxed line and of the shipping; the setup is left out.
    expect(order.tax.amountCents).toBe(Math.round((110_000 + order.shippingCost.amountCents) * 0.07));
    const { orders, message } = await payFor(guest, [order], await harness.gateway.token(), newId());
    const [placed] = orders;
    if (!placed) throw new Error(message ?? 'The order was not placed.');
    expect(placed.lineItems.map(({ listing }) => listing.item.title)).toContain('Fret dress and setup');
    const printed = async (kind: string) =>
      JSON.stringify(
        await run(
          guest,
          `{ orderDocument(id: "${order.id}", kind: ${kind}) { rows { cells { text } } sums { value } } }`,
        ),
      );
    expect(await printed('INVOICE')).toContain('Fret dress and setup');
    expect(await printed('PACKING_SLIP')).toContain('Case candy');
    expect(await printed('PACKING_SLIP')).not.toContain('Fret dress and setup');
    const { staffOrders } = await run<{ staffOrders: { edges: { node: { id: string } }[] } }>(
      staff,
      '{ staffOrders(search: "case candy") { edges { node { id } } } }',
    );
    expect(staffOrders.edges.map(({ node }) => node.id)).toEqual([order.id]);
    const { rows } = await sql<{ account: string; cents: number }>`
      SELECT line.account, sum(line.amount_cents)::integer AS cents FROM ledger_lines AS line
      JOIN ledger_entries AS entry ON entry.id = line.entry_id
      WHERE entry.order_id = ${order.id} AND line.account = 'sales' GROUP BY line.account`.execute(harness.db);
    expect(rows.map(({ cents }) => Math.abs(cents))).toEqual([122_000]);
    const refund = (key: string) =>
      mutate(
        staff,
        `orderRefundCreate(id: "${order.id}", amountCents: 12000, reason: "Not done", idempotencyKey: "${key}")`,
      );
    const key = newId();
    expect([(await refund(key)).success, (await refund(key)).success]).toEqual([true, true]);
    expect((await readOrder(staff, order.id))?.refunds).toMatchObject([{ refundedAmount: { amountCents: 12_000 } }]);
    const sales = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM past_sales`.execute(harness.db);
    expect(sales.rows).toEqual([{ count: 0 }]);
  });
});
