import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import { insertAccount } from '#api/modules/accounts/account.fixture.ts';
import { hashPassword } from '#api/modules/accounts/password.ts';
import { CARDS } from '#api/modules/payments/gateway/gateway.fixture.ts';
import type { TestVisitor } from '#api/http/testing.ts';
import { checkOut, mutate, payFor, readOrder, readOrders, run } from './checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from './api-harness.fixture.ts';

const PASSWORD = 'correct-horse-battery';

let harness: ApiHarness;
let hash = '';

beforeAll(async () => {
  hash = await hashPassword(PASSWORD);
  harness = await openApiHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.resetLimits());

const addMember = (more: { is_admin?: boolean } = {}) =>
  insertAccount(harness.db, { password_hash: hash, display_name: 'June', ...more });

async function signIn(visitor: TestVisitor, email: string): Promise<TestVisitor> {
  const answer = await mutate(visitor, `sessionCreate(email: "${email}", password: "${PASSWORD}")`);
  expect(answer.success).toBe(true);
  return visitor;
}

const member = async (more: { is_admin?: boolean } = {}) =>
  signIn(harness.api.visitor(), (await addMember(more)).email);

async function buy(visitor: TestVisitor, title = '1962 Fender Stratocaster') {
  const order = await checkOut(visitor, await harness.shop.listing({ title }));
  const paid = await payFor(visitor, [order], await harness.gateway.token(), newId());
  expect(paid).toMatchObject({ success: true, code: null, message: null });
  return paid.orders[0]!;
}

describe('a guest', () => {
  it('goes from an empty cart to a placed order, shown as it was priced', async () => {
    const visitor = harness.api.visitor();
    expect(await readOrders(visitor)).toEqual({ version: 0, orders: [] });
    expect(visitor.cookies.has('headstock-session')).toBe(false);
    const shown = await checkOut(visitor, await harness.shop.listing({ cents: 700_000 }));
    expect(shown).toMatchObject({
      contact: { email: 'ada@example.com', firstName: 'Ada' },
      shipment: { address: { line1: '1 Main St', region: { name: 'Tennessee' } } },
      shippingMethod: { name: 'Insured ground' },
      subTotal: { amountCents: 700_000 },
      shippingCost: { amountCents: 7_290 },
      tax: { amountCents: 49_510 },
      total: { amountCents: 756_800 },
      lineItems: [{ state: 'IN_CART', listing: { inViewerCart: true } }],
    });
    const paid = await payFor(visitor, [shown], await harness.gateway.token(), 'first-payment');
    expect(paid.success).toBe(true);
    expect(await payFor(visitor, [shown], await harness.gateway.token(), 'first-payment')).toMatchObject({
      code: 'key-reused',
    });
    expect(paid.orders[0]).toMatchObject({
      number: expect.stringMatching(/^HS-/),
      paymentState: 'PAID',
      total: { amountCents: 756_800 },
      amountRemaining: { amountCents: 0 },
      lineItems: [{ state: 'ORDERED', listing: { inViewerCart: false } }],
      capturedPayments: [
        {
          capturedAmount: { amountCents: 756_800 },
          payment: { __typename: 'PaymentCard', last4: '4242', status: 'CAPTURED' },
        },
      ],
    });
    expect((await readOrders(visitor, [shown.id])).orders).toEqual([]);
  });

  it('sees the order again in the session and by its key; everybody else sees what a missing id gives', async () => {
    const visitor = harness.api.visitor();
    const order = await buy(visitor);
    const stranger = harness.api.visitor();
    expect(await readOrder(visitor, order.id)).toMatchObject({ number: order.number });
    expect(await readOrder(stranger, order.id, order.guestKey!)).toMatchObject({ number: order.number });
    for (const key of [undefined, '', 'x'.repeat(22), `${order.guestKey}x`, '\0'])
      expect(await readOrder(stranger, order.id, key)).toBeNull();
    expect(await readOrder(stranger, newId(), order.guestKey!)).toBeNull();
    expect(await readOrder(await member(), order.id)).toBeNull();
    expect(await readOrder(await member({ is_admin: true }), order.id)).toMatchObject({ number: order.number });
  });

  it('gets errors in French', async () => {
    const visitor = harness.api.visitor({ 'accept-language': 'fr' });
    const order = await checkOut(visitor, await harness.shop.listing());
    expect(order.shippingMethod?.name).toBe('Transport routier assuré');
    const paid = await payFor(visitor, [order], await harness.gateway.token(CARDS.poor), newId());
    expect(paid).toMatchObject({ success: false, code: 'declined', message: expect.stringContaining('solde') });
    expect(paid.orders[0]).toMatchObject({ completedAt: null });
  });

  it('confirms a challenged card at the bank and comes back', async () => {
    const visitor = harness.api.visitor();
    const order = await checkOut(visitor, await harness.shop.listing());
    const asked = await payFor(visitor, [order], await harness.gateway.token(CARDS.challenge), 'challenged-1');
    expect(asked).toMatchObject({ success: false, code: 'action-required', nextAction: { type: 'redirect' } });
    await harness.gateway.answer(asked.nextAction?.url ?? '', 'confirm');
    const call = 'paymentResume(idempotencyKey: "challenged-1")';
    expect(await mutate(harness.api.visitor(), call, 'code')).toMatchObject({ success: false, code: 'not-found' });
    expect(await mutate(visitor, call, 'code orders { paymentState }')).toMatchObject({
      success: true,
      orders: [{ paymentState: 'PAID' }],
    });
  });

  it('abandons a payment by leaving the bank’s page and changing the cart', async () => {
    const visitor = harness.api.visitor();
    const order = await checkOut(visitor, await harness.shop.listing());
    await payFor(visitor, [order], await harness.gateway.token(CARDS.challenge), 'given-up-1');
    const removed = await mutate(
      visitor,
      `cartRemoveListing(orderId: "${order.id}", listingId: "${order.lineItems[0]!.listing.id}")`,
    );
    expect(removed.success).toBe(true);
    expect(await mutate(visitor, 'paymentResume(idempotencyKey: "given-up-1")', 'code')).toMatchObject({
      code: 'void',
    });
  });

  it('takes the cart along when signing in, and buys as that account', async () => {
    const visitor = harness.api.visitor();
    const order = await checkOut(visitor, await harness.shop.listing());
    const { email, id } = await addMember();
    await signIn(visitor, email);
    const { orders } = await readOrders(visitor);
    expect(orders.map((each) => each.id)).toEqual([order.id]);
    expect(await payFor(visitor, orders, await harness.gateway.token(), newId())).toMatchObject({ success: true });
    const row = await harness.db
      .selectFrom('orders')
      .select('account_id')
      .where('id', '=', order.id)
      .executeTakeFirst();
    expect(row?.account_id).toBe(id);
  });

  it('who enters the e-mail of an account learns nothing about it and gets nothing of it', async () => {
    const { email, id } = await addMember();
    const answers = [];
    for (const address of [email, 'nobody@example.com']) {
      const visitor = harness.api.visitor();
      await mutate(visitor, `cartAddListing(listingId: "${await harness.shop.listing()}")`);
      const orderId = (await readOrders(visitor)).orders[0]!.id;
      const call = `accountExpressAssociate(orderId: "${orderId}", email: "${address}")`;
      const answer = await mutate<{ account: { id: string } }>(visitor, call, 'account { id }');
      expect(answer.account.id).not.toBe(id);
      answers.push({ ...answer, account: typeof answer.account.id });
      expect(await run(visitor, '{ viewer { id } }')).toEqual({ viewer: null });
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('a cancelled order', () => {
  it('is refunded, and its guitar is for sale again, once', async () => {
    const visitor = harness.api.visitor();
    const order = await buy(visitor);
    const cancel = `orderCancel(id: "${order.id}")`;
    expect(await mutate(harness.api.visitor(), cancel)).toMatchObject({
      success: false,
      message: 'This order was not found.',
    });
    const both = await Promise.all([mutate(visitor, cancel), mutate(visitor, cancel)]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    const cancelled = await readOrder(visitor, order.id);
    expect(cancelled).toMatchObject({
      paymentState: 'REFUNDED',
      amountRemaining: { amountCents: 0 },
      lineItems: [{ state: 'CANCELLED' }],
      refunds: [{ refundedAmount: order.total, isVoid: true, order: { id: order.id } }],
      capturedPayments: [{ refundedAmount: order.total, payment: { status: 'REFUNDED' } }],
    });
    const again = await checkOut(harness.api.visitor(), order.lineItems[0]!.listing.id);
    expect(again.lineItems).toHaveLength(1);
  });

  it('is refused once an item has shipped', async () => {
    const visitor = harness.api.visitor();
    const order = await buy(visitor);
    await harness.db.updateTable('line_items').set({ state: 'SHIPPED' }).where('order_id', '=', order.id).execute();
    expect(await mutate(visitor, `orderCancel(id: "${order.id}")`)).toMatchObject({ success: false });
    expect(await readOrder(visitor, order.id)).toMatchObject({ paymentState: 'PAID' });
  });
});

describe('an admin', () => {
  it('marks a line as returned with notes, and cancels that', async () => {
    const order = await buy(harness.api.visitor());
    const admin = await member({ is_admin: true });
    const id = order.lineItems[0]!.id;
    expect(await mutate(admin, `lineItemSetReturnedAt(id: "${id}", returnNotes: "  ")`)).toMatchObject({
      success: false,
    });
    expect(await mutate(admin, `lineItemSetReturnedAt(id: "${id}", returnNotes: "Cracked")`)).toMatchObject({
      success: true,
    });
    expect((await readOrder(admin, order.id))?.lineItems).toMatchObject([{ state: 'RETURNED' }]);
    expect(await mutate(admin, `lineItemCancelReturn(id: "${id}")`)).toMatchObject({ success: true });
    expect((await readOrder(admin, order.id))?.lineItems).toMatchObject([{ state: 'ORDERED' }]);
  });

  it.each([
    'cartUpdateLineItemPrice(lineItemId: "$", orderId: "$", amountCents: 1)',
    'lineItemSetReturnedAt(id: "$", returnNotes: "x")',
    'lineItemCancelReturn(id: "$")',
    'orderSetContact(id: "$", contactId: "$")',
  ])('alone may call %s', async (call) => {
    const query = `mutation { ${call.replaceAll('$', newId())} { success } }`;
    const codes = [];
    for (const visitor of [harness.api.visitor(), await member()]) {
      const { errors } = await visitor.query(query);
      codes.push(errors?.[0]?.extensions?.['code']);
    }
    expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
  });

  it('names the contact of an order', async () => {
    const order = await buy(harness.api.visitor());
    const admin = await member({ is_admin: true });
    const { id, email } = await addMember();
    const answer = await mutate(
      admin,
      `orderSetContact(id: "${order.id}", contactId: "${id}")`,
      'order { contact { email } }',
    );
    expect(answer).toMatchObject({ success: true, order: { contact: { email } } });
  });
});

describe('a member', () => {
  it('has purchases, invoices and open orders of their own, page by page', async () => {
    const visitor = await member();
    const bought = [await buy(visitor), await buy(visitor), await buy(visitor)];
    await mutate(visitor, `orderCancel(id: "${bought[0]!.id}")`);
    await mutate(visitor, `cartAddListing(listingId: "${await harness.shop.listing()}")`);
    const page = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
    type Invoices = {
      invoices: { pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: { __typename: string } }[] };
    };
    const invoices = (args: string) =>
      run<Invoices>(
        visitor,
        `{ invoices(${args}) { ${page} edges { cursor node { __typename ... on Order { id } ... on OrderRefund { id } } } } }`,
      );
    const first = (await invoices('first: 3')).invoices;
    expect(first.edges.map(({ node }) => node.__typename)).toEqual(['OrderRefund', 'Order', 'Order']);
    const rest = (await invoices(`first: 3, after: "${first.pageInfo.endCursor}"`)).invoices;
    expect([first.pageInfo.hasNextPage, rest.edges.length, rest.pageInfo.hasNextPage]).toEqual([true, 1, false]);
    const last = (await invoices('last: 1')).invoices;
    expect(last.edges).toEqual(rest.edges);
    expect(await run(visitor, '{ ordersCompleted(paymentState: PAID) { totalCount } }')).toEqual({
      ordersCompleted: { totalCount: 2 },
    });
    expect(await run(visitor, '{ ordersCompleted(paymentState: PARTIALLY_PAID) { totalCount } }')).toEqual({
      ordersCompleted: { totalCount: 0 },
    });
    expect(await run(visitor, '{ viewer { ordersBuyerOpen { edges { node { shared } } } } }')).toEqual({
      viewer: { ordersBuyerOpen: { edges: [{ node: { shared: false } }] } },
    });
  });

  it('keeps a wishlist, newest first, each item once', async () => {
    const visitor = await member();
    const itemIds = [];
    for (const listingId of [await harness.shop.listing(), await harness.shop.listing()]) {
      const row = await harness.db
        .selectFrom('listings')
        .select('item_id')
        .where('id', '=', listingId)
        .executeTakeFirstOrThrow();
      itemIds.push(row.item_id);
      await mutate(visitor, `wishlistAddItem(itemId: "${row.item_id}")`);
      await mutate(visitor, `wishlistAddItem(itemId: "${row.item_id}")`);
    }
    const read = () => run(visitor, '{ wishlist(first: 100) { edges { node { item { id inViewerWishlist } } } } }');
    const edge = (id: string | undefined) => ({ node: { item: { id, inViewerWishlist: true } } });
    expect(await read()).toEqual({ wishlist: { edges: [edge(itemIds[1]), edge(itemIds[0])] } });
    await mutate(visitor, `wishlistRemoveItem(itemId: "${itemIds[1]}")`);
    expect(await read()).toEqual({ wishlist: { edges: [edge(itemIds[0])] } });
    expect(await mutate(visitor, 'wishlistAddItem(itemId: "nothing")')).toMatchObject({ success: false });
    expect((await harness.api.visitor().query('{ wishlist { edges { cursor } } }')).errors?.[0]?.message).toBe(
      'Please sign in first.',
    );
  });
});

describe('shipping', () => {
  it('estimates an item and an order for a place that is only half known', async () => {
    const visitor = harness.api.visitor();
    const listingId = await harness.shop.listing();
    await mutate(visitor, `cartAddListing(listingId: "${listingId}")`);
    const orderId = (await readOrders(visitor)).orders[0]!.id;
    const options = 'ref name price { amountCents } earliestDays latestDays';
    const methods = (args: string) =>
      run(visitor, `{ orderShippingMethods(orderId: "${orderId}"${args}) { ${options} } }`);
    const ground = {
      ref: 'ground',
      name: 'Insured ground',
      price: { amountCents: 9_690 },
      earliestDays: 4,
      latestDays: 6,
    };
    const pickup = {
      ref: 'pickup',
      name: 'Pick up in store',
      price: { amountCents: 0 },
      earliestDays: null,
      latestDays: null,
    };
    expect(await methods('')).toEqual({ orderShippingMethods: [pickup] });
    expect(await methods(', addressEstimateInput: { postalCode: "97214" }')).toMatchObject({
      orderShippingMethods: [ground, { ref: 'two-day' }, pickup],
    });
    expect(await methods(`, storeId: "${harness.shop.storeId}"`)).toEqual({ orderShippingMethods: [pickup] });
    const { item_id: itemId } = await harness.db
      .selectFrom('listings')
      .select('item_id')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
    expect(
      await run(visitor, `{ itemShippingEstimate(itemId: "${itemId}", postalCode: "97214") { ${options} } }`),
    ).toMatchObject({
      itemShippingEstimate: [ground, { ref: 'two-day' }, pickup],
    });
    const wrong = await visitor.query(`{ itemShippingEstimate(itemId: "${itemId}", postalCode: "nowhere") { ref } }`);
    expect(wrong.errors?.[0]?.message).toBe('Please enter a postal code of the country.');
  });
});
