import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertAccount } from '#api/modules/accounts/account.fixture.ts';
import type { TestVisitor } from '#api/http/testing.ts';
import { checkBooks } from '#api/modules/payments/index.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { type ApiHarness, openApiHarness } from './api-harness.fixture.ts';
import { mutate, run } from './checkout-queries.fixture.ts';

type Account = {
  id: string;
  kind: string;
  state: string;
  code: string | null;
  balance: { amountCents: number };
  holder: { displayName: string } | null;
  transactions: {
    edges: {
      node: {
        reason: string;
        notes: string;
        author: string;
        amount: { amountCents: number };
        balance: { amountCents: number };
      };
    }[];
  };
};

const FIELDS = `id kind state code balance { amountCents } holder { displayName }
  transactions { edges { node { reason notes author amount { amountCents } balance { amountCents } } } }`;

let harness: ApiHarness;
let admin: TestVisitor;
beforeAll(async () => {
  harness = await openApiHarness();
  admin = await harness.as((await insertAccount(harness.db, { is_admin: true, display_name: 'Grace' })).id);
});
afterAll(() => harness.close());

const find = async (filter: string): Promise<Account[]> => {
  const query = `{ storedValueAccounts(filter: { ${filter} }) { edges { node { ${FIELDS} } } } }`;
  const { storedValueAccounts } = await run<{ storedValueAccounts: { edges: { node: Account }[] } }>(admin, query);
  return storedValueAccounts.edges.map(({ node }) => node);
};

const change = (call: string): Promise<{ success: boolean; code: string | null; account: Account | null }> =>
  mutate<{ code: string | null; account: Account | null }>(admin, call, `code account { ${FIELDS} }`);

async function issueCode(cents: number): Promise<{ code: string; account: Account }> {
  const { issuedCode } = await mutate<{ issuedCode: string }>(
    admin,
    `prepaidCodeIssue(amountCents: ${cents}, notes: "Raffle")`,
    'issuedCode',
  );
  const [account] = await find(`search: "${issuedCode}"`);
  if (!account) throw new Error('The code was not found.');
  return { code: issuedCode, account };
}

const key = () => `idempotencyKey: "${newId()}"`;

