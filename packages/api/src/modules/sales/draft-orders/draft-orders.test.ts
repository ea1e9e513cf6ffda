import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
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

type Line = {
  lineItemId: string;
  listed: { amountCents: number };
  isOverridden: boolean;
  reason: string | null;
  secondsHeld: number | null;
};
type Draft = {
  id: string;
  version: number;
  state: string;
  path: string;
  secondsLeft: number;
  lines: Line[];
  order: {
    guestKey: string;
    subTotal: { amountCents: number };
    discountTotal: { amountCents: number };
    account: { id: string } | null;
    contact: { email: string } | null;
  };
};
type Answer = { success: boolean; code: string | null; message: string | null; draftOrder: Draft | null };

const FIELDS = `success code message draftOrder { id version state path secondsLeft
  lines { lineItemId listed { amountCents } isOverridden reason secondsHeld }
  order { guestKey subTotal { amountCents } discountTotal { amountCents } account { id } contact { email } } }`;

async function call(mutation: string, args: string, visitor = staff): Promise<Answer> {
  const { result } = await run<{ result: Answer }>(visitor, `mutation { result: ${mutation}(${args}) { ${FIELDS} } }`);
  return result;
}
const done = async (mutation: string, args: string): Promise<Draft> => {
  const { draftOrder, message, success } = await call(mutation, args);
  if (!success || !draftOrder) throw new Error(message ?? mutation);
  return draftOrder;
};
const create = (listingId: string) => done('draftOrderCreate', `listingId: "${listingId}"`);
const seen = ({ id, version }: Draft): string => `id: "${id}", version: ${version}`;
const read = async (id: string): Promise<Draft | null> =>
  (
    await run<{ draftOrder: Draft | null }>(
      staff,
      `{ draftOrder(id: "${id}") { id version state path secondsLeft lines { lineItemId secondsHeld } } }`,
    )
  ).draftOrder;
const expire = (id: string) =>
  sql`WITH d AS (UPDATE draft_orders SET expires_at = now() - interval '1 minute' WHERE order_id = ${id})
    UPDATE holds SET begun_at = now() - interval '2 hours', until = now() - interval '1 minute'
    FROM line_items WHERE line_items.id = holds.line_item_id AND line_items.order_id = ${id}`.execute(harness.db);
