import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readCart } from '#api/modules/sales/cart/read-cart.ts';
import { loadOrdersById } from '#api/modules/sales/orders/load-orders.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { cancelOrder } from '#api/modules/sales/orders/cancel-order.ts';
import { setAffirmFee } from './affirm-fee.ts';
import { CARDS } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { loadCapturedPayments } from '#api/modules/payments/load-payments.ts';
import { payOrders } from './pay-orders.ts';
import { sweepPayments } from '#api/modules/payments/sweeper.ts';
import { byCode, byCredits, byHand, openCheckoutHarness, type CheckoutHarness } from './checkout-harness.fixture.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await openCheckoutHarness();
});
afterAll(() => harness.close());

const TOTAL = 107_000;

/** A member with credits and a code, and an order that both pay a part of. */
async function threeWays() {
  const visitor = await harness.shop.member();
  const checkout = await harness.ready(visitor);
  const account = await harness.code(30_000);
  const credits = await harness.credit(visitor.principal.accountId ?? '', 20_000);
  return { ...checkout, account, credits };
}

describe('code, credits and card together', () => {
  it('place and pay one order, each with its share, under its own label', async () => {
    const { visitor, orderId, account, credits } = await threeWays();
    const { answer } = await harness.pay(
      visitor,
      [orderId],
      byCode(account, 30_000),
      byCredits(20_000),
      await harness.card(),
    );
    expect(answer).toMatchObject({ ok: true, value: { kind: 'card', status: 'CAPTURED', amount_cents: 57_000 } });
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'PAID', paid_cents: TOTAL });
    expect([await harness.balance(account), await harness.balance(credits)]).toEqual([0, 0]);
    const paid = await loadCapturedPayments(harness.db, [orderId]);
    expect(paid.map(({ capturedAmount, payment }) => [payment.__typename, capturedAmount.amountCents])).toEqual([
      ['PaymentCard', 57_000],
      ['PaymentPrepaidCode', 30_000],
      ['PaymentStoreCredits', 20_000],
    ]);
    expect(paid[1]?.payment.code).toMatch(/^••••-[2-9A-Z]{4}$/);
  });

  it.each([
    [CARDS.declined, 'FAILED'],
    [CARDS.poor, 'FAILED'],
  ])('give everything back when card %s is declined', async (number, status) => {
    const { visitor, orderId, listingId, account, credits } = await threeWays();
    const card = await harness.card(number);
    const { answer } = await harness.pay(visitor, [orderId], byCode(account, 30_000), byCredits(20_000), card);
    expect(answer).toMatchObject({ ok: true, value: { status } });
    expect([await harness.balance(account), await harness.balance(credits)]).toEqual([30_000, 20_000]);
    expect(await harness.listing(listingId)).toMatchObject({ status: 'live', stock_level: 1 });
    expect((await readCart(harness.checkout, visitor.principal)).orders.map(({ row }) => row.id)).toEqual([orderId]);
    expect(await loadCapturedPayments(harness.db, [orderId])).toEqual([]);
  });

  it('hold code and credits while a challenge is pending, and release them when nobody answers it', async () => {
    const { visitor, orderId, account, credits } = await threeWays();
    const card = await harness.card(CARDS.challenge);
    const { answer } = await harness.pay(visitor, [orderId], byCode(account, 30_000), byCredits(20_000), card);
    expect(answer).toMatchObject({ value: { status: 'REQUIRES_ACTION' } });
    expect([await harness.balance(account), await harness.balance(credits)]).toEqual([0, 0]);
    await harness.makeDue();
    await sweepPayments(harness.checkout);
    expect([await harness.balance(account), await harness.balance(credits)]).toEqual([30_000, 20_000]);
    expect(await harness.order(orderId)).toMatchObject({ completed_at: null, paying_payment_id: null });
  });

  it('write nothing when the code, the credits or the stock is short', async () => {
    const { visitor, orderId, account, credits } = await threeWays();
    const short = await harness.pay(visitor, [orderId], byCode(account, 30_001), await harness.card());
    expect(short.answer).toMatchObject({
      ok: false,
      code: 'insufficient',
      message: expect.stringContaining('$300.00'),
    });
    const poor = await harness.pay(
      visitor,
      [orderId],
      byCode(account, 30_000),
      byCredits(20_001),
      await harness.card(),
    );
    expect(poor.answer).toMatchObject({ ok: false, code: 'insufficient', message: expect.stringContaining('$200.00') });
    await harness.db.updateTable('listings').set({ status: 'sold', stock_level: 0, sold_at: new Date() }).execute();
    const sold = await harness.pay(visitor, [orderId], byCode(account, 30_000), await harness.card());
    expect(sold.answer).toMatchObject({ ok: false, code: 'unavailable' });
    expect([await harness.balance(account), await harness.balance(credits)]).toEqual([30_000, 20_000]);
    expect(await harness.order(orderId)).toMatchObject({ completed_at: null, paying_payment_id: null });
  });

  it('charge once when the same request comes eight times', async () => {
    const { visitor, orderId, account } = await threeWays();
    const request = await harness.requestFor([orderId], [byCode(account, 30_000), await harness.card()]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => attempt(() => payOrders(visitor, harness.checkout, request))),
    );
    expect(
      new Set(answers.map((answer) => (answer.ok ? `${answer.value.id} ${answer.value.status}` : answer.code))).size,
    ).toBe(1);
    expect(await harness.balance(account)).toBe(0);
    const other = { ...request, methods: [byCode(account, 1), ...request.methods.slice(1)] };
    expect(await attempt(() => payOrders(visitor, harness.checkout, other))).toMatchObject({
      ok: false,
      code: 'key-reused',
    });
  });

  it('are settled together after a lost answer', async () => {
    const { visitor, orderId, account } = await threeWays();
    const { answer } = await harness.pay(visitor, [orderId], byCode(account, 30_000), await harness.card(CARDS.lost));
    expect(answer).toMatchObject({ value: { status: 'CAPTURED' } });
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'PAID', paid_cents: TOTAL });
  });

  it('pay the orders of two sellers, each to the cent', async () => {
    const visitor = await harness.shop.member();
    const first = await harness.shop.readyOrder(visitor, await harness.shop.listing());
    const own = await harness.shop.listing({ sellerId: await harness.shop.seller(), requiresShipping: false });
    const second = await harness.shop.readyOrder(visitor, own);
    await harness.credit(visitor.principal.accountId ?? '', 150_000);
    const { answer } = await harness.pay(visitor, [first, second], byCredits(150_000), await harness.card());
    expect(answer).toMatchObject({ value: { status: 'CAPTURED', amount_cents: 64_000 } });
    expect([(await harness.order(first)).paid_cents, (await harness.order(second)).paid_cents]).toEqual([TOTAL, TOTAL]);
  });
});

