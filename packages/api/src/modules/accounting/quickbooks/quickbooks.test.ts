import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { mutate, type OrderAnswer, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { effectOf } from './documents/document.model.ts';
import { checkQuickBooks, prepareDocuments, sendDocuments, watchChanges } from './index.ts';
import { roleNames, roles } from './mapping/roles.model.ts';
import { type QuickBooksContext, quickBooksContextOf } from './quickbooks-context.ts';
import { type QuickBooksDouble, startQuickBooks } from './quickbooks-double.fixture.ts';
import { readAccess } from './connection/tokens.ts';

let double: QuickBooksDouble;
let harness: ApiHarness;
let admin: TestVisitor;
let context: QuickBooksContext;

beforeAll(async () => {
  double = await startQuickBooks();
  harness = await openApiHarness(double.settings);
  admin = await harness.admin();
  const found = quickBooksContextOf(harness.api.services);
  if (!found) throw new Error('QuickBooks is off.');
  context = found;
});
afterAll(async () => {
  await harness.close();
  await double.close();
});

const refs = { account: 0, item: 100, customer: 899 };
/** Everything is mapped to something of the company. */
async function mapAll(): Promise<void> {
  const next = { ...refs };
  for (const role of roleNames) {
    next[roles[role].kind] += 1;
    const answer = await mutate(admin, `quickbooksMap(role: "${role}", refId: "${next[roles[role].kind]}")`);
    if (!answer.success) throw new Error(`${role}: ${answer.message}`);
  }
}

async function connect(): Promise<string> {
  const { url } = await mutate<{ url: string }>(admin, 'quickbooksConnect', 'url');
  const state = new URL(url).searchParams.get('state') ?? '';
  const answer = await admin.fetch(`/api/quickbooks/callback?code=good-code&realmId=4620&state=${state}`, {
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '', 'http://shop').searchParams.get('outcome') ?? '';
}

/** As if the jobs ran: entries become rows, rows are sent. */
async function work(): Promise<void> {
  await sql`UPDATE ledger_entries SET created_at = created_at - interval '6 seconds' WHERE created_at > now() - interval '5 seconds'`.execute(
    harness.db,
  );
  await sql`UPDATE quickbooks_connection SET posts_from = posts_from - interval '6 seconds'`.execute(harness.db);
  await prepareDocuments(harness.db);
  await sendDocuments(context);
}
const again = async (): Promise<void> => {
  await sql`UPDATE quickbooks_documents SET next_attempt_at = now() - interval '1 second' WHERE state IN ('waiting', 'sent')`.execute(
    harness.db,
  );
  await sql`UPDATE quickbooks_connection SET paused_until = NULL`.execute(harness.db);
  await sendDocuments(context);
};

const rowsOf = (order: OrderAnswer) =>
  harness.db
    .selectFrom('quickbooks_documents')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'quickbooks_documents.entry_id')
    .selectAll('quickbooks_documents')
    .select('ledger_entries.kind as event')
    .where('ledger_entries.order_id', '=', order.id)
    .orderBy('quickbooks_documents.id')
    .execute();
const mainOf = async (order: OrderAnswer) => {
  const row = (await rowsOf(order)).find(({ event, part }) => event === 'sale' && part === 'main');
  if (!row) throw new Error('The sale has no document.');
  return row;
};
type Shown = {
  reasonName: string | null;
  missing: { name: string }[];
  lines: {
    name: string;
    mapping: { refName: string | null } | null;
    debit: { amountCents: number } | null;
    credit: { amountCents: number } | null;
  }[];
};
/** The document of a sale, as the back office shows it. */
async function shown(order: OrderAnswer): Promise<Shown> {
  const { id } = await mainOf(order);
  const { quickbooksDocuments } = await run<{ quickbooksDocuments: { edges: { node: Shown }[] } }>(
    admin,
    `{ quickbooksDocuments(first: 1, filter: { search: "${id}" }) { edges { node { reasonName missing { name }
      lines { name mapping { refName } debit { amountCents } credit { amountCents } } } } } }`,
  );
  const [edge] = quickbooksDocuments.edges;
  if (!edge) throw new Error('The document is not shown.');
  return edge.node;
}
const buy = (): Promise<OrderAnswer> => harness.placeOrder(harness.api.visitor());

describe('the connection', () => {
  it('is made by an admin with the state that the shop gave, once', async () => {
    expect((await run<{ quickbooks: { state: string } }>(admin, '{ quickbooks { state } }')).quickbooks.state).toBe(
      'NONE',
    );
    const { url } = await mutate<{ url: string }>(admin, 'quickbooksConnect', 'url');
    const state = new URL(url).searchParams.get('state') ?? '';
    const callback = (visitor: TestVisitor, given: string) =>
      visitor.fetch(`/api/quickbooks/callback?code=good-code&realmId=4620&state=${given}`, { redirect: 'manual' });
    const outcome = async (visitor: TestVisitor, given: string) =>
      new URL((await callback(visitor, given)).headers.get('location') ?? '').searchParams.get('outcome');
    expect(await outcome(admin, 'forged')).toBe('state');
    expect(await outcome(harness.api.visitor(), state)).toBe('forbidden');
    expect(await outcome(admin, state)).toBe('connected');
    expect(await outcome(admin, state)).toBe('state');
    expect(
      (await run<{ quickbooks: unknown }>(admin, '{ quickbooks { state companyName computesTax } }')).quickbooks,
    ).toEqual({
      state: 'CONNECTED',
      companyName: 'Headstock Books',
      computesTax: true,
    });
  });

  it('stores no token in clear', async () => {
    const rows = await harness.db.selectFrom('quickbooks_connection').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/access-\d|refresh-\d/);
  });

  it('is refreshed once by many who need it at once', async () => {
    await sql`UPDATE quickbooks_connection SET access_expires_at = now()`.execute(harness.db);
    const before = double.refreshes();
    const all = await Promise.all(Array.from({ length: 6 }, () => readAccess(context)));
    expect(double.refreshes()).toBe(before + 1);
    expect(new Set(all.map((access) => access?.accessToken)).size).toBe(1);
  });
});

