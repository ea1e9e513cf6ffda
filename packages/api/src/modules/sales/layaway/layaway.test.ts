import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attempt } from '#api/platform/domain-error.ts';
import { CARDS } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { payOrders } from '#api/modules/sales/checkout/pay-orders.ts';
import {
  byCode,
  openCheckoutHarness,
  type CheckoutHarness,
} from '#api/modules/sales/checkout/checkout-harness.fixture.ts';
import type { PaymentMethodInput } from '#api/modules/payments/methods/payment-method.ts';
import { loadSchedule } from './layaways.ts';
import { remindOfInstalments } from './remind-of-instalments.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await openCheckoutHarness();
});
afterAll(() => harness.close());

const TOTAL = 107_000;
const DAY = 86_400_000;
const baseUrl = new URL('http://localhost:3000');

async function onLayaway(layawayRef: string, ...methods: PaymentMethodInput[]) {
  const visitor = await harness.shop.member();
  const { orderId } = await harness.ready(visitor);
  const request = { ...(await harness.requestFor([orderId], methods)), layawayRef };
  const answer = await attempt(() => payOrders(visitor, harness.checkout, request));
  return { visitor, orderId, answer };
}

const reminders = async (orderId: string) => {
  const rows = await harness.db
    .selectFrom('outbox')
    .selectAll()
    .where('event_key', 'like', `layaway-%:${orderId}:%`)
    .orderBy('id')
    .execute();
  return rows.map(({ event_key: key, recipient }) => [key.replace(orderId, ''), recipient]);
};

describe('layaway', () => {
  it('places the order with its deposit, keeps the schedule, and is paid by the month', async () => {
    const { visitor, orderId, answer } = await onLayaway('three-months', await harness.card());
    expect(answer).toMatchObject({ ok: true, value: { status: 'CAPTURED', amount_cents: 21_400 } });
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'PARTIALLY_PAID', paid_cents: 21_400 });
    const schedule = await loadSchedule(harness.db, orderId);
    const amounts = schedule?.instalments.map(({ amountCents }) => amountCents) ?? [];
    expect(amounts.reduce((sum, cents) => sum + cents, schedule?.depositCents ?? 0)).toBe(TOTAL);
    for (const cents of amounts) await harness.pay(visitor, [orderId], await harness.card(CARDS.good, cents));
    expect(await harness.order(orderId)).toMatchObject({ payment_state: 'PAID', paid_cents: TOTAL });
  });

  it('takes a code and a card for the deposit, all or nothing', async () => {
    const account = await harness.code(5_000);
    const failed = await onLayaway('six-months', byCode(account, 5_000), await harness.card(CARDS.declined));
    expect(failed.answer).toMatchObject({ value: { status: 'FAILED' } });
    expect(await harness.balance(account)).toBe(5_000);
    expect(await loadSchedule(harness.db, failed.orderId)).toBeUndefined();
    const paid = await onLayaway('six-months', byCode(account, 5_000), await harness.card());
    expect(paid.answer).toMatchObject({ value: { status: 'CAPTURED', amount_cents: 21_750 } });
    expect((await loadSchedule(harness.db, paid.orderId))?.instalments).toHaveLength(6);
  });

  it('is refused for an unknown plan, more than the deposit, and a placed order', async () => {
    expect((await onLayaway('forever', await harness.card())).answer).toMatchObject({ ok: false, code: 'invalid' });
    const more = await harness.card(CARDS.good, 21_401);
    expect((await onLayaway('three-months', more)).answer).toMatchObject({ ok: false, code: 'invalid' });
    const { visitor, orderId } = await onLayaway('three-months', await harness.card());
    const again = { ...(await harness.requestFor([orderId], [await harness.card()])), layawayRef: 'three-months' };
    expect(await attempt(() => payOrders(visitor, harness.checkout, again))).toMatchObject({
      ok: false,
      code: 'invalid',
    });
  });

  it('reminds before and after the due day, and notifies the shop after a month, once each', async () => {
    const { visitor, orderId } = await onLayaway('three-months', await harness.card());
    const [first] = (await loadSchedule(harness.db, orderId))?.instalments ?? [];
    const due = first?.dueAt.getTime() ?? 0;
    const at = async (days: number) => {
      const now = new Date(due + days * DAY);
      await Promise.all([1, 2, 3].map(() => remindOfInstalments(harness.db, baseUrl, now)));
    };
    await at(-4);
    expect(await reminders(orderId)).toEqual([]);
    await at(-2);
    await at(0);
    expect(await reminders(orderId)).toEqual([['layaway-soon::1', 'ada@example.com']]);
    await at(2);
    expect((await reminders(orderId)).map(([key]) => key)).toEqual(['layaway-soon::1', 'layaway-late::1']);
    await harness.pay(visitor, [orderId], await harness.card(CARDS.good, first?.amountCents ?? 0));
    await at(31);
    const keys = (await reminders(orderId)).map(([key]) => key);
    expect(keys.slice(2)).toEqual(['layaway-soon::2']);
    await at(65);
    const last = await reminders(orderId);
    expect(last).toContainEqual(['layaway-overdue::2', 'shop@headstock.test']);
  });
});
