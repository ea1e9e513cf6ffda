import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { mutate, type OrderAnswer, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { dayAt, nextDay } from './journal/journal-days.ts';

type Money = { amountCents: number };
type Entry = {
  id: string;
  kind: string;
  amount: Money;
  orderNumber: string | null;
  lines: { account: { code: string }; debit: Money | null; credit: Money | null }[];
  source: { kind: string; id: string; amount: Money | null; detail: string | null };
};

const ENTRY = `id kind amount { amountCents } orderNumber
  lines { account { code } debit { amountCents } credit { amountCents } } source { kind id amount { amountCents } detail }`;

const today = dayAt(new Date());
let harness: ApiHarness;
let admin: TestVisitor;
let order: OrderAnswer;

beforeAll(async () => {
  harness = await openApiHarness();
  admin = await harness.admin();
  order = await harness.placeOrder(harness.api.visitor());
  await mutate(
    admin,
    `orderRefundCreate(id: "${order.id}", amountCents: 1000, reason: "A scratch", idempotencyKey: "${newId()}")`,
  );
  // An older entry, which no order has.
  await mutate(admin, 'prepaidCodeIssue(amountCents: 7700, notes: "Raffle")');
  await sql`UPDATE ledger_entries SET created_at = '2026-03-14T12:00:00Z' WHERE kind = 'issue'`.execute(harness.db);
});
afterAll(() => harness.close());

type Page = { edges: { node: Entry; cursor: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
const page = async (filter: string, more = ''): Promise<Page> =>
  (
    await run<{ journal: Page }>(
      admin,
      `{ journal(filter: { ${filter} } ${more}) {
    pageInfo { hasNextPage endCursor } edges { cursor node { ${ENTRY} } } } }`,
    )
  ).journal;
const entries = async (filter: string): Promise<Entry[]> => (await page(filter)).edges.map(({ node }) => node);

describe('the journal', () => {
  it('lists entries newest first, each in balance, with the document that it was made from', async () => {
    const all = await entries('');
    expect(all.at(-1)).toMatchObject({ kind: 'issue', source: { kind: 'STORED_VALUE', detail: 'Raffle' } });
    for (const { lines, amount } of all) {
      const debits = lines.reduce((sum, { debit }) => sum + (debit?.amountCents ?? 0), 0);
      const credits = lines.reduce((sum, { credit }) => sum + (credit?.amountCents ?? 0), 0);
      expect([debits, credits]).toEqual([amount.amountCents, amount.amountCents]);
    }
  });

  it('shows every entry of an order by its number, down to payment and refund', async () => {
    const ofOrder = await entries(`document: "${order.number}"`);
    expect(ofOrder.map(({ kind, source }) => [kind, source.kind]).toSorted()).toEqual([
      ['capture', 'PAYMENT'],
      ['refund', 'REFUND'],
      ['refund-due', 'REFUND_REQUEST'],
      ['sale', 'ORDER'],
    ]);
    expect(ofOrder.find(({ kind }) => kind === 'refund')?.source).toMatchObject({
      amount: { amountCents: 1_000 },
      detail: 'A scratch',
    });
    const payment = ofOrder.find(({ kind }) => kind === 'capture')?.source.id;
    expect((await entries(`document: "${payment}"`)).map(({ kind }) => kind)).toEqual(['capture']);
  });

  it('is filtered by account, kind and day, and summed up apart from its rows', async () => {
    expect((await entries('accounts: ["stored-value"]')).map(({ kind }) => kind)).toEqual(['issue']);
    expect((await entries('kinds: ["capture", "nonsense"]')).map(({ kind }) => kind)).toEqual(['capture']);
    expect((await entries('from: "2026-03-14", to: "2026-03-14"')).map(({ kind }) => kind)).toEqual(['issue']);
    expect(await entries('from: "2026-03-15", to: "2026-03-15"')).toEqual([]);
    const query =
      '{ journalSums(filter: { accounts: ["stored-value"] }) { entries debits { amountCents } credits { amountCents } } }';
    expect(await run(admin, query)).toEqual({
      journalSums: { entries: 1, debits: { amountCents: 0 }, credits: { amountCents: 7_700 } },
    });
  });

  it('goes on from where a page ended, also when entries share a moment', async () => {
    await sql`UPDATE ledger_entries SET created_at = '2026-05-01T12:00:00.000001Z' WHERE order_id = ${order.id}`.execute(
      harness.db,
    );
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const { edges, pageInfo }: Page = await page('', `first: 1${after === null ? '' : `, after: "${after}"`}`);
      seen.push(...edges.map(({ node }) => node.id));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual((await entries('')).map(({ id }) => id));
    expect(new Set(seen).size).toBe(5);
  });

  it('refuses days that are none', async () => {
    const { errors } = await admin.query('{ journal(filter: { from: "2026-02-30" }) { edges { cursor } } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('DATE');
  });

  it('is for admins alone', async () => {
    const { errors } = await harness.api.visitor().query('{ journal { edges { cursor } } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});

describe('the trial balance', () => {
  type Balance = {
    accounts: { account: { code: string }; opening: Money; debits: Money; credits: Money; closing: Money }[];
    debits: Money;
    credits: Money;
    difference: Money;
  };
  const balance = async (args: string): Promise<Balance> =>
    (
      await run<{ trialBalance: Balance }>(
        admin,
        `{ trialBalance${args} { debits { amountCents } credits { amountCents } difference { amountCents }
      accounts { account { code } opening { amountCents } debits { amountCents } credits { amountCents } closing { amountCents } } } }`,
      )
    ).trialBalance;

  it('carries what was before the first day into the opening balances, and sums to zero', async () => {
    const { accounts, debits, credits, difference } = await balance('(from: "2026-04-01")');
    expect(difference.amountCents).toBe(0);
    expect(debits.amountCents).toBe(credits.amountCents);
    expect(accounts.find(({ account }) => account.code === 'stored-value')).toMatchObject({
      opening: { amountCents: -7_700 },
      debits: { amountCents: 0 },
      closing: { amountCents: -7_700 },
    });
  });

  it('leaves out what came after the last day', async () => {
    const { accounts } = await balance('(to: "2026-03-31")');
    expect(accounts.map(({ account }) => account.code)).toEqual(['stored-value', 'issued']);
  });
});

describe('a file of the journal', () => {
  type File = {
    number: number;
    isRepeat: boolean;
    entries: number;
    sha256: string;
    url: string;
    name: string;
    debits: Money;
  };
  const create = (format: string, from: string, to: string, more = '') =>
    mutate<{ code: string | null; file: File | null }>(
      admin,
      `journalFileCreate(format: ${format}, from: "${from}", to: "${to}"${more})`,
      'code file { number isRepeat entries sha256 url name debits { amountCents } }',
    );

  it('has a number, a hash and a closed range, and a repeat says so', async () => {
    expect((await create('CSV', '2026-03-01', today)).code).toBe('open');
    const { file } = await create('CSV', '2026-03-01', '2026-03-31');
    expect(file).toMatchObject({
      number: 1,
      isRepeat: false,
      entries: 1,
      debits: { amountCents: 7_700 },
      name: 'journal-0001-2026-03-01-2026-03-31.csv',
    });
    const again = await create('IIF', '2026-03-31', '2026-04-30');
    expect(again).toMatchObject({ success: false, code: 'covered', file: null });
    expect(again.message).toContain('File 1');
    expect((await create('IIF', '2026-03-10', '2026-05-31', ', repeat: true')).file).toMatchObject({
      number: 2,
      isRepeat: true,
      entries: 5,
    });
  });

  it('is downloaded by admins alone, as it was hashed', async () => {
    const { file } = await create('CSV', '2026-05-01', '2026-05-02', ', repeat: true');
    const answer = await admin.fetch(file?.url ?? '');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
    expect(bytes.toString()).toContain(`Sale ${order.number}`);
    expect((await harness.api.visitor().fetch(file?.url ?? '')).status).toBe(404);
  });

  it('is written once by two who ask at once', async () => {
    await mutate(admin, 'prepaidCodeIssue(amountCents: 100)');
    await sql`UPDATE ledger_entries SET created_at = '2026-07-04T12:00:00Z' WHERE created_at > '2026-06-01'`.execute(
      harness.db,
    );
    const answers = await Promise.all([
      create('CSV', '2026-07-01', '2026-07-31'),
      create('CSV', '2026-07-01', '2026-07-31'),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['covered', null]);
  });

  it('posts what belongs to closed books on the first open day, with the day in the memo', async () => {
    expect(await mutate(admin, 'booksClose(day: "2026-05-31")')).toMatchObject({ success: true });
    expect(await mutate<{ code: string }>(admin, 'booksClose(day: "2026-05-30")', 'code')).toMatchObject({
      code: 'closed',
    });
    const { file } = await create('IIF', '2026-03-14', '2026-03-14', ', repeat: true');
    const text = await (await admin.fetch(file?.url ?? '')).text();
    expect(text).toContain('\t06/01/2026\t');
    expect(text).toContain('(of 2026-03-14)');
    expect(nextDay('2026-12-31')).toBe('2027-01-01');
  });
});
