import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { readPdf } from '#api/platform/pdf/read-pdf.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { monthAt } from '#api/platform/shop-months.ts';
import type { TestVisitor } from '#api/http/testing.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { sweepPortfolio } from './sweep-portfolio.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';

let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
  await sql`UPDATE brands SET name = 'Fender'`.execute(harness.db);
});
afterAll(() => harness.close());

type Item = { id: string; title: string; orderId: string | null; acquiredFor: { amountCents: number } | null };
type Month = { month: string; value: { amountCents: number }; itemCount: number; comparedCount: number };

const FACTS =
  'id title orderId serial acquiredOn acquiredFor { amountCents } value { median { amountCents } salesCount }';
type Found = { totalCount: number; edges: { node: Item }[] };
async function read(visitor: TestVisitor, args = 'first: 100') {
  const { portfolio } = await run<{ portfolio: { totalCount: number; items: Found; months: Month[] } }>(
    visitor,
    `{ portfolio { totalCount items(${args}) { totalCount edges { node { ${FACTS} } } }
      months { month value { amountCents } itemCount comparedCount } } }`,
  );
  const { items, ...rest } = portfolio;
  return { ...rest, foundCount: items.totalCount, items: items.edges.map(({ node }) => node) };
}

type Made = { success: boolean; code: string | null; field: string | null; portfolioItem: Item | null };
async function create(visitor: TestVisitor, fields: string): Promise<Made> {
  const { portfolioItemCreate } = await run<{ portfolioItemCreate: Made }>(
    visitor,
    `mutation { portfolioItemCreate(portfolioItem: {${fields}}) { success code field portfolioItem { ${FACTS} } } }`,
  );
  return portfolioItemCreate;
}
const member = async (): Promise<TestVisitor> => harness.as(await harness.shop.memberId());
const TELE = 'brand: "fender", model: "MODEL", year: 1952, serial: "0042", acquiredCents: 120000';

/** Past sales of the fixture's model, one a month back from now. */
async function sellOthers(...cents: readonly number[]): Promise<void> {
  await sql`DELETE FROM past_sales`.execute(harness.db);
  for (const [back, amount] of cents.entries())
    await sql`INSERT INTO past_sales VALUES (${newId()}, 'model', 1952, 'GOOD', ${amount}, now() - ${back * 31}::integer * interval '1 day')`.execute(
      harness.db,
    );
}

async function buy(visitor: TestVisitor, title: string, isInstrument: boolean): Promise<string> {
  const { id } = await harness.placeOrder(visitor, { title });
  await sql`UPDATE items SET year_from = ${isInstrument ? 1952 : null}, serial = 'S-1' WHERE id IN (
    SELECT item_id FROM listings JOIN line_items ON line_items.listing_id = listings.id WHERE order_id = ${id})`.execute(
    harness.db,
  );
  return id;
}

async function deliver(...orderIds: readonly string[]): Promise<void> {
  const admin = await harness.admin();
  for (const id of orderIds) {
    await mutate(admin, `orderShip(id: "${id}", carrierName: "UPS", trackingNumber: "1Z999AA10123456784")`);
    expect(await mutate(admin, `orderDeliver(id: "${id}")`)).toMatchObject({ success: true });
  }
}

