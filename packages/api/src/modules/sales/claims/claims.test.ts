import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { openSession } from '#api/modules/accounts/account.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { checkOut, type OrderAnswer, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';

let harness: ApiHarness;

beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.resetLimits();
  // Every order of a guest is for the same person: what an earlier test left does not count in the next.
  await harness.db.updateTable('accounts').set({ email: 'old@example.com' }).where('kind', '=', 'contact').execute();
});

type Claim = { success: boolean; code: string | null; outcome: 'CLAIMED' | 'MAILED' | null };
type Member = { readonly id: string; readonly visitor: TestVisitor };

const guestOrder = (): Promise<OrderAnswer> => harness.placeOrder(harness.api.visitor());

let taken = 0;
/** Somebody with an account; `ada@example.com` is whom the orders of guests are for. */
async function member({ email, isProven = true }: { email?: string; isProven?: boolean } = {}): Promise<Member> {
  const id = await harness.shop.memberId();
  taken += 1;
  // The e-mail of a member is nobody else's: who had it in another test gives it up.
  if (email)
    await harness.db
      .updateTable('accounts')
      .set({ email: `former-${taken}@example.com` })
      .where('email', '=', email)
      .where('kind', '=', 'member')
      .execute();
  await harness.db
    .updateTable('accounts')
    .set({ email_verified_at: isProven ? new Date() : null, ...(email ? { email } : {}) })
    .where('id', '=', id)
    .execute();
  return { id, visitor: await harness.as(id) };
}

const claim = async (
  visitor: TestVisitor,
  { id, guestKey }: OrderAnswer,
  code: string | null = null,
  key: string | null = guestKey,
): Promise<Claim> =>
  (
    await run<{ orderClaim: Claim }>(
      visitor,
      'mutation ($id: ID!, $key: String, $code: String) { orderClaim(id: $id, key: $key, code: $code) { success code outcome } }',
      { id, key, code },
    )
  ).orderClaim;

const claimAll = async (visitor: TestVisitor) =>
  (
    await run<{ ordersClaim: { success: boolean; code: string | null; count: number } }>(
      visitor,
      'mutation { ordersClaim { success code count } }',
    )
  ).ordersClaim;

const claimable = async (visitor: TestVisitor): Promise<number> =>
  (await run<{ claimableOrderCount: number }>(visitor, '{ claimableOrderCount }')).claimableOrderCount;

const purchases = async (visitor: TestVisitor): Promise<string[]> =>
  (
    await run<{ ordersCompleted: { edges: { node: { id: string } }[] } }>(
      visitor,
      '{ ordersCompleted { edges { node { id } } } }',
    )
  ).ordersCompleted.edges.map(({ node }) => node.id);

const linksTo = ({ id }: OrderAnswer) =>
  harness.db
    .selectFrom('outbox')
    .select(['recipient', 'text_body'])
    .where('event_key', 'like', `order-claim:${id}:%`)
    .execute();