describe('the ledgers of codes and credits', () => {
  it('are found by a whole code, its last characters and the holder, and show no code', async () => {
    const { code, account } = await issueCode(5_000);
    expect(account).toMatchObject({ kind: 'CODE', state: 'OPEN', code: `••••-${code.slice(-4)}`, holder: null });
    expect((await find(`search: "${code.slice(-4).toLowerCase()}"`)).map(({ id }) => id)).toContain(account.id);
    expect(JSON.stringify(await find(''))).not.toContain(code);
    const holder = await insertAccount(harness.db, { display_name: 'Zebedee Holder' });
    await mutate(
      admin,
      `storeCreditGrant(accountId: "${holder.id}", amountCents: 700, isTrade: true, notes: "Trade-in")`,
    );
    expect(await find('search: "zebedee", kind: TRADE_CREDITS')).toMatchObject([
      { holder: { displayName: 'Zebedee Holder' } },
    ]);
    expect(await find('search: "zebedee", kind: STORE_CREDITS')).toEqual([]);
  });

  it('keep author, reason and balance of each change, newest first', async () => {
    const { account } = await issueCode(5_000);
    const { account: after } = await change(
      `storedValueAdjust(id: "${account.id}", amountCents: -1500, reason: " Typed twice ", ${key()})`,
    );
    expect(after?.balance.amountCents).toBe(3_500);
    expect(after?.transactions.edges.map(({ node }) => node)).toEqual([
      {
        reason: 'ADJUSTED',
        notes: 'Typed twice',
        author: 'Grace',
        amount: { amountCents: -1_500 },
        balance: { amountCents: 3_500 },
      },
      {
        reason: 'ISSUED',
        notes: 'Raffle',
        author: 'Grace',
        amount: { amountCents: 5_000 },
        balance: { amountCents: 5_000 },
      },
    ]);
  });

  it('never fall below zero, also when two are sent at once', async () => {
    const { account } = await issueCode(1_000);
    const take = () => change(`storedValueAdjust(id: "${account.id}", amountCents: -600, reason: "Mistake", ${key()})`);
    const answers = await Promise.all([take(), take()]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['amount', null]);
    expect(
      (await find(`search: "${account.code?.slice(-4)}"`)).find(({ id }) => id === account.id)?.balance.amountCents,
    ).toBe(400);
  });

  it('change once for a key, however often it is sent', async () => {
    const { account } = await issueCode(1_000);
    const call = `storedValueAdjust(id: "${account.id}", amountCents: 250, reason: "Goodwill", ${key()})`;
    await Promise.all([change(call), change(call)]);
    expect((await change(call)).account?.balance.amountCents).toBe(1_250);
  });

  it('issue one code for a key, and never show it again', async () => {
    const call = `prepaidCodeIssue(amountCents: 900, ${key()})`;
    const first = await mutate<{ code: string | null; issuedCode: string | null }>(admin, call, 'code issuedCode');
    expect(first.issuedCode).toMatch(/^.{4}-/);
    expect(await mutate(admin, call, 'code issuedCode')).toMatchObject({
      success: false,
      code: 'already-issued',
      issuedCode: null,
    });
  });

  it('are a debt for money in the drawer where a code is sold, and no gift', async () => {
    const sheet = async () =>
      (
        await run<{ daySheet: { lines: { key: string; expected: number }[] } }>(
          admin,
          '{ daySheet { lines { key expected } } }',
        )
      ).daySheet.lines;
    const expected = async (name: string) => (await sheet()).find((line) => line.key === name)?.expected ?? 0;
    const before = { drawer: await expected('drawer'), checks: await expected('checks') };
    const sell = (cents: number, more: string) =>
      mutate<{ code: string | null; issuedCode: string | null }>(
        admin,
        `prepaidCodeIssue(amountCents: ${cents}, notes: "Sold", ${more}, ${key()})`,
        'code issuedCode',
      );
    const cash = await sell(5_000, 'paidBy: CASH');
    expect(cash.issuedCode).toMatch(/^.{4}-/);
    await sell(1_200, 'paidBy: CHECK');
    expect(await sell(900, 'paidBy: CASH, isTrade: true')).toMatchObject({ success: false, code: 'trade-sold' });
    expect(await expected('drawer')).toBe(before.drawer + 5_000);
    expect(await expected('checks')).toBe(before.checks + 1_200);
    const { entries } = await run<{ entries: { edges: { node: { lines: object[] } }[] } }>(
      admin,
      '{ entries: journal(first: 1) { edges { node { lines { account { code } } } } } }',
    );
    expect(entries.edges[0]?.node.lines).toHaveLength(2);
    expect(JSON.stringify(entries)).toContain('"manual"');
    expect(await checkBooks(harness.db)).toEqual([]);
  });

  it('expire only after the last day, into the income of the shop', async () => {
    const { account } = await issueCode(1_000);
    const expire = () => change(`storedValueExpire(id: "${account.id}", reason: "Past its day", ${key()})`);
    expect((await expire()).code).toBe('not-expired');
    await harness.db
      .updateTable('stored_value_accounts')
      .set({ expires_at: new Date(0) })
      .where('id', '=', account.id)
      .execute();
    expect(await find('state: EXPIRED')).toMatchObject([{ id: account.id }]);
    const late = `storedValueExpire(id: "${account.id}", reason: "Past its day", ${key()}, expectedCents: 2000)`;
    expect((await change(late)).code).toBe('changed');
    expect((await expire()).account).toMatchObject({ state: 'EMPTY', balance: { amountCents: 0 } });
    expect((await expire()).code).toBe('nothing-left');
    const breakage = harness.db.selectFrom('ledger_lines').select('amount_cents').where('account', '=', 'breakage');
    expect(await breakage.execute()).toEqual([{ amount_cents: -1_000 }]);
  });

  it('cannot be rewritten in the database', async () => {
    const rewrite = harness.db.updateTable('stored_value_transactions').set({ amount_cents: 1 }).execute();
    await expect(rewrite).rejects.toThrow('never changed');
    await expect(harness.db.deleteFrom('ledger_entries').execute()).rejects.toThrow('never changed');
  });

  it('belong to admins', async () => {
    const { errors } = await harness.api.visitor().query('{ storedValueTotals { codes { amountCents } } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});
