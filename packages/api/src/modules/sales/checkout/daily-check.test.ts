import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { newId } from '#api/platform/db/new-id.ts';
import { checkDaily } from '#api/modules/payments/index.ts';
import { chargeRefOf } from '#api/modules/payments/charge-ref.ts';
import { checkMoney } from '#api/modules/sales/faults/check-money.fixture.ts';
import { type CheckoutHarness, openCheckoutHarness } from './checkout-harness.fixture.ts';
import { chargeCard } from './payment-steps.fixture.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await openCheckoutHarness();
});
afterAll(() => harness.close());

const latest = (subject: string) =>
  harness.db
    .selectFrom('book_checks')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('the daily check', () => {
  it('finds and applies refunds and disputes whose webhooks were lost', async () => {
    const byHand = await harness.paidByCard();
    const failed = await harness.paidByCard();
    const disputed = await harness.paidByCard();
    await harness.refund(failed.orderId, 30_000);
    const [refund] = await harness.refundsAtGateway(failed.payment.id);
    await harness.gateway.refundByHand(byHand.charge, 10_700);
    await harness.gateway.decideRefund(failed.charge, refund?.id ?? '', 'failed');
    await harness.gateway.takeBack(disputed.charge, 'dispute');
    expect(await checkDaily(harness.checkout)).toBe(0);
    expect(await latest('gateway')).toMatchObject({ checked: 3, differences: [] });
    expect(await harness.order(byHand.orderId)).toMatchObject({ refunded_cents: 10_700 });
    expect(await harness.order(disputed.orderId)).toMatchObject({ disputed_cents: 107_000 });
    expect(await harness.refundsOf(failed.payment.id)).toMatchObject([{ status: 'failed' }]);
    await checkMoney(harness.db, harness.gateway);
  });

  it('reports a charge that is not the shop’s, and a payment that the provider does not have', async () => {
    const key = newId();
    await chargeCard(harness.checkout.provider, key, 4_200, await harness.gateway.token());
    const { payment } = await harness.paidByCard();
    const unknown = { ...payment, id: newId(), idempotency_key: newId(), provider_ref: 'ch_none' };
    await harness.db.insertInto('payments').values(unknown).execute();
    expect(await checkDaily(harness.checkout)).toBe(2);
    const charge = await harness.gateway.find(key);
    expect((await latest('gateway')).differences).toEqual([
      { check: 'provider: unknown charge', subject: charge?.id, expected: key, found: null },
      { check: 'provider: missing', subject: unknown.id, expected: null, found: 107_000 },
    ]);
    const mail = await harness.db
      .selectFrom('outbox')
      .select(['recipient', 'text_body'])
      .where('event_key', 'like', 'book-check:%')
      .executeTakeFirstOrThrow();
    expect(mail.text_body).toContain(unknown.id);
    await harness.db.deleteFrom('payments').where('id', '=', unknown.id).execute();
  });

  it('does not report a refund that another process is making meanwhile', async () => {
    const { orderId, payment } = await harness.paidByCard();
    const { provider } = harness.checkout;
    const before = await provider.find(chargeRefOf(payment));
    await harness.refund(orderId, 10_000);
    const stale = [before, before];
    const find = provider.find.bind(provider);
    const late = jest
      .spyOn(provider, 'find')
      .mockImplementation(async (ref) => (ref.key === payment.id ? stale.shift() : undefined) ?? find(ref));
    await checkDaily(harness.checkout);
    late.mockRestore();
    const { differences } = await latest('gateway');
    expect(JSON.stringify(differences)).not.toContain(payment.id);
    expect(stale).toEqual([]);
  });

  it('skips a provider that is down until the next day', async () => {
    await harness.gateway.stop();
    const before = await latest('gateway');
    await checkDaily(harness.checkout);
    expect(await latest('gateway')).toEqual(before);
    await harness.gateway.restart();
  });

  it('finds a balance and a settlement that were changed without a ledger entry', async () => {
    const { orderId } = await harness.paidByCard();
    const code = await harness.code(5_000);
    await sql`UPDATE stored_value_accounts SET balance_cents = 6000 WHERE id = ${code}`.execute(harness.db);
    await sql`UPDATE order_settlements SET tax_cents = tax_cents + 1, goods_cents = goods_cents - 1 WHERE order_id = ${orderId}`.execute(
      harness.db,
    );
    await checkDaily(harness.checkout);
    expect((await latest('books')).differences).toEqual([
      { check: 'stored value', subject: 'stored-value', expected: -6_000, found: -5_000 },
      { check: 'stored value of an account', subject: code, expected: 5_000, found: 6_000 },
      { check: 'settlement', subject: `${orderId} lines`, expected: 99_999, found: 100_000 },
      { check: 'settlement', subject: `${orderId} sales`, expected: -99_999, found: -100_000 },
      { check: 'settlement', subject: `${orderId} tax-payable`, expected: -7_001, found: -7_000 },
    ]);
    await sql`UPDATE stored_value_accounts SET balance_cents = 5000 WHERE id = ${code}`.execute(harness.db);
    await sql`UPDATE order_settlements SET tax_cents = tax_cents - 1, goods_cents = goods_cents + 1 WHERE order_id = ${orderId}`.execute(
      harness.db,
    );
  });
});
