import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';

type Cents = { amountCents: number };
type Cart = {
  subTotal: Cents;
  shippingCost: Cents;
  account: { id: string } | null;
  contact: { id: string } | null;
  salesperson: { id: string } | null;
  lineItems: { id: string; unitCost: Cents; listing: { askingPrice: Cents } }[];
};

let harness: ApiHarness;
let colleague: TestVisitor;
let staffId: string;
let customerId: string;
let customer: TestVisitor;

async function person(rights: { isAdmin?: boolean } = {}): Promise<{ id: string; visitor: TestVisitor }> {
  const id = await harness.shop.memberId();
  if (rights.isAdmin) await harness.db.updateTable('accounts').set({ is_admin: true }).where('id', '=', id).execute();
  return { id, visitor: await harness.as(id) };
}

beforeAll(async () => {
  harness = await openApiHarness();
  // Not the account that sells what the shop owns.
  ({ id: staffId, visitor: colleague } = await person({ isAdmin: true }));
  ({ id: customerId, visitor: customer } = await person());
});
afterAll(() => harness.close());

async function add(visitor: TestVisitor, cents = 50_000, sellerId?: string): Promise<string> {
  const listing = await harness.shop.listing({ cents, ...(sellerId !== undefined && { sellerId }) });
  const { cart } = await mutate<{ cart: { orders: { id: string }[] } }>(
    visitor,
    `cartAddListing(listingId: "${listing}")`,
    'cart { orders { id } }',
  );
  return cart.orders.at(-1)?.id ?? '';
}
/** An order in the cart of staff who have nothing else in theirs. */
async function prepare(): Promise<{ id: string; staff: TestVisitor }> {
  const { visitor } = await person({ isAdmin: true });
  return { id: await add(visitor), staff: visitor };
}
const read = async (visitor: TestVisitor, id: string): Promise<Cart> => {
  const { cart } = await run<{ cart: { orders: Cart[] } }>(
    visitor,
    `query ($id: [ID!]!) { cart(orderId: $id) { orders { subTotal { amountCents } shippingCost { amountCents } account { id } contact { id }
      salesperson { id } lineItems { id unitCost { amountCents } listing { askingPrice { amountCents } } } } } }`,
    { id: [id] },
  );
  const [order] = cart.orders;
  if (!order) throw new Error('There is no such order in the cart.');
  return order;
};
const refused = async (visitor: TestVisitor, operation: string): Promise<string | undefined> => {
  const { data, errors } = await visitor.query<Record<string, { success: boolean; code: string }>>(
    `mutation { result: ${operation} { success code } }`,
  );
  const code = errors?.[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : data?.['result']?.success === false ? data['result'].code : undefined;
};

describe('an admin overrides the price of a line', () => {
  it('in cents, and goes back to the listed price where the amount is left out', async () => {
    const { id, staff } = await prepare();
    const [line] = (await read(staff, id)).lineItems;
    const set = (more: string) =>
      mutate(staff, `cartUpdateLineItemPrice(lineItemId: "${line?.id}", orderId: "${id}"${more})`);
    expect(await set(', amountCents: 43210')).toMatchObject({ success: true });
    expect(await read(staff, id)).toMatchObject({
      subTotal: { amountCents: 43_210 },
      lineItems: [{ unitCost: { amountCents: 43_210 }, listing: { askingPrice: { amountCents: 50_000 } } }],
    });
    expect(await set('')).toMatchObject({ success: true });
    expect((await read(staff, id)).subTotal.amountCents).toBe(50_000);
  });

  it('for nothing, but not below it or beyond what money can be', async () => {
    const { id, staff } = await prepare();
    const line = (await read(staff, id)).lineItems[0]?.id ?? '';
    const set = (cents: number) =>
      `cartUpdateLineItemPrice(lineItemId: "${line}", orderId: "${id}", amountCents: ${cents})`;
    expect(await refused(staff, set(-1))).toBe('out-of-range');
    expect(await refused(staff, set(2_000_000_001))).toBe('out-of-range');
    expect(await refused(staff, set(0))).toBeUndefined();
  });

  it('in the cart of a shopper, too, which customers and guests never do', async () => {
    const id = await add(customer);
    const line = (await read(customer, id)).lineItems[0]?.id ?? '';
    const set = `cartUpdateLineItemPrice(lineItemId: "${line}", orderId: "${id}", amountCents: 1)`;
    expect(await refused(customer, set)).toBe('FORBIDDEN');
    expect(await refused(harness.api.visitor(), set)).toBe('UNAUTHENTICATED');
    expect((await read(customer, id)).subTotal.amountCents).toBe(50_000);
    expect(await refused(colleague, set)).toBeUndefined();
    expect((await read(customer, id)).subTotal.amountCents).toBe(1);
  });
});

describe('a price that staff has set', () => {
  it('is told to staff with the reason, the author and both prices, and to nobody else', async () => {
    const id = await add(customer);
    const line = (await read(customer, id)).lineItems[0]?.id ?? '';
    const ask = async (visitor: TestVisitor) =>
      (
        await run<{ order: { priceChanges: { reason: string }[] } }>(
          visitor,
          `{ order(id: "${id}") { priceChanges { lineItemId reason author listed { amountCents } price { amountCents } } } }`,
        )
      ).order.priceChanges;
    const reset = () => mutate(colleague, `cartUpdateLineItemPrice(lineItemId: "${line}", orderId: "${id}")`);
    await reset();
    expect(await ask(colleague)).toEqual([]);
    const set = (cents: number, reason: string) =>
      mutate(
        colleague,
        `cartUpdateLineItemPrice(lineItemId: "${line}", orderId: "${id}", amountCents: ${cents}, reason: "${reason}")`,
      );
    await set(45_000, 'First');
    await set(44_000, 'A scratch <b>on</b> the back');
    expect(await ask(colleague)).toMatchObject([
      {
        lineItemId: line,
        reason: 'A scratch <b>on</b> the back',
        author: expect.any(String),
        listed: { amountCents: 50_000 },
        price: { amountCents: 44_000 },
      },
    ]);
    expect(await ask(customer)).toEqual([]);
    // The day of the change, not of the line.
    await sql`UPDATE line_items SET created_at = ${new Date(0)} WHERE id = ${line}`.execute(harness.db);
    const [change] = (
      await run<{ order: { priceChanges: { at: string }[] } }>(
        colleague,
        `{ order(id: "${id}") { priceChanges { at } } }`,
      )
    ).order.priceChanges;
    expect(new Date(change?.at ?? 0).getTime()).toBeGreaterThan(Date.now() - 3_600_000);
    await reset();
    expect(await ask(colleague)).toEqual([]);
  });
});

describe('an admin overrides the price of shipping', () => {
  it('in cents, and takes the quoted one where it is left out', async () => {
    const { id, staff } = await prepare();
    const { orderShippingMethods: methods } = await run<{ orderShippingMethods: { ref: string; price: Cents }[] }>(
      staff,
      `{ orderShippingMethods(orderId: "${id}") { ref price { amountCents } } }`,
    );
    const [method] = methods;
    const set = (more: string) =>
      mutate(staff, `orderSetShippingMethod(id: "${id}", shippingMethodRef: "${method?.ref}"${more})`);
    expect(await set(', overridePriceCents: 1234')).toMatchObject({ success: true });
    expect((await read(staff, id)).shippingCost.amountCents).toBe(1_234);
    await set('');
    expect((await read(staff, id)).shippingCost).toEqual(method?.price);
  });

  it('with the reason, the author and both prices for staff, and for nobody else', async () => {
    const id = await add(customer);
    const change = `shippingChange { reason author quoted { amountCents } price { amountCents } }`;
    const ask = async (visitor: TestVisitor) =>
      (await run<{ order: { shippingChange: object | null } }>(visitor, `{ order(id: "${id}") { ${change} } }`)).order
        .shippingChange;
    const [method] = (
      await run<{ orderShippingMethods: { ref: string; price: Cents }[] }>(
        customer,
        `{ orderShippingMethods(orderId: "${id}") { ref price { amountCents } } }`,
      )
    ).orderShippingMethods;
    const set = (more: string) =>
      mutate(colleague, `orderSetShippingMethod(id: "${id}", shippingMethodRef: "${method?.ref}"${more})`);
    await set('');
    expect(await ask(colleague)).toBeNull();
    await set(', overridePriceCents: 900, reason: "Late by a week"');
    expect(await ask(colleague)).toEqual({
      reason: 'Late by a week',
      author: expect.any(String),
      quoted: method?.price,
      price: { amountCents: 900 },
    });
    expect(await ask(customer)).toBeNull();
    const tooLong = `orderSetShippingMethod(id: "${id}", shippingMethodRef: "${method?.ref}", overridePriceCents: 1, reason: "${'x'.repeat(501)}")`;
    expect(await refused(colleague, tooLong)).toBe('reason');
    await set('');
    expect(await ask(colleague)).toBeNull();
  });

  it('which customers never do, nor staff whose role changes no orders', async () => {
    const id = await add(customer);
    const set = (order: string) =>
      `orderSetShippingMethod(id: "${order}", shippingMethodRef: "pickup", overridePriceCents: 0)`;
    expect(await refused(customer, set(id))).toBe('forbidden');
    const reader = await person({ isAdmin: true });
    await harness.db
      .insertInto('staff_roles')
      .values({ id: 'readers', name: 'Readers', grants: '["orders:read"]' })
      .execute();
    await harness.db.updateTable('accounts').set({ staff_role_id: 'readers' }).where('id', '=', reader.id).execute();
    expect(await refused(reader.visitor, set(await add(reader.visitor)))).toBe('forbidden');
  });
});

describe('an admin chooses the people of an order in the cart', () => {
  it('owner, contact and salesperson, each for itself, and takes owner and salesperson away again', async () => {
    const { id, staff } = await prepare();
    expect(await read(staff, id)).toMatchObject({ salesperson: null });
    await mutate(staff, `orderSetAccount(id: "${id}", accountId: "${customerId}")`);
    await mutate(staff, `orderSetContact(id: "${id}", contactId: "${customerId}")`);
    await mutate(staff, `orderSetSalesperson(id: "${id}", salespersonId: "${staffId}")`);
    expect(await read(staff, id)).toMatchObject({
      account: { id: customerId },
      contact: { id: customerId },
      salesperson: { id: staffId },
    });
    await mutate(staff, `orderSetSalesperson(id: "${id}", salespersonId: null)`);
    await mutate(staff, `orderSetAccount(id: "${id}", accountId: null)`);
    expect(await read(staff, id)).toMatchObject({ salesperson: null, contact: { id: customerId } });
  });

  it('answers with the order and its contact', async () => {
    const { id, staff } = await prepare();
    const { order } = await mutate<{ order: { id: string; contact: { id: string } } }>(
      staff,
      `orderSetContact(id: "${id}", contactId: "${customerId}")`,
      'order { id contact { id } }',
    );
    expect(order).toEqual({ id, contact: { id: customerId } });
  });

  it('of whom the salesperson is of the staff, and everybody is known', async () => {
    const { id, staff } = await prepare();
    expect(await refused(staff, `orderSetSalesperson(id: "${id}", salespersonId: "${customerId}")`)).toBe('not-found');
    for (const operation of [
      `orderSetContact(id: "${id}", contactId: "0000000000000")`,
      `orderSetAccount(id: "${id}", accountId: "0000000000000")`,
      `orderSetContact(id: "0000000000000", contactId: "${customerId}")`,
    ])
      expect(await refused(staff, operation)).toBe('not-found');
  });

  it('which customers and guests never do', async () => {
    const id = await add(customer);
    for (const operation of [
      `orderSetAccount(id: "${id}", accountId: "${customerId}")`,
      `orderSetContact(id: "${id}", contactId: "${customerId}")`,
      `orderSetSalesperson(id: "${id}", salespersonId: "${staffId}")`,
    ]) {
      expect(await refused(customer, operation)).toBe('FORBIDDEN');
      expect(await refused(harness.api.visitor(), operation)).toBe('UNAUTHENTICATED');
    }
  });
});

describe('addresses for another account', () => {
  const address = `{ firstName: "Ada", lastName: "M", countryIso: "US", line1: "1 Main St", city: "Memphis", region: "TN", postalCode: "38103" }`;
  const mine = async (visitor: TestVisitor, account: string) =>
    (
      await run<{ addresses: { edges: { node: { id: string } }[] } }>(
        visitor,
        `{ addresses(accountId: "${account}") { edges { node { id } } } }`,
      )
    ).addresses.edges.length;

  it('are managed by admins', async () => {
    const before = await mine(colleague, customerId);
    await mutate(colleague, `addressCreate(address: ${address}, accountId: "${customerId}")`);
    expect(await mine(colleague, customerId)).toBe(before + 1);
  });

  it('and by nobody else', async () => {
    const before = await mine(colleague, staffId);
    expect(await refused(customer, `addressCreate(address: ${address}, accountId: "${staffId}")`)).toBeDefined();
    expect(await mine(colleague, staffId)).toBe(before);
  });
});

describe('an admin with an order of the cart open twice', () => {
  const readLine = async (staff: TestVisitor, id: string) => (await read(staff, id)).lineItems[0];

  it('does not replace a price that is not shown', async () => {
    const { id, staff } = await prepare();
    const line = await readLine(staff, id);
    const price = (amount: number | null, seen: number) =>
      `cartUpdateLineItemPrice(lineItemId: "${line?.id}", orderId: "${id}", amountCents: ${amount}, expectedCents: ${seen})`;
    expect(await refused(staff, price(40_000, 50_000))).toBeUndefined();
    expect(await refused(staff, price(45_000, 50_000))).toBe('changed');
    expect(await refused(staff, price(null, 50_000))).toBe('changed');
    expect((await readLine(staff, id))?.unitCost.amountCents).toBe(40_000);
    // What is there already is no conflict.
    expect(await refused(staff, price(40_000, 50_000))).toBeUndefined();
    expect(await refused(staff, price(45_000, 40_000))).toBeUndefined();
  });

  it('does not replace a way of shipping that is not shown', async () => {
    const { id, staff } = await prepare();
    const versionOf = async () =>
      (await harness.db.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
    const seen = await versionOf();
    const ship = (cents: number, version: number) =>
      `orderSetShippingMethod(id: "${id}", shippingMethodRef: "pickup", overridePriceCents: ${cents}, version: ${version})`;
    expect(await refused(staff, ship(500, seen))).toBeUndefined();
    expect(await refused(staff, ship(700, seen))).toBe('changed');
    expect((await read(staff, id)).shippingCost.amountCents).toBe(500);
    expect(await refused(staff, ship(700, await versionOf()))).toBeUndefined();
  });

  it('does not replace an owner who is not shown', async () => {
    const { id, staff } = await prepare();
    const { id: other } = await person();
    const own = (await read(staff, id)).account?.id;
    const give = (who: string, seen?: string) =>
      `orderSetAccount(id: "${id}", accountId: "${who}", expectedAccountId: "${seen}")`;
    expect(await refused(staff, give(customerId, own))).toBeUndefined();
    expect(await refused(staff, give(other, own))).toBe('changed');
    expect((await read(staff, id)).account?.id).toBe(customerId);
    expect(await refused(staff, give(other, customerId))).toBeUndefined();
  });

  it('does not send what is not shown', async () => {
    const { id, staff } = await prepare();
    const versionOf = async () =>
      (await harness.db.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
    const seen = await versionOf();
    const line = await readLine(staff, id);
    const lower = `cartUpdateLineItemPrice(lineItemId: "${line?.id}", orderId: "${id}", amountCents: 1)`;
    expect(await refused(staff, lower)).toBeUndefined();
    expect(await refused(staff, `draftOrderSend(id: "${id}", version: ${seen})`)).toBe('changed');
    expect(await refused(staff, `draftOrderSend(id: "${id}", version: ${await versionOf()})`)).toBeUndefined();
  });
});

describe('what staff reckon with', () => {
  it('is the cost, the floor and the margin of each line, and nothing to anybody else', async () => {
    const { visitor: buyer } = await person();
    const id = await add(buyer, 50_000, await harness.shop.seller());
    const ask = async (visitor: TestVisitor) =>
      (
        await run<{ order: { lineFacts: object[] } }>(
          visitor,
          `{ order(id: "${id}") { lineFacts { isOverridden listed { amountCents } floor { amountCents } margin { amountCents } } } }`,
        )
      ).order.lineFacts;
    // The commission on what a professional seller sells.
    expect(await ask(colleague)).toEqual([
      { isOverridden: false, listed: { amountCents: 50_000 }, floor: null, margin: { amountCents: 3_000 } },
    ]);
    expect(await ask(buyer)).toEqual([]);
  });
});
