import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { dayAt, nextDay } from '#api/modules/accounting/journal/journal-days.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { effectOf } from './documents/document.model.ts';
import { prepareDocuments } from './index.ts';
import { type QuickBooksDouble, startQuickBooks } from './quickbooks-double.fixture.ts';

let double: QuickBooksDouble;
let harness: ApiHarness;
let admin: TestVisitor;
const today = dayAt(new Date());

beforeAll(async () => {
  double = await startQuickBooks();
  harness = await openApiHarness(double.settings);
  admin = await harness.admin();
  const { url } = await mutate<{ url: string }>(admin, 'quickbooksConnect', 'url');
  const state = new URL(url).searchParams.get('state') ?? '';
  await admin.fetch(`/api/quickbooks/callback?code=good-code&realmId=4620&state=${state}`, { redirect: 'manual' });
  await sql`UPDATE quickbooks_connection SET posts_from = now() - interval '9 days'`.execute(harness.db);
});
afterAll(async () => {
  await harness.close();
  await double.close();
});

/** All that was entered today happened two days ago. */
const backdate = () =>
  sql`UPDATE ledger_entries SET created_at = created_at - interval '2 days' WHERE created_at > now() - interval '1 day'`.execute(
    harness.db,
  );
const documents = () => harness.db.selectFrom('quickbooks_documents').selectAll().orderBy('id').execute();
const daily = (from: string) =>
  sql`INSERT INTO quickbooks_postings (from_day, mode) VALUES (${from}, 'daily')`.execute(harness.db);

it('a day goes as one journal entry that does what its entries did, once, and as no other document', async () => {
  await daily('2001-01-01');
  await harness.placeOrder(harness.api.visitor(), { cents: 120_000 });
  const second = await harness.placeOrder(harness.api.visitor(), {
    cents: 80_000,
    sellerId: await harness.shop.seller(),
  });
  await mutate(admin, `orderCancel(id: "${second.id}")`);
  expect(await prepareDocuments(harness.db)).toBe(0);
  await backdate();
  expect(await prepareDocuments(harness.db)).toBeGreaterThan(3);
  expect(await prepareDocuments(harness.db)).toBe(0);
  const rows = await documents();
  const sent = rows.filter(({ kind }) => kind !== null);
  expect(sent.map(({ kind, part, state }) => [kind, part, state])).toEqual([['JournalEntry', 'summary', 'waiting']]);
  expect(rows.filter(({ kind }) => kind === null).every(({ reason }) => reason === 'in-summary')).toBe(true);
  const effect = effectOf(sent.flatMap(({ document }) => document ?? []));
  const { rows: sums } = await sql<{ account: string; cents: number }>`
    SELECT account, sum(amount_cents)::bigint AS cents FROM ledger_lines GROUP BY account HAVING sum(amount_cents) <> 0`.execute(
    harness.db,
  );
  const named: Readonly<Record<string, string>> = { 'tax-payable': 'sales-tax', 'seller-payable': 'consignor-payable' };
  expect(effect).toEqual(Object.fromEntries(sums.map(({ account, cents }) => [named[account] ?? account, cents])));
});

it('what commits late to a day is summed up by a further entry', async () => {
  await harness.placeOrder(harness.api.visitor(), { cents: 5_000 });
  await backdate();
  const both = await Promise.all([prepareDocuments(harness.db), prepareDocuments(harness.db)]);
  expect(both.filter((count) => count > 0)).toHaveLength(1);
  const numbers = (await documents()).flatMap(({ number }) => number ?? []);
  expect(numbers).toHaveLength(2);
  expect(numbers[1]).toBe(`${numbers[0]}-2`);
});

it('a change holds from tomorrow on, so that no day goes in both ways', async () => {
  const posting = async () =>
    (await run<{ quickbooks: object }>(admin, '{ quickbooks { posting nextPosting } }')).quickbooks;
  expect(await posting()).toEqual({ posting: 'DAILY', nextPosting: 'DAILY' });
  await mutate(admin, 'quickbooksPostingSet(posting: DOCUMENTS)');
  expect(await posting()).toEqual({ posting: 'DAILY', nextPosting: 'DOCUMENTS' });
  await mutate(admin, 'quickbooksPostingSet(posting: DAILY)');
  await mutate(admin, 'quickbooksPostingSet(posting: DOCUMENTS)');
  const rows = await harness.db
    .selectFrom('quickbooks_postings')
    .select(['from_day', 'mode'])
    .orderBy('from_day')
    .execute();
  expect(rows).toEqual([
    { from_day: '2001-01-01', mode: 'daily' },
    { from_day: nextDay(today), mode: 'documents' },
  ]);
});

it('what a colleague changed meanwhile is not overwritten by whoever looked before', async () => {
  const codeOf = async (operation: string) => (await mutate<{ code: string | null }>(admin, operation, 'code')).code;
  const post = (seen: string) => codeOf(`quickbooksPostingSet(posting: DAILY, expected: ${seen})`);
  expect(await post('DAILY')).toBe('changed');
  expect(await post('DOCUMENTS')).toBeNull();
  const map = (to: string, seen: string) =>
    codeOf(`quickbooksMap(role: "card", refId: "${to}", expectedRefId: ${seen})`);
  expect(await map('1', '"7"')).toBe('changed');
  expect(await map('1', 'null')).toBeNull();
  expect(await map('2', 'null')).toBe('changed');
  expect(await map('2', '"1"')).toBeNull();
});