describe('documents', () => {
  beforeEach(async () => {
    const { state } = await harness.db.selectFrom('quickbooks_connection').select('state').executeTakeFirstOrThrow();
    if (state !== 'connected') await connect();
    await again();
  });

  it('are held until what they need is mapped, and name it', async () => {
    const order = await buy();
    await work();
    expect((await mainOf(order)).state).toBe('held');
    expect((await mainOf(order)).reason).toMatch(/^mapping:/);
    const held = await shown(order);
    expect(held.reasonName).toBe('Card clearing');
    expect(held.missing.map(({ name }) => name)).toEqual([
      'Card clearing',
      'Customer of the shop’s sales',
      'Item: own goods',
      'Item: shipping',
    ]);
    expect(held.lines.map(({ name, mapping }) => [name, mapping?.refName])).toEqual([
      ['Card clearing', null],
      ['Item: own goods', null],
      ['Item: shipping', null],
      ['Sales tax payable', undefined],
    ]);
    await mapAll();
    await again();
    expect((await mainOf(order)).state).toBe('accepted');
    const sent = await shown(order);
    expect([sent.reasonName, sent.missing]).toEqual([null, []]);
    expect(sent.lines.map(({ mapping }) => mapping?.refName)).toEqual(['Account 1', 'Item 1', 'Item 4', undefined]);
    const sum = (side: 'debit' | 'credit') =>
      sent.lines.reduce((cents, line) => cents + (line[side]?.amountCents ?? 0), 0);
    expect([sum('debit'), sum('credit')]).toEqual([order.total.amountCents, order.total.amountCents]);
  });

  it('say together what the ledger says: a sale, its refund to a card, and a code', async () => {
    const order = await buy();
    await mutate(
      admin,
      `orderRefundCreate(id: "${order.id}", amountCents: 1234, reason: "A scratch", idempotencyKey: "${newId()}")`,
    );
    await work();
    await again();
    const rows = await rowsOf(order);
    expect(rows.map(({ event, kind, state }) => [event, kind, state])).toEqual([
      ['sale', 'SalesReceipt', 'accepted'],
      ['capture', null, 'skipped'],
      ['refund-due', null, 'skipped'],
      ['refund', 'RefundReceipt', 'accepted'],
    ]);
    const effect = effectOf(rows.flatMap(({ document }) => document ?? []));
    expect(Object.values(effect).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect(effect['card']).toBe(order.total.amountCents - 1_234);
    const tax = await sql<{
      cents: number;
    }>`SELECT -sum(amount_cents)::bigint AS cents FROM ledger_lines JOIN ledger_entries ON id = entry_id
      WHERE account = 'tax-payable' AND order_id = ${order.id}`.execute(harness.db);
    expect(-(effect['sales-tax'] ?? 0)).toBe(tax.rows[0]?.cents);
  });

  it('send the tax of the shop, one request for each row, and the version of the API', async () => {
    const order = await buy();
    await work();
    const row = await mainOf(order);
    const made = double.documents('SalesReceipt').find(({ Id }) => Id === row.quickbooks_id);
    expect(made?.['TxnTaxDetail']).toEqual({ TotalTax: order.tax.amountCents / 100 });
    expect(double.requests.filter(({ requestid }) => requestid === row.id)).toEqual([
      { path: 'salesreceipt', requestid: row.id, minorversion: '75' },
    ]);
  });

  it('differ when the tax is off by a cent, and are never called accepted', async () => {
    const order = await buy();
    double.trap({ taxOffCents: 1 });
    await work();
    expect(await mainOf(order)).toMatchObject({
      state: 'differs',
      reason: 'tax',
      tax_cents: order.tax.amountCents + 1,
    });
  });

  it('are made once, though an answer was lost', async () => {
    const order = await buy();
    double.trap({ lost: true });
    await work();
    expect((await mainOf(order)).state).toBe('sent');
    await again();
    expect(await mainOf(order)).toMatchObject({ state: 'accepted', attempts: 1 });
    expect(double.documents('SalesReceipt').filter((made) => made['DocNumber'] === order.number)).toHaveLength(1);
  });

  it('wait a minute when QuickBooks is asked too often', async () => {
    const order = await buy();
    double.trap({ status: 429, fault: { code: '003001', text: 'ThrottleExceeded' } });
    await work();
    expect((await mainOf(order)).state).toBe('waiting');
    expect(await sendDocuments(context)).toBe(0);
    await again();
    expect((await mainOf(order)).state).toBe('accepted');
  });

  it.each([
    [200, '6000', 'Amounts do not add up'],
    [400, '5010', 'Stale Object Error'],
    [400, '9999', 'Something that nobody knows'],
  ])(
    'are refused by a %s with fault %s, in the words of QuickBooks, and sent again by hand',
    async (status, code, text) => {
      const order = await buy();
      double.trap({ status, fault: { code, text } });
      await work();
      const row = await mainOf(order);
      expect(row).toMatchObject({ state: 'refused', fault_code: code, fault_text: `${text}: ${text}` });
      expect(row.intuit_tid).toMatch(/^tid-/);
      await mutate(admin, `quickbooksDocumentRetry(id: "${row.id}")`);
      await again();
      expect((await mainOf(order)).state).toBe('accepted');
      expect(double.requests.map(({ requestid }) => requestid)).toContain(`${row.id}-2`);
    },
  );

  it('name the mapping whose reference is inactive', async () => {
    const mapping = await harness.db
      .selectFrom('quickbooks_mappings')
      .selectAll()
      .where('role', '=', 'card')
      .executeTakeFirstOrThrow();
    const order = await buy();
    double.trap({ status: 400, fault: { code: '610', text: `${mapping.ref_name} has been made inactive` } });
    await work();
    expect(await mainOf(order)).toMatchObject({ state: 'refused', reason: 'reference:card' });
    await mutate(admin, `quickbooksMap(role: "card", refId: "${mapping.ref_id}")`);
    await again();
    expect((await mainOf(order)).state).toBe('accepted');
  });

  it('find the document when its number is taken already', async () => {
    const order = await buy();
    double.trap({ status: 400, fault: { code: '6240', text: 'Duplicate Document Number Error' } });
    await work();
    expect(await mainOf(order)).toMatchObject({ state: 'refused', reason: 'duplicate-number' });
  });

  it('are held when the company or Intuit does not let the shop in, and go on after a new connection', async () => {
    const order = await buy();
    double.trap({ status: 403, fault: { code: '120', text: 'Authorization Failure' } });
    await work();
    expect(await mainOf(order)).toMatchObject({ state: 'held', reason: 'reconnect' });
    expect(
      (await run<{ quickbooks: { state: string; fault: string } }>(admin, '{ quickbooks { state fault } }')).quickbooks
        .state,
    ).toBe('RECONNECT');
    expect(await connect()).toBe('connected');
    await again();
    expect((await mainOf(order)).state).toBe('accepted');
  });

  it('are held when the refresh token was changed by somebody else', async () => {
    double.rotate();
    await sql`UPDATE quickbooks_connection SET access_expires_at = now()`.execute(harness.db);
    expect(await readAccess(context)).toBeNull();
    const { state, fault } = await harness.db.selectFrom('quickbooks_connection').selectAll().executeTakeFirstOrThrow();
    expect([state, fault]).toEqual(['reconnect', 'invalid_grant: invalid_grant']);
  });

  it('wait, and the connection stays, while Intuit does not answer', async () => {
    double.setOutage(true);
    await sql`UPDATE quickbooks_connection SET access_expires_at = now()`.execute(harness.db);
    expect(await readAccess(context)).toBeNull();
    double.setOutage(false);
    expect(await readAccess(context)).not.toBeNull();
  });

  it('show what the bookkeeper changed or deleted, and overwrite nothing', async () => {
    const [one, other] = [await buy(), await buy()];
    await work();
    await watchChanges(context);
    expect((await mainOf(one)).change).toBeNull();
    double.change('SalesReceipt', (await mainOf(one)).quickbooks_id ?? '', { TotalAmt: 1 });
    double.change('SalesReceipt', (await mainOf(other)).quickbooks_id ?? '', { status: 'Deleted' });
    const sent = double.documents('SalesReceipt').length;
    expect(await watchChanges(context)).toBe(2);
    expect(await mainOf(one)).toMatchObject({ change: 'changed', total_cents: 100 });
    expect((await mainOf(other)).change).toBe('deleted');
    expect(double.documents('SalesReceipt')).toHaveLength(sent);
  });

  it('belong to a mapping that the nightly check knows to be inactive', async () => {
    const { ref_id: id } = await harness.db
      .selectFrom('quickbooks_mappings')
      .selectAll()
      .where('role', '=', 'ach')
      .executeTakeFirstOrThrow();
    double.deactivate(id);
    expect(await checkQuickBooks(context)).toBe(1);
    const { quickbooksMappings } = await run<{ quickbooksMappings: { role: string; fault: string | null }[] }>(
      admin,
      '{ quickbooksMappings { role fault } }',
    );
    expect(quickbooksMappings.filter(({ fault }) => fault !== null)).toEqual([{ role: 'ach', fault: 'inactive' }]);
  });

  it('are never written to a closed period: they follow on the first open day, with the true one in the memo', async () => {
    const order = await buy();
    const { day } = await (async () => {
      await sql`UPDATE ledger_entries SET created_at = created_at - interval '6 seconds' WHERE created_at > now() - interval '5 seconds'`.execute(
        harness.db,
      );
      await prepareDocuments(harness.db);
      return mainOf(order);
    })();
    double.closeUntil(day);
    await sendDocuments(context);
    await again();
    const row = await mainOf(order);
    expect(row).toMatchObject({ state: 'accepted', day });
    const made = double.documents('SalesReceipt').find(({ Id }) => Id === row.quickbooks_id);
    expect(String(made?.['TxnDate']) > day).toBe(true);
    expect(made?.['PrivateNote']).toContain(`(of ${day})`);
  });

  it('stand on the sheet of the day until they are accepted or left out by hand with a reason, and only admins see any', async () => {
    const left = async () =>
      (
        await run<{ daySheet: { lines: { key: string; found: number }[] } }>(
          admin,
          '{ daySheet { lines { key found } } }',
        )
      ).daySheet.lines.find((line) => line.key === 'quickbooks')?.found ?? 0;
    const before = await left();
    const order = await buy();
    expect(await left()).toBeGreaterThan(before);
    double.trap({ status: 400, fault: { code: '9999', text: 'No' } });
    await work();
    expect(await left()).toBe(before + 1);
    const { id } = await mainOf(order);
    await mutate(admin, `quickbooksDocumentSkip(id: "${id}", reason: "Entered by hand")`);
    expect(await left()).toBe(before);
    expect(await mainOf(order)).toMatchObject({ state: 'skipped', reason: 'Entered by hand' });
    const { errors } = await harness.api.visitor().query('{ quickbooksCounts { count } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });

  it('end with the connection, whose token is revoked', async () => {
    await mutate(admin, 'quickbooksDisconnect');
    expect(double.revoked.at(-1)).toMatch(/^refresh-/);
    expect(await readAccess(context)).toBeNull();
    expect(await connect()).toBe('connected');
  });
});
