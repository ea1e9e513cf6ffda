import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { checkBooks } from '#api/modules/payments/index.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { mutate, type OrderAnswer, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';

type Row = {
  id: string;
  kind: string;
  difference: string | null;
  expected: { amountCents: number };
  orderNumber: string | null;
  resolution: string | null;
};
type Settlement = {
  id: string;
  gross: { amountCents: number };
  fees: { amountCents: number };
  net: { amountCents: number };
  openDifferences: number;
  arrivedOn: string | null;
  rows: Row[];
};
type Answer = {
  success: boolean;
  code: string | null;
  message: string | null;
  settlements: Settlement[];
  repeated: number;
  header: string[];
  problems: { line: number; message: string }[];
};

const SETTLEMENT = `id gross { amountCents } fees { amountCents } net { amountCents } openDifferences arrivedOn
  rows { id kind difference expected { amountCents } orderNumber resolution }`;
const STRIPE =
  'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,automatic_payout_id';

let harness: ApiHarness;
let staff: TestVisitor;

beforeAll(async () => {
  harness = await openApiHarness();
  staff = await harness.admin();
});
afterAll(() => harness.close());

type Paid = { order: OrderAnswer; paymentId: string; ref: string; cents: number };
async function pay(cents: number): Promise<Paid> {
  const order = await harness.placeOrder(harness.api.visitor(), { cents });
  const payment = await harness.db
    .selectFrom('payments')
    .innerJoin('payment_allocations', 'payment_allocations.payment_id', 'payments.id')
    .select(['payments.id', 'provider_ref', 'payments.amount_cents'])
    .where('payment_allocations.order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  return { order, paymentId: payment.id, ref: payment.provider_ref ?? '', cents: payment.amount_cents };
}

const amount = (cents: number): string => (cents / 100).toFixed(2);
let counted = 0;
const line = (type: string, cents: number, fee: number, ref: string, payout: string): string => {
  counted += 1;
  return `txn_${counted},2026-11-25 10:00:00,usd,${amount(cents)},${amount(fee)},${amount(cents - fee)},${type},${ref},${payout}`;
};
const report = (...lines: string[]): string => [STRIPE, ...lines].join('\n');

async function send(csv: string, more = '', visitor = staff, provider = 'card'): Promise<Answer> {
  const data = await run<{ settlementImport: Answer }>(
    visitor,
    `mutation ($csv: String!) { settlementImport(provider: "${provider}", fileName: "payout.csv", csv: $csv${more}) {
      success code message repeated header problems { line message } settlements { ${SETTLEMENT} } } }`,
    { csv },
  );
  return data.settlementImport;
}
async function balance(account: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM ledger_lines WHERE account = ${account}`.execute(
    harness.db,
  );
  return rows[0]?.cents ?? 0;
}
const isRight = async () => expect(await checkBooks(harness.db)).toEqual([]);

describe('a settlement report', () => {
  it('is matched to the cent: clearing falls to zero, fees are an expense, and the net is on its way', async () => {
    const sale = await pay(245_000);
    const other = await pay(10_000);
    await mutate(
      staff,
      `orderRefundCreate(id: "${other.order.id}", amountCents: 3000, reason: "Late", idempotencyKey: "${newId()}")`,
    );
    const csv = report(
      line('charge', sale.cents, 7_500, sale.ref, 'po_1'),
      line('charge', other.cents, 350, other.ref, 'po_1'),
      line('refund', -3_000, 0, other.ref, 'po_1'),
      line('fee', -1_000, 0, '', 'po_1'),
    );
    const before = await balance('card');
    const { success, settlements } = await send(csv);
    const gross = sale.cents + other.cents - 3_000;
    expect(success).toBe(true);
    expect(settlements).toMatchObject([
      {
        gross: { amountCents: gross },
        fees: { amountCents: 8_850 },
        net: { amountCents: gross - 8_850 },
        openDifferences: 0,
        arrivedOn: null,
      },
    ]);
    expect(settlements[0]?.rows.map(({ kind, difference }) => [kind, difference])).toEqual([
      ['charge', null],
      ['charge', null],
      ['refund', null],
      ['fee', null],
    ]);
    expect((await balance('card')) - before).toBe(-gross);
    expect(await balance('card')).toBe(0);
    expect(await balance('in-transit')).toBe(gross - 8_850);
    expect(await balance('provider-fees')).toBe(8_850);
    await isRight();

    const again = await send(csv);
    expect(again).toMatchObject({ success: true, settlements: [], repeated: 1 });
    expect(await balance('card')).toBe(0);
    const both = await Promise.all([send(`${csv}\n`), send(csv)]);
    expect(both.map(({ repeated }) => repeated)).toEqual([1, 1]);

    const id = settlements[0]?.id ?? '';
    const arrive = (cents: number, more = '') =>
      mutate(staff, `settlementArrive(id: "${id}", day: "2026-11-25", amountCents: ${cents}${more})`, 'code');
    expect(await arrive(gross)).toMatchObject({ code: 'difference' });
    expect(await arrive(gross - 8_850)).toMatchObject({ success: true });
    expect(await arrive(gross - 8_850)).toMatchObject({ code: 'arrived' });
    expect(await balance('in-transit')).toBe(0);
    expect(await balance('bank')).toBe(gross - 8_850);
    await isRight();
  });

  it('lists what is not as the books have it, with what they have, until somebody says why', async () => {
    const [less, twice] = [await pay(50_000), await pay(20_000)];
    const { settlements } = await send(
      report(
        line('charge', less.cents - 100, 0, less.ref, 'po_2'),
        line('charge', twice.cents, 0, twice.ref, 'po_2'),
        line('charge', twice.cents, 0, twice.ref, 'po_2'),
        line('charge', 4_200, 0, 'ch_of_another_shop', 'po_2'),
      ),
    );
    const [settlement] = settlements;
    expect(settlement).toMatchObject({ openDifferences: 3 });
    const rows = settlement?.rows ?? [];
    expect(rows.map(({ difference }) => difference).toSorted()).toEqual(
      ['amount', 'repeated', 'unknown', null].toSorted(),
    );
    expect(rows.find(({ difference }) => difference === 'amount')).toMatchObject({
      expected: { amountCents: less.cents },
      orderNumber: less.order.number,
    });
    // The rest that is listed is what the clearing account holds.
    expect(await balance('card')).toBe(100 - twice.cents - 4_200);
    await isRight();
    const open = rows.filter(({ difference }) => difference !== null);
    const explain = (id: string, reason: string) =>
      mutate(staff, `settlementDifferenceExplain(id: "${id}", reason: "${reason}")`, 'code');
    for (const { id } of open) {
      expect(await explain(id, ' ')).toMatchObject({ code: 'reason' });
      const answers = await Promise.all([explain(id, 'The bank says so'), explain(id, 'The bank says so')]);
      expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true]);
    }
    expect(await balance('card')).toBe(0);
    await isRight();
  });

  it('of PayPal has fees below zero, days of the month first, and no id of its payout', async () => {
    const { paymentId, cents } = await pay(30_000);
    const csv = `Date,Time,Type,Currency,Gross,Fee,Net,Transaction ID,Invoice Number
11/25/2026,08:30:00,Express Checkout Payment,USD,"${amount(cents)}","-9.50","${amount(cents - 950)}",9XY,${paymentId}
11/25/2026,09:30:00,General Withdrawal,USD,"-${amount(cents - 950)}",0.00,"-${amount(cents - 950)}",W1,`;
    const { settlements, success } = await send(csv, '', staff, 'paypal');
    expect(success).toBe(true);
    expect(settlements).toMatchObject([{ fees: { amountCents: 950 }, openDifferences: 0 }]);
    // The payment was taken by card: its own clearing account falls to zero.
    expect(await balance('card')).toBe(0);
    await isRight();
  });

  it('with columns of other names is read as somebody says', async () => {
    const { ref, cents } = await pay(15_000);
    const csv = `Nummer;Tag;Art;Betrag;Kosten;Netto;source_id
77;2026-11-25;charge;${amount(cents)};1.00;${amount(cents - 100)};${ref}`;
    const unread = await send(csv);
    expect(unread).toMatchObject({ code: 'columns' });
    expect(unread.header).toEqual(['Nummer', 'Tag', 'Art', 'Betrag', 'Kosten', 'Netto', 'source_id']);
    const { settlements } = await send(
      csv,
      ', columns: { id: "Nummer", at: "Tag", type: "Art", gross: "Betrag", fee: "Kosten", net: "Netto" }',
    );
    expect(settlements).toMatchObject([{ fees: { amountCents: 100 }, openDifferences: 0 }]);
  });

  it('that cannot be right is not imported, and each line says why', async () => {
    const before = await balance('in-transit');
    expect(await send('')).toMatchObject({ code: 'empty' });
    expect(await send(STRIPE)).toMatchObject({ code: 'empty' });
    expect(await send(report('t1,yesterday,usd,1.00,0,1.00,charge,x,po_9'))).toMatchObject({
      code: 'rows',
      problems: [{ line: 2 }],
    });
    for (const bad of [
      't2,2026-11-25,eur,1.00,0,1.00,charge,x,po_9',
      't3,2026-11-25,usd,1.001,0,1.00,charge,x,po_9',
      't4,2026-11-25,usd,1.00,0.20,0.90,charge,x,po_9',
      ',2026-11-25,usd,1.00,0,1.00,charge,x,po_9',
    ])
      expect(await send(report(bad))).toMatchObject({ code: 'rows' });
    expect(
      await send(
        report('t5,2026-11-25,usd,5.00,0,5.00,charge,x,po_9', 't6,2026-11-25,usd,-4.00,0,-4.00,payout,po_9,po_9'),
      ),
    ).toMatchObject({ code: 'transfer' });
    expect(await send('x'.repeat(200_001))).toMatchObject({ code: 'too-large' });
    expect(await send('a', '', staff, 'manual')).toMatchObject({ code: 'provider' });
    expect(await balance('in-transit')).toBe(before);
  });

  it('with a part of another payout is refused whole', async () => {
    const first = line('charge', 700, 0, 'x', 'po_20');
    expect(await send(report(first))).toMatchObject({ success: true });
    expect(await send(report(first, line('charge', 800, 0, 'y', 'po_20')))).toMatchObject({ code: 'known' });
    await isRight();
  });

  it('is for staff who keep the books', async () => {
    const buyer = await harness.as(await harness.shop.seller());
    for (const operation of [
      '{ providerSettlements { totalCount } }',
      'mutation { settlementImport(provider: "card", fileName: "x", csv: "x") { success } }',
    ])
      expect((await buyer.query(operation)).errors).toBeDefined();
  });
});