describe('orders that were placed with the e-mail of an account', () => {
  it('are counted and added together once the e-mail is proven', async () => {
    const orders = [await guestOrder(), await guestOrder()];
    const ada = await member({ email: 'ada@example.com' });
    expect(await claimable(ada.visitor)).toBe(2);
    expect(await claimAll(ada.visitor)).toEqual({ success: true, code: null, count: 2 });
    expect((await purchases(ada.visitor)).toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
    expect(await claimable(ada.visitor)).toBe(0);
    expect(await claimAll(ada.visitor)).toEqual({ success: true, code: null, count: 0 });
  });

  it('stay their guest’s while the e-mail is not proven, and are nobody else’s', async () => {
    await guestOrder();
    const unproven = await member({ email: 'ada@example.com', isProven: false });
    expect(await claimable(unproven.visitor)).toBe(0);
    expect(await claimAll(unproven.visitor)).toMatchObject({ success: false, code: 'email-unverified', count: 0 });
    const other = await member();
    expect(await claimable(other.visitor)).toBe(0);
    expect(await claimAll(other.visitor)).toMatchObject({ success: true, count: 0 });
    expect(await claimable(harness.api.visitor())).toBe(0);
  });

  it('are added once, however many tabs ask', async () => {
    await guestOrder();
    const ada = await member({ email: 'ada@example.com' });
    const answers = await Promise.all([claimAll(ada.visitor), claimAll(ada.visitor), claimAll(ada.visitor)]);
    expect(answers.map(({ count }) => count).toSorted()).toEqual([0, 0, 1]);
  });

  it('include no cart', async () => {
    const guest = harness.api.visitor();
    const { id } = await checkOut(guest, await harness.shop.listing());
    const ada = await member({ email: 'ada@example.com' });
    expect(await claimable(ada.visitor)).toBe(0);
    expect(await claimAll(ada.visitor)).toMatchObject({ success: true, count: 0 });
    expect(await claim(ada.visitor, { ...(await guestOrder()), id })).toMatchObject({ code: 'not-found' });
  });
});

describe('one order of a guest', () => {
  it('is added at once for whoever bought it in the same session, under any e-mail', async () => {
    const guest = harness.api.visitor();
    const order = await harness.placeOrder(guest);
    const other = await member();
    const sessionId = await openSession(harness.db, guest, other.id);
    await harness.db.updateTable('orders').set({ session_id: sessionId }).where('id', '=', order.id).execute();
    expect(await claim(guest, order, null, null)).toEqual({ success: true, code: null, outcome: 'CLAIMED' });
    expect(await purchases(guest)).toEqual([order.id]);
    expect(await linksTo(order)).toEqual([]);
  });

  it('is added at once for whoever has proven its e-mail', async () => {
    const order = await guestOrder();
    const ada = await member({ email: 'ada@example.com' });
    expect(await claim(ada.visitor, order)).toMatchObject({ outcome: 'CLAIMED' });
    expect(await claim(ada.visitor, order)).toMatchObject({ success: true, outcome: 'CLAIMED' });
    expect(await linksTo(order)).toEqual([]);
  });

  it('asks its e-mail before another account gets it; the mailed code is for that account and order alone', async () => {
    const order = await guestOrder();
    const second = await guestOrder();
    const bob = await member();
    const eve = await member();
    expect(await claim(bob.visitor, order)).toEqual({ success: true, code: null, outcome: 'MAILED' });
    expect(await purchases(bob.visitor)).toEqual([]);
    const [mail, ...more] = await linksTo(order);
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe('ada@example.com');
    const code = /claim=([\w.-]+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
    expect(code).not.toBe('');
    expect(mail?.text_body).toContain(`/orders/${order.id}?key=`);
    for (const wrong of [
      claim(eve.visitor, order, code),
      claim(bob.visitor, second, code),
      claim(bob.visitor, order, `${code}x`),
      claim(
        bob.visitor,
        order,
        code.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10)),
      ),
      claim(bob.visitor, order, ''),
    ])
      expect(await wrong).toMatchObject({ success: false, code: 'link-expired', outcome: null });
    expect(await claim(bob.visitor, order, code)).toMatchObject({ success: true, outcome: 'CLAIMED' });
    expect(await purchases(bob.visitor)).toEqual([order.id]);
    expect(await claim(eve.visitor, order)).toMatchObject({ success: false, code: 'claimed' });
  });

  it('is not found without its key, and asks for an account', async () => {
    const order = await guestOrder();
    const { visitor } = await member();
    for (const key of [null, '', 'x'.repeat(22)])
      expect(await claim(visitor, order, null, key)).toMatchObject({ success: false, code: 'not-found' });
    await expect(claim(harness.api.visitor(), order)).rejects.toThrow();
  });

  it('mails its link a few times an hour, however many accounts ask', async () => {
    const order = await guestOrder();
    const outcomes: Claim[] = [];
    for (let asked = 0; asked < 4; asked += 1) outcomes.push(await claim((await member()).visitor, order));
    expect(outcomes.map(({ code }) => code)).toEqual([null, null, null, 'rate-limited']);
  });
});