describe('a code', () => {
  it('that two carts spend at once pays one of them; the other gets the remaining balance', async () => {
    const account = await harness.code(TOTAL);
    const carts = await Promise.all(Array.from({ length: 6 }, () => harness.ready(harness.shop.guest())));
    const answers = await Promise.all(
      carts.map(({ visitor, orderId }) => harness.pay(visitor, [orderId], byCode(account, TOTAL))),
    );
    const refusals = answers.flatMap(({ answer }) => (answer.ok ? [] : [answer]));
    expect(refusals).toHaveLength(5);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 'insufficient', message: expect.stringContaining('$0.00') });
    expect(await harness.balance(account)).toBe(0);
  });

  it('is refused when it is expired or unknown, or the seller is paid directly', async () => {
    const { visitor, orderId } = await harness.ready(harness.shop.guest());
    const old = await harness.code(TOTAL, new Date(Date.now() + 50));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect((await harness.pay(visitor, [orderId], byCode(old))).answer).toMatchObject({ ok: false, code: 'expired' });
    expect((await harness.pay(visitor, [orderId], byCode('none'))).answer).toMatchObject({
      ok: false,
      code: 'not-found',
    });
    const other = harness.shop.guest();
    const own = await harness.shop.listing({ sellerId: await harness.shop.seller(), requiresShipping: false });
    const theirs = await harness.shop.readyOrder(other, own);
    const refused = await harness.pay(other, [theirs], byCode(await harness.code(TOTAL)));
    expect(refused.answer).toMatchObject({ ok: false, code: 'not-accepted' });
  });

  it('is refunded its share when the order is cancelled', async () => {
    const { visitor, orderId, account, credits } = await threeWays();
    await harness.pay(visitor, [orderId], byCode(account, 30_000), byCredits(20_000), await harness.card());
    await cancelOrder(visitor, harness.checkout, orderId);
    expect([await harness.balance(account), await harness.balance(credits)]).toEqual([30_000, 20_000]);
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'REFUNDED', refunded_cents: TOTAL });
  });
});