const mailTo = async (email: string) =>
  harness.db
    .selectFrom('outbox')
    .select(['subject', 'text_body as body'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('a draft order', () => {
  it('holds the instrument, keeps both prices with the reason, and is not in the cart of its author', async () => {
    const draft = await create(await harness.shop.listing({ cents: 100_000 }));
    expect(draft.state).toBe('OPEN');
    expect(draft.secondsLeft).toBeGreaterThan(47 * 3_600);
    expect(draft.lines[0]?.secondsHeld).toBeGreaterThan(47 * 3_600);
    const line = draft.lines[0]?.lineItemId ?? '';
    const set = (more: string) =>
      call('draftOrderSetLine', `${seen(draft)}, lineItemId: "${line}", quantity: 1${more}`);
    expect((await set(', amountCents: 90000')).code).toBe('reason');
    expect((await set(', amountCents: -1, reason: "Gift"')).code).toBe('out-of-range');
    const { draftOrder: priced } = await set(', amountCents: 90000, reason: "Ding on the rim"');
    expect(priced?.lines[0]).toMatchObject({
      listed: { amountCents: 100_000 },
      isOverridden: true,
      reason: 'Ding on the rim',
    });
    expect(priced?.order.subTotal.amountCents).toBe(90_000);
    const { cart } = await run<{ cart: { orders: { id: string }[] } }>(
      staff,
      '{ cart(orderId: []) { orders { id } } }',
    );
    expect(cart.orders.map(({ id }) => id)).not.toContain(draft.id);
  });

  it('keeps others from holding it, and from another draft, until it expires', async () => {
    const listing = await harness.shop.listing();
    const draft = await create(listing);
    expect((await call('draftOrderCreate', `listingId: "${listing}"`)).code).toBe('held');
    const buyer = await harness.as(await harness.shop.memberId());
    const { result } = await run<{ result: { cart: { orders: { id: string }[] } } }>(
      buyer,
      `mutation { result: cartAddListing(listingId: "${listing}") { cart { orders { id } } } }`,
    );
    const orderId = result.cart.orders[0]?.id ?? '';
    const hold = async () =>
      (
        await run<{ result: { code: string | null } }>(
          buyer,
          `mutation { result: ordersHold(orderIds: ["${orderId}"], tab: "page") { code } }`,
        )
      ).result.code;
    expect(await hold()).toBe('held-by-others');
    await expire(draft.id);
    expect((await read(draft.id))?.state).toBe('EXPIRED');
    expect((await call('draftOrderMail', seen(draft))).code).toBe('expired');
    const extended = await done('draftOrderExtend', `${seen(draft)}, hours: 5`);
    expect(extended).toMatchObject({ state: 'OPEN', lines: [{ secondsHeld: expect.any(Number) }] });
    expect(await hold()).toBe('held-by-others');
    expect((await call('draftOrderExtend', `${seen(extended)}, hours: 337`)).code).toBe('hours');
  });

  it('is refused for another version, to members and guests, and for two at once', async () => {
    const draft = await create(await harness.shop.listing());
    const discount = `id: "${draft.id}", version: ${draft.version + 5}, amountCents: 5, reason: "Sale"`;
    expect((await call('draftOrderSetDiscount', discount)).code).toBe('conflict');
    const both = await Promise.all(
      [500, 600].map((cents) => call('draftOrderSetDiscount', `${seen(draft)}, amountCents: ${cents}, reason: "Sale"`)),
    );
    expect(both.map(({ code }) => code).toSorted()).toEqual(['conflict', null].toSorted());
    const customer = await harness.as(await harness.shop.memberId());
    for (const visitor of [customer, harness.api.visitor()])
      for (const query of [`{ draftOrder(id: "${draft.id}") { id } }`, '{ draftOrders { totalCount } }']) {
        const { errors } = await visitor.query(query);
        expect(errors?.[0]?.extensions?.['code']).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
      }
  });

  it('has one seller and at least one line', async () => {
    const draft = await create(await harness.shop.listing());
    const foreign = await harness.shop.listing({ sellerId: await harness.shop.seller() });
    expect((await call('draftOrderAddListing', `${seen(draft)}, listingId: "${foreign}"`)).code).toBe('other-seller');
    const line = draft.lines[0]?.lineItemId ?? '';
    expect((await call('draftOrderSetLine', `${seen(draft)}, lineItemId: "${line}", quantity: 0`)).code).toBe(
      'last-line',
    );
    const more = await done('draftOrderAddListing', `${seen(draft)}, listingId: "${await harness.shop.listing()}"`);
    expect(more.lines).toHaveLength(2);
    const less = await done('draftOrderSetLine', `${seen(more)}, lineItemId: "${line}", quantity: 0`);
    expect(less.lines).toHaveLength(1);
    const { result } = await run<{ result: { success: boolean } }>(
      staff,
      `mutation { result: draftOrderRemove(${seen(less)}) { success } }`,
    );
    expect(result.success).toBe(true);
    expect(await read(draft.id)).toBeNull();
    const left = await harness.db
      .selectFrom('holds')
      .select('listing_id')
      .where('line_item_id', '=', less.lines[0]?.lineItemId ?? '')
      .execute();
    expect(left).toEqual([]);
  });

  it('is mailed to somebody without an account, claimed by the link with its prices, and paid', async () => {
    const draft = await create(await harness.shop.listing({ cents: 50_000 }));
    expect((await call('draftOrderMail', seen(draft))).code).toBe('email');
    const named = await done(
      'draftOrderSetCustomer',
      `${seen(draft)}, email: " Zoe@Example.com", firstName: "Zoe", locale: "fr"`,
    );
    expect(named.order.contact?.email).toBe('zoe@example.com');
    const cheaper = await done('draftOrderSetDiscount', `${seen(named)}, amountCents: 4000, reason: "Loyal"`);
    const sent = await done('draftOrderMail', seen(cheaper));
    expect(sent.state).toBe('SENT');
    const mail = await mailTo('zoe@example.com');
    expect(mail?.subject).toContain('est prête à être payée');
    expect(mail?.body).toContain(`/fr/cart?order=${draft.id}&key=`);
    expect((await call('draftOrderSetDiscount', `${seen(sent)}, amountCents: 1, reason: "x"`)).code).toBe('not-draft');
    const guest = harness.api.visitor();
    const claim = (key: string) =>
      run<{ result: { success: boolean; code: string | null; cart: { orders: { id: string }[] } | null } }>(
        guest,
        `mutation { result: draftOrderClaim(orderId: "${draft.id}", key: "${key}") { success code
          cart { orders { id } } } }`,
      );
    expect((await claim('wrong')).result.code).toBe('not-found');
    const { result } = await claim(sent.order.guestKey);
    expect(result.success).toBe(true);
    expect((await read(draft.id))?.state).toBe('CLAIMED');
    const discount = await harness.db
      .selectFrom('orders')
      .select('discount_cents')
      .where('id', '=', draft.id)
      .executeTakeFirstOrThrow();
    expect(discount.discount_cents).toBe(4_000);
  });

  it('goes to a member only, who is not shown it before it is sent, and whose link ends with its hold', async () => {
    const memberId = await harness.shop.memberId();
    const member = await harness.as(memberId);
    const draft = await create(await harness.shop.listing());
    const named = await done('draftOrderSetCustomer', `${seen(draft)}, accountId: "${memberId}", locale: "en"`);
    expect(named.order.account?.id).toBe(memberId);
    const shared = async () =>
      (
        await run<{ viewer: { ordersBuyerOpen: { edges: { node: { id: string } }[] } } }>(
          member,
          '{ viewer { ordersBuyerOpen(first: 50) { edges { node { id } } } } }',
        )
      ).viewer.ordersBuyerOpen.edges.map(({ node }) => node.id);
    expect(await shared()).not.toContain(draft.id);
    const claim = (key: string) =>
      run<{ result: { code: string | null } }>(
        member,
        `mutation { result: draftOrderClaim(orderId: "${draft.id}", key: "${key}") { code } }`,
      );
    expect((await claim(named.order.guestKey)).result.code).toBe('not-found');
    const sent = await done('draftOrderMail', seen(named));
    expect(await shared()).toContain(draft.id);
    await expire(draft.id);
    expect((await claim(sent.order.guestKey)).result.code).toBe('expired');
  });

  it('is taken to the counter, one order of a seller at a time', async () => {
    const [one, other] = [await create(await harness.shop.listing()), await create(await harness.shop.listing())];
    expect((await done('draftOrderTake', seen(one))).state).toBe('AT_COUNTER');
    expect((await call('draftOrderTake', seen(other))).code).toBe('cart-taken');
    const { cart } = await run<{ cart: { orders: { id: string }[] } }>(
      staff,
      '{ cart(orderId: []) { orders { id } } }',
    );
    expect(cart.orders.map(({ id }) => id)).toContain(one.id);
    expect((await call('draftOrderTake', seen(one))).code).toMatch(/not-draft|conflict/);
  });
});