describe('a portfolio', () => {
  it('has the instruments that were bought here once they have arrived, and no strings', async () => {
    const visitor = await member();
    const orderId = await buy(visitor, '1952 Telecaster', true);
    const strings = await buy(visitor, 'Strings', false);
    expect((await read(visitor)).items).toEqual([]);
    await deliver(orderId, strings);
    const [[one], [other]] = [(await read(visitor)).items, (await read(visitor)).items];
    expect(one).toMatchObject({
      title: '1952 Telecaster',
      orderId,
      serial: 'S-1',
      acquiredFor: { amountCents: 100_000 },
    });
    expect(other?.id).toBe(one?.id);
    expect((await read(visitor)).items).toHaveLength(1);
  });

  it('loses a purchase that goes back, and keeps out what its owner took out until it is restored', async () => {
    const visitor = await member();
    const admin = await harness.admin();
    const [kept, returned] = [await buy(visitor, 'Kept', true), await buy(visitor, 'Returned', true)];
    await deliver(kept, returned);
    expect((await read(visitor)).items).toHaveLength(2);
    const lines = await harness.db.selectFrom('line_items').select('id').where('order_id', '=', returned).execute();
    await mutate(admin, `lineItemSetReturnedAt(id: "${lines[0]?.id}", returnNotes: "Back")`);
    const { items } = await read(visitor);
    expect(items.map(({ title }) => title)).toEqual(['Kept']);
    expect(await mutate(visitor, `portfolioItemRemove(id: "${items[0]?.id}")`)).toMatchObject({ success: true });
    expect((await read(visitor)).items).toEqual([]);
    await mutate(visitor, `portfolioItemRestore(id: "${items[0]?.id}")`);
    expect((await read(visitor)).items).toHaveLength(1);
  });

  it('is read by two at once without a purchase twice', async () => {
    const visitor = await member();
    const order = await buy(visitor, 'Once', true);
    await deliver(order);
    await Promise.all([read(visitor), read(visitor), read(visitor)]);
    expect((await read(visitor)).items).toHaveLength(1);
  });

  it('values an instrument by the sales of its model, however its brand is written', async () => {
    await sellOthers(250_000, 250_000, 250_000, 250_000);
    const { portfolioItem } = await create(await member(), TELE);
    expect(portfolioItem).toMatchObject({
      title: '1952 fender MODEL',
      value: { median: { amountCents: 250_000 }, salesCount: 4 },
    });
  });

  it('calls what was bought elsewhere by its year, brand and model in the order of the language', async () => {
    const visitor = await member();
    await create(visitor, TELE);
    const reader = harness.api.visitor({ 'accept-language': 'fr' });
    for (const [name, value] of visitor.cookies) reader.cookies.set(name, value);
    const titles = await Promise.all([visitor, reader].map(async (each) => (await read(each)).items[0]?.title));
    expect(titles).toEqual(['1952 fender MODEL', 'fender MODEL 1952']);
  });

  it('tells its value over twelve months, with what was paid where there is nothing to compare', async () => {
    await sellOthers(200_000, 200_000, 200_000);
    const visitor = await member();
    await create(visitor, `${TELE}, acquiredOn: "2020-01-01"`);
    await create(visitor, 'brand: "Nobody", model: "Knows", acquiredOn: "2020-01-01", acquiredCents: 5000');
    const { months } = await read(visitor);
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toEqual({
      month: monthAt(new Date()),
      value: { amountCents: 205_000 },
      itemCount: 2,
      comparedCount: 1,
    });
    expect(months[0]).toMatchObject({ value: { amountCents: 125_000 }, comparedCount: 0 });
  });

  it('is read by pages, searched by every word that stands in it, and sorted by what each would fetch', async () => {
    await sellOthers(100_000, 200_000, 300_000);
    const visitor = await member();
    const order = await buy(visitor, 'Sold as “Blackguard”', true);
    await deliver(order);
    await create(visitor, TELE);
    await create(visitor, 'brand: "Höfner", model: "500/1", year: 1963, acquiredCents: 900000, notes: "From my uncle"');
    const titles = async (args: string) => (await read(visitor, args)).items.map(({ title }) => title);
    expect(await titles('search: "hofner UNCLE"')).toEqual(['1963 Höfner 500/1']);
    expect(await titles('search: "blackguard"')).toEqual(['Sold as “Blackguard”']);
    expect(await read(visitor, 'search: "0042", first: 1')).toMatchObject({ totalCount: 3, foundCount: 1 });
    const [highest, ...others] = await titles('sort: VALUE_DESC');
    expect(highest).toBe('1963 Höfner 500/1');
    expect(others).toHaveLength(2);
    const first = await read(visitor, 'sort: NAME_ASC, first: 2');
    expect(await titles(`sort: NAME_ASC, first: 2, after: "${first.items[1]?.id}"`)).toEqual(['1963 Höfner 500/1']);
  });

  it('says at which field something is wrong, and changes nothing', async () => {
    const visitor = await member();
    expect(await create(visitor, 'brand: "", model: "x"')).toMatchObject({
      success: false,
      code: 'invalid',
      field: 'BRAND',
    });
    expect((await read(visitor)).items).toEqual([]);
  });

  it('is not written over by a window that has not seen the last change, which is told what stands there', async () => {
    const visitor = await member();
    const { portfolioItem } = await create(visitor, TELE);
    const change = (notes: string, version: number | null) =>
      mutate<{ code: string | null }>(
        visitor,
        `portfolioItemUpdate(id: "${portfolioItem?.id}", version: ${version}, portfolioItem: {${TELE}, notes: "${notes}"})`,
        'code portfolioItem { version notes }',
      );
    expect(await change('First', 1)).toMatchObject({ success: true, portfolioItem: { version: 2 } });
    expect(await change('Second', 1)).toMatchObject({
      success: false,
      code: 'conflict',
      portfolioItem: { version: 2, notes: 'First' },
    });
    const both = await Promise.all([change('Third', 2), change('Fourth', 2)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['conflict', null]);
    expect(await change('Whatever stood there', null)).toMatchObject({ success: true });
    await mutate(visitor, `portfolioItemRemove(id: "${portfolioItem?.id}")`);
    expect(await change('Too late', 4)).toMatchObject({ success: false, code: 'not-found', portfolioItem: null });
  });

  it('is nobody else’s', async () => {
    const { portfolioItem } = await create(await member(), TELE);
    const [stranger, guest] = [await member(), harness.api.visitor()];
    expect(await run(stranger, `{ portfolioItem(id: "${portfolioItem?.id}") { id } }`)).toEqual({
      portfolioItem: null,
    });
    for (const name of ['portfolioItemRemove', 'portfolioItemRestore'])
      expect(await mutate(stranger, `${name}(id: "${portfolioItem?.id}")`)).toMatchObject({ success: false });
    const { errors } = await guest.query('{ portfolio { totalCount } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect((await guest.fetch('/api/portfolio/insurance.pdf')).status).toBe(404);
  });

  it('is a PDF for an insurer, with serial numbers, what was paid and what it would fetch', async () => {
    await sellOthers(200_000, 200_000, 200_000);
    const visitor = await member();
    await create(visitor, `${TELE}, insuredCents: 300000`);
    const answer = await visitor.fetch('/api/portfolio/insurance.pdf?lang=en');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const { pages } = await readPdf(Buffer.from(await answer.arrayBuffer()));
    for (const text of [
      '1952 fender MODEL',
      'Serial number 0042',
      '$1,200.00',
      '$2,000.00',
      'median of 3 sales',
      '$3,000.00',
    ])
      expect(pages.join(' ')).toContain(text);
  });

  it('says in it that a value is what was paid only where that is known', async () => {
    await sellOthers();
    const visitor = await member();
    await create(visitor, 'brand: "Kay", model: "Unknown"');
    const packet = async (): Promise<string> => {
      const answer = await visitor.fetch('/api/portfolio/insurance.pdf?lang=en');
      return (await readPdf(Buffer.from(await answer.arrayBuffer()))).pages.join(' ');
    };
    expect(await packet()).not.toMatch(/\bas paid/);
    await create(visitor, TELE);
    expect(await packet()).toMatch(/\bas paid/);
  });
});

describe('what was taken out', () => {
  it('is forgotten after a month with its papers, but for the row of a purchase', async () => {
    const visitor = await member();
    const { portfolioItem } = await create(visitor, TELE);
    const orderId = await buy(visitor, 'Bought', true);
    await deliver(orderId);
    const { items } = await read(visitor);
    expect(items).toHaveLength(2);
    for (const { id } of items) await mutate(visitor, `portfolioItemRemove(id: "${id}")`);
    const { services } = harness.api;
    await sweepPortfolio(services);
    const rows = () =>
      harness.db
        .selectFrom('portfolio_items')
        .select(['id', 'serial'])
        .where(
          'id',
          'in',
          items.map(({ id }) => id),
        )
        .execute();
    expect(await rows()).toHaveLength(2);
    await sweepPortfolio(services, new Date(Date.now() + 31 * 86_400_000));
    const left = await rows();
    expect(left).toEqual([{ id: items.find(({ id }) => id !== portfolioItem?.id)?.id, serial: '' }]);
    expect((await read(visitor)).items).toEqual([]);
  });
});