describe('store credits', () => {
  it('pay for their owner only, also when staff spends them', async () => {
    const owner = await harness.shop.member();
    await harness.credit(owner.principal.accountId ?? '', TOTAL, true);
    const stranger = await harness.shop.member();
    const theirs = await harness.ready(stranger);
    const refused = await harness.pay(stranger, [theirs.orderId], byCredits(null, true));
    expect(refused.answer).toMatchObject({ ok: false, code: 'insufficient' });
    const guest = await harness.ready(harness.shop.guest());
    expect((await harness.pay(guest.visitor, [guest.orderId], byCredits())).answer).toMatchObject({
      code: 'forbidden',
    });
    const mine = await harness.ready(owner);
    const paid = await harness.pay(harness.clerk, [mine.orderId], byCredits(null, true));
    expect(paid.answer).toMatchObject({ ok: true, value: { status: 'CAPTURED', is_trade: true } });
  });
});

describe('a payment by hand', () => {
  it('may be partial; the order is placed and partly paid, and its owner pays the balance later, in parts', async () => {
    const visitor = await harness.shop.member();
    const { orderId } = await harness.ready(visitor);
    expect((await harness.pay(visitor, [orderId], byHand(40_000))).answer).toMatchObject({ code: 'forbidden' });
    const first = await harness.pay(harness.clerk, [orderId], byHand(40_000));
    expect(first.answer).toMatchObject({
      ok: true,
      value: { manual_type: 'Cash', notes: 'Register 2', status: 'CAPTURED' },
    });
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'PARTIALLY_PAID', paid_cents: 40_000 });
    await harness.pay(visitor, [orderId], await harness.card(CARDS.good, 7_000));
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'PARTIALLY_PAID', paid_cents: 47_000 });
    const tooMuch = await harness.pay(visitor, [orderId], await harness.card(CARDS.good, 60_001));
    expect(tooMuch.answer).toMatchObject({ ok: false, code: 'invalid' });
    await harness.pay(visitor, [orderId], await harness.card());
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'PAID', paid_cents: TOTAL });
    const audit = await harness.db.selectFrom('audit_log').selectAll().where('action', '=', 'payment.manual').execute();
    expect(audit.at(-1)).toMatchObject({
      actor_account_id: harness.shop.houseId,
      detail: { type: 'Cash', cents: 40_000 },
    });
    const acts = await harness.db.selectFrom('audit_log').selectAll().where('subject_id', '=', orderId).execute();
    expect(acts).toMatchObject([{ action: 'order.pay', actor_account_id: harness.shop.houseId }]);
  });

  it('says how it was paid', async () => {
    const { orderId } = await harness.ready(harness.shop.guest());
    const nothing = { method: { kind: 'manual', type: ' ', notes: null }, amountCents: null } as const;
    expect((await harness.pay(harness.clerk, [orderId], nothing)).answer).toMatchObject({ ok: false, code: 'invalid' });
  });
});

describe('an impossible payment', () => {
  it('is refused: two providers, too many methods, part of an open order by its owner, a stranger’s order', async () => {
    const { visitor, orderId } = await harness.ready(harness.shop.guest());
    const two = await harness.pay(visitor, [orderId], await harness.card(CARDS.good, 50_000), {
      method: { kind: 'paypal' },
      amountCents: null,
    });
    expect(two.answer).toMatchObject({ ok: false, code: 'invalid' });
    const part = await harness.pay(visitor, [orderId], await harness.card(CARDS.good, 50_000));
    expect(part.answer).toMatchObject({ ok: false, code: 'invalid' });
    const stranger = await harness.pay(harness.shop.guest(), [orderId], await harness.card());
    expect(stranger.answer).toMatchObject({ ok: false, code: 'not-found' });
    const account = await harness.code(TOTAL);
    const cents = TOTAL / 10;
    const codes = Array.from({ length: 10 }, () => byCode(account, cents));
    const eleven = await harness.pay(visitor, [orderId], ...codes, await harness.card());
    expect(eleven.answer).toMatchObject({ ok: false, code: 'invalid' });
    expect(await harness.balance(account)).toBe(TOTAL);
    expect(await harness.order(orderId)).toMatchObject({ completed_at: null, paying_payment_id: null });
  });

  it('with Affirm’s fee on another method removes the fee and shows the price before anything is charged', async () => {
    const { visitor, orderId } = await harness.ready(harness.shop.guest());
    await setAffirmFee(visitor, orderId, true);
    const [before] = await loadOrdersById(harness.checkout, [orderId]);
    expect(before?.price.extraFeeCents).toBe(6_000);
    const refused = await harness.pay(visitor, [orderId], await harness.card());
    expect(refused.answer).toMatchObject({ ok: false, code: 'changed' });
    const [after] = await loadOrdersById(harness.checkout, [orderId]);
    expect(after?.price).toMatchObject({ extraFeeCents: 0, totalCents: TOTAL });
    expect((await harness.pay(visitor, [orderId], await harness.card())).answer).toMatchObject({
      value: { status: 'CAPTURED' },
    });
  });
});
