import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { newId } from '#api/platform/db/new-id.ts';
import { loadSellerBalances } from '#api/modules/payments/index.ts';
import { readPdf } from '#api/platform/pdf/read-pdf.fixture.ts';
import { checkOut, mutate, payFor, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import type { TestVisitor } from '#api/http/testing.ts';
import { monthAt } from '#api/platform/shop-months.ts';
import { csvText } from '#api/platform/csv-text.ts';

let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());

type Money = { amountCents: number };
type Statement = {
  month: string;
  months: string[];
  opening: Money;
  closing: Money;
  entries: { kind: string; orderNumber: string; gross: Money; fee: Money; net: Money; balance: Money }[];
};
const read = async (visitor: TestVisitor, args = ''): Promise<Statement> =>
  (
    await run<{ sellerStatement: Statement }>(
      visitor,
      `{ sellerStatement${args} { month months opening { amountCents } closing { amountCents }
        entries { kind orderNumber gross { amountCents } fee { amountCents } net { amountCents } balance { amountCents } } } }`,
    )
  ).sellerStatement;
const month = monthAt(new Date());

/** A sale of $1,000, and $63.90 for the shipping by its seller, that was delivered a month ago, of which $100 was refunded, and the payout made. */
async function paidOutSale(sellerId: string) {
  const { api, shop, gateway, as } = harness;
  const buyer = api.visitor();
  const order = await checkOut(buyer, await shop.listing({ sellerId }));
  const { orders } = await payFor(buyer, [order], await gateway.token(), newId());
  const admin = await as(shop.houseId);
  await mutate(admin, `orderDeliver(id: "${order.id}")`);
  await sql`UPDATE shipments SET delivered_at = now() - interval '30 days' WHERE order_id = ${order.id}`.execute(
    api.services.db,
  );
  await mutate(
    admin,
    `orderRefundCreate(id: "${order.id}", amountCents: 10000, reason: "A scratch", idempotencyKey: "${newId()}")`,
  );
  expect(await mutate(admin, `orderSetPaidOut(id: "${order.id}")`)).toMatchObject({ success: true });
  return { id: order.id, number: orders[0]?.number ?? '' };
}

describe('the statement of a seller', () => {
  it('has sale, refund and payout with their fees, and ends where the ledger does', async () => {
    const sellerId = await harness.shop.seller();
    const sale = await paidOutSale(sellerId);
    const seller = await harness.as(sellerId);
    const { entries, closing, opening, months } = await read(seller);
    expect(months).toEqual([month]);
    expect(entries.map(({ kind, orderNumber }) => [kind, orderNumber])).toEqual([
      ['sale', sale.number],
      ['refund', sale.number],
      ['payout', sale.number],
    ]);
    expect(entries[0]).toMatchObject({
      gross: { amountCents: 106_390 },
      fee: { amountCents: -6_000 },
      net: { amountCents: 100_390 },
    });
    const refund = entries[1];
    expect((refund?.gross.amountCents ?? 0) + (refund?.fee.amountCents ?? 0)).toBe(refund?.net.amountCents);
    expect(refund?.fee.amountCents).toBeGreaterThan(0);
    const sum = entries.reduce((cents, { net }) => cents + net.amountCents, opening.amountCents);
    expect(closing.amountCents).toBe(sum);
    expect((await loadSellerBalances(harness.api.services.db, [sale.id])).get(sale.id)?.dueCents).toBe(sum);
    expect(await read(seller, '(month: "2020-01")')).toMatchObject({
      month: '2020-01',
      months: [month, '2020-01'],
      entries: [],
      closing: { amountCents: 0 },
    });
    expect((await read(seller, `(month: "x' OR 1=1")`)).month).toBe(month);
  });

  it('is the same as CSV and PDF', async () => {
    const sellerId = await harness.shop.seller();
    const { number } = await paidOutSale(sellerId);
    const seller = await harness.as(sellerId);
    const csv = await seller.fetch(`/api/seller-statements/${month}.csv?lang=en`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines[0]).toBe('Date,What,Order,Goods and shipping,Our share,Net,Balance,Reason,Transfer');
    expect(lines[1]).toMatch(new RegExp(`^\\d{4}-[^,]+Z,Sale,${number},1063\\.90,-60\\.00,1003\\.90,1003\\.90,,$`));
    expect(lines[2]).toMatch(new RegExp(`,Refund,${number},.*,A scratch,$`));
    expect(lines).toHaveLength(4);
    const pdf = await seller.fetch(`/api/seller-statements/${month}.pdf?lang=en`);
    const text = await readPdf(Buffer.from(await pdf.arrayBuffer()));
    expect(JSON.stringify(text)).toContain(number);
    expect(JSON.stringify(text)).toContain('$1,003.90');
    expect(JSON.stringify(text)).toContain('A scratch');
    const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    expect(text.pages[0]).toContain(`Seller statement ${name.format(new Date(`${month}-15`))}`);
  });

  it('is nobody else’s: strangers see their own, guests nothing, admins any', async () => {
    const sellerId = await harness.shop.seller();
    await paidOutSale(sellerId);
    const stranger = await harness.as(await harness.shop.seller());
    expect((await read(stranger, `(sellerId: "${sellerId}")`)).entries).toEqual([]);
    expect(
      (await (await stranger.fetch(`/api/seller-statements/${month}.csv`)).text()).trim().split('\r\n'),
    ).toHaveLength(1);
    const guest = harness.api.visitor();
    expect((await guest.query('{ sellerStatement { month } }')).errors?.[0]?.extensions?.['code']).toBe(
      'UNAUTHENTICATED',
    );
    for (const file of [`${month}.csv`, `${month}.pdf`, 'x.csv'])
      expect((await guest.fetch(`/api/seller-statements/${file}`)).status).toBe(404);
    expect((await stranger.fetch('/api/seller-statements/..%2f2026-11.csv')).status).toBe(404);
    const admin = await harness.as(harness.shop.houseId);
    expect((await read(admin, `(sellerId: "${sellerId}")`)).entries).toHaveLength(3);
  });
});

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['@x', "'@x"],
  ['-x', "'-x"],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['=a,"b"', `"'=a,""b"""`],
  ['plain', 'plain'],
])('a text in a CSV is no formula: %j is %j', (text, cell) => {
  expect(csvText(text)).toBe(cell);
});
