import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';

type Money = { amountCents: number };
type Quote = {
  id: string;
  version: number;
  amount: Money;
  goods: Money;
  shipping: Money;
  financingFee: Money;
  tax: Money;
  lines: { amount: Money }[];
  tenders: { kind: string; amount: Money }[];
};
const FIELDS = `id version amount { amountCents } goods { amountCents } shipping { amountCents } financingFee { amountCents } tax { amountCents }
  lines { amount { amountCents } } tenders { kind amount { amountCents } }`;

let harness: ApiHarness;
let admin: TestVisitor;
beforeAll(async () => {
  harness = await openApiHarness();
  admin = await harness.admin();
});
afterAll(() => harness.close());

const quote = async (id: string, cents: number): Promise<Quote> =>
  (
    await run<{ orderRefundQuote: Quote }>(
      admin,
      `{ orderRefundQuote(id: "${id}", amountCents: ${cents}) { ${FIELDS} } }`,
    )
  ).orderRefundQuote;
const refund = (id: string, cents: number, { id: quoteId, version }: Pick<Quote, 'id' | 'version'>, key = newId()) =>
  mutate<{ code: string | null }>(
    admin,
    `orderRefundCreate(id: "${id}", amountCents: ${cents}, reason: "A scratch", idempotencyKey: "${key}", quoteId: "${quoteId}", quoteVersion: ${version})`,
    'code',
  );
const refundedOf = async (id: string): Promise<number> =>
  (await harness.db.selectFrom('orders').select('refunded_cents').where('id', '=', id).executeTakeFirstOrThrow())
    .refunded_cents;

describe('a quote of a refund', () => {
  it('sums up to the amount by its parts and by its tenders, and is what the refund does', async () => {
    const order = await harness.placeOrder(harness.api.visitor());
    const made = await quote(order.id, 12_345);
    const parts = [made.goods, made.shipping, made.financingFee, made.tax];
    expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(12_345);
    expect(made.lines.reduce((sum, { amount }) => sum + amount.amountCents, 0)).toBe(made.goods.amountCents);
    expect(made.tenders).toEqual([{ kind: 'card', amount: { amountCents: 12_345 } }]);
    expect(await refund(order.id, 12_345, made)).toMatchObject({ success: true });
    const settled = await harness.db
      .selectFrom('order_settlements')
      .selectAll()
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect([settled.reduced_goods_cents, settled.reduced_shipping_cents, settled.reduced_tax_cents]).toEqual([
      made.goods.amountCents,
      made.shipping.amountCents,
      made.tax.amountCents,
    ]);
  });

  it('is refused when it is old, of another amount, of another order, or made up', async () => {
    const [order, other] = [
      await harness.placeOrder(harness.api.visitor()),
      await harness.placeOrder(harness.api.visitor()),
    ];
    const old = await quote(order.id, 1_000);
    expect((await refund(order.id, 1_001, old)).code).toBe('quote-changed');
    expect((await refund(other.id, 1_000, old)).code).toBe('quote-changed');
    expect((await refund(order.id, 1_000, { ...old, id: 'made-up' })).code).toBe('quote-changed');
    expect((await refund(order.id, 1_000, { ...old, version: old.version + 1 })).code).toBe('quote-changed');
    await refund(order.id, 500, await quote(order.id, 500));
    expect((await refund(order.id, 1_000, old)).code).toBe('quote-changed');
    expect(await refundedOf(order.id)).toBe(500);
    expect(await refundedOf(other.id)).toBe(0);
  });

  it('refunds once when its request is repeated, and of two at once one', async () => {
    const order = await harness.placeOrder(harness.api.visitor());
    const made = await quote(order.id, 1_000);
    const key = newId();
    await refund(order.id, 1_000, made, key);
    expect(await refund(order.id, 1_000, made, key)).toMatchObject({ success: true });
    expect(await refundedOf(order.id)).toBe(1_000);
    const next = await quote(order.id, 700);
    const answers = await Promise.all([refund(order.id, 700, next), refund(order.id, 700, next)]);
    expect(answers.map(({ code }) => code ?? '').toSorted()).toEqual(['', 'quote-changed']);
    expect(await refundedOf(order.id)).toBe(1_700);
  });

  it('is none for nothing, for too much, for an unknown order, or for others than admins', async () => {
    const order = await harness.placeOrder(harness.api.visitor());
    const codeOf = async (visitor: TestVisitor, id: string, cents: number) =>
      (await visitor.query(`{ orderRefundQuote(id: "${id}", amountCents: ${cents}) { id } }`)).errors?.[0]
        ?.extensions?.['code'];
    expect(await codeOf(admin, order.id, 0)).toBe('AMOUNT');
    expect(await codeOf(admin, order.id, order.total.amountCents + 1)).toBe('AMOUNT');
    expect(await codeOf(admin, newId(), 5)).toBe('NOT_FOUND');
    expect(await codeOf(harness.api.visitor(), order.id, 5)).toBe('UNAUTHENTICATED');
  });
});
