import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { testActor } from '#api/platform/actor-context.fixture.ts';
import type { ExportQuery, TableSource } from '#api/platform/exports/table-source.ts';
import { journalTableSource } from '#api/modules/accounting/index.ts';
import { storedValueTableSource } from '#api/modules/payments/index.ts';
import { registrationsTableSource } from '#api/modules/people/index.ts';
import { repairsTableSource } from '#api/modules/repairs/index.ts';
import { ordersTableSource, payoutRunsTableSource } from '#api/modules/sales/index.ts';
import { inventoryTableSource } from '#api/modules/selling/index.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';

let database: TestDatabase;
let staff: ActorContext;
beforeAll(async () => {
  database = await createTestDatabase({ template: demoShop(240) });
  staff = testActor(database.db, { rights: { isAdmin: true } });
});
afterAll(() => database.drop());

/** What stands in the cells of the rows that a query finds, by column. */
async function cells(source: TableSource, query: ExportQuery = {}, actor = staff) {
  const found: Record<string, string | number | boolean | null>[] = [];
  for await (const page of source.pages(actor, query)) {
    expect(page.length).toBeLessThanOrEqual(100);
    for (const row of page)
      found.push(Object.fromEntries(Object.entries(source.columns).map(([key, { value }]) => [key, value(row)])));
  }
  return found;
}

describe('tables as files', () => {
  it('have every listing once, and those that the list finds', async () => {
    const all = await cells(inventoryTableSource);
    expect(all.length).toBeGreaterThan(200);
    expect(new Set(all.map(({ sku, title }) => `${String(sku)} ${String(title)}`)).size).toBe(all.length);
    expect(all.every(({ price }) => price === null || /^\d+\.\d\d$/.test(String(price)))).toBe(true);
    const sold = await cells(inventoryTableSource, { state: ['SOLD', 'nonsense'] });
    expect(sold.length).toBeGreaterThan(0);
    expect(sold.every(({ state }) => state === 'SOLD')).toBe(true);
    const dear = await cells(inventoryTableSource, { 'price-from': ['2000'], 'price-to': ['x'], pieces: ['few'] });
    expect(dear.length).toBeGreaterThan(0);
    expect(dear.every(({ price, stock }) => Number(price) >= 2000 && Number(stock) >= 1 && Number(stock) <= 3)).toBe(
      true,
    );
    const [french] = await cells(inventoryTableSource, {}, { ...staff, locale: 'fr' });
    const [english] = all;
    expect(french?.['category']).not.toBe(english?.['category']);
  });

  it('have orders with who bought what from whom, by their next action', async () => {
    const all = await cells(ordersTableSource);
    expect(all.length).toBeGreaterThan(0);
    expect(all[0]).toMatchObject({
      number: expect.stringMatching(/^HS-/),
      total: expect.stringMatching(/^\d+\.\d\d$/),
    });
    const next = String(all[0]?.['next']);
    const some = await cells(ordersTableSource, { next: [next] });
    expect(some.map(({ number }) => number).toSorted()).toEqual(
      all
        .filter((row) => row['next'] === next)
        .map(({ number }) => number)
        .toSorted(),
    );
    expect(await cells(ordersTableSource, { search: ['nobody-has-this'] })).toEqual([]);
  });

  it('have entries of the journal that balance, and no more than a day asks for', async () => {
    const all = await cells(journalTableSource);
    expect(all.length).toBeGreaterThan(0);
    for (const { lines } of all) {
      const cents = [...String(lines).matchAll(/(-?\d+)\.(\d\d)(?:;|$)/g)].map(([text]) =>
        Math.round(Number(text.replace(';', '')) * 100),
      );
      expect(cents.reduce((sum, each) => sum + each, 0)).toBe(0);
    }
    expect(await cells(journalTableSource, { 'day-from': ['2001-01-02'], 'day-to': ['2001-01-01'] })).toEqual([]);
  });

  it('have payouts, credits, registrations and repairs in all their columns', async () => {
    for (const source of [
      payoutRunsTableSource,
      storedValueTableSource,
      registrationsTableSource,
      repairsTableSource,
    ]) {
      const rows = await cells(source);
      expect(rows.every((row) => Object.keys(row).length === Object.keys(source.columns).length)).toBe(true);
      expect((await cells(source, { search: ['x'.repeat(30)], state: ['nonsense'] })).length).toBeLessThanOrEqual(
        rows.length,
      );
    }
  });
});
