import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { insertAccount } from '#api/modules/accounts/account.fixture.ts';
import { tx } from '#api/platform/db/tx.ts';
import { checkOut, mutate, run } from './checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from './api-harness.fixture.ts';
import type { TestVisitor } from '#api/http/testing.ts';
import { hashCode, newCode } from '#api/modules/payments/stored-value/code.ts';
import { grantCredits } from '#api/modules/payments/stored-value/stored-value-accounts.ts';

let harness: ApiHarness;
let admin: TestVisitor;

beforeAll(async () => {
  harness = await openApiHarness();
  admin = await member({ is_admin: true });
});
afterAll(() => harness.close());

/** Somebody who is signed in. */
const member = async (more: { is_admin?: boolean } = {}): Promise<TestVisitor> =>
  harness.as((await insertAccount(harness.db, more)).id);

const issue = async (
  fields: string,
): Promise<{ success: boolean; message: string | null; issuedCode: string | null }> =>
  mutate<{ issuedCode: string | null }>(admin, `prepaidCodeIssue(${fields})`, 'issuedCode');

const balanceOf = (visitor: TestVisitor, code: string) =>
  mutate<{ balance: { balance: { amountCents: number }; isTrade: boolean } | null }>(
    visitor,
    `prepaidCodeBalance(code: "${code}")`,
    'balance { balance { amountCents } isTrade }',
  );

describe('a code', () => {
  it('has sixteen characters that can be read aloud, and is found in any spelling', () => {
    const code = newCode();
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(hashCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(hashCode(code));
    expect(hashCode('GUTR-2222-DEMA-333')).toBeNull();
    expect(hashCode(`${code}X`)).toBeNull();
  });

  it('is issued by an admin, mailed on request, and never stored in readable form', async () => {
    const { issuedCode: code } = await issue(
      'amountCents: 5000, isTrade: true, notes: "Trade", email: "Ada@Example.com"',
    );
    expect(await balanceOf(harness.api.visitor(), code ?? '')).toMatchObject({
      success: true,
      balance: { balance: { amountCents: 5_000 }, isTrade: true },
    });
    const account = await harness.db
      .selectFrom('stored_value_accounts')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(account)).not.toContain(code);
    const audit = await harness.db.selectFrom('audit_log').selectAll().where('action', '=', 'code.issue').execute();
    expect(audit.at(-1)).toMatchObject({ subject_id: account.id, detail: { cents: 5_000, isTrade: true, sent: true } });
    expect(JSON.stringify(audit)).not.toContain(code);
    const mail = harness.db.selectFrom('outbox').selectAll().where('event_key', '=', `code-issued:${account.id}`);
    expect(await mail.executeTakeFirst()).toMatchObject({ recipient: 'ada@example.com' });
  });

  it.each([
    'amountCents: 0',
    'amountCents: -5',
    'amountCents: 2000000001',
    'amountCents: 5, expiresAt: "2020-01-01T00:00:00.000Z"',
    'amountCents: 5, email: "nobody"',
  ])('is not issued for %s', async (fields) => {
    expect(await issue(fields)).toMatchObject({ success: false, issuedCode: null });
  });

  it('and credits are issued by admins only', async () => {
    const customer = await member();
    for (const call of [
      'prepaidCodeIssue(amountCents: 5) { success }',
      'storeCreditGrant(accountId: "x", amountCents: 5) { success }',
    ]) {
      expect((await customer.query(`mutation { ${call} }`)).errors?.[0]?.message).toContain('administrator');
      expect((await harness.api.visitor().query(`mutation { ${call} }`)).errors?.[0]?.message).toContain('sign in');
    }
  });

  it('is listed for admins, newest first, page by page, without the code itself', async () => {
    const codes = [await issue('amountCents: 1100'), await issue('amountCents: 2200, notes: "Second"')];
    const query = `query ($after: String) { prepaidCodes(first: 1, after: $after) {
      pageInfo { hasNextPage endCursor } edges { node { code issued { amountCents } balance { amountCents } notes } } } }`;
    type Page = { prepaidCodes: { pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: object }[] } };
    const { prepaidCodes: newest } = await run<Page>(admin, query);
    const { prepaidCodes: next } = await run<Page>(admin, query, { after: newest.pageInfo.endCursor });
    expect([...newest.edges, ...next.edges].map(({ node }) => node)).toEqual([
      {
        code: `••••-${codes[1]?.issuedCode?.slice(-4)}`,
        issued: { amountCents: 2200 },
        balance: { amountCents: 2200 },
        notes: 'Second',
      },
      {
        code: `••••-${codes[0]?.issuedCode?.slice(-4)}`,
        issued: { amountCents: 1100 },
        balance: { amountCents: 1100 },
        notes: null,
      },
    ]);
    expect(newest.pageInfo.hasNextPage).toBe(true);
    expect((await (await member()).query(query)).errors).toHaveLength(1);
  });

  it('pays by its text, through the API', async () => {
    const { issuedCode: code } = await issue('amountCents: 2000000');
    const visitor = harness.api.visitor();
    const order = await checkOut(visitor, await harness.shop.listing());
    const { result } = await run<{
      result: { success: boolean; code: string | null; orders: { paymentState: string }[] };
    }>(
      visitor,
      `mutation ($orders: [OrderAmountInput!]!, $paymentMethods: [PaymentMethodInput!]!, $key: String!) {
        result: ordersPay(orders: $orders, paymentMethods: $paymentMethods, idempotencyKey: $key) { success code orders { paymentState } }
      }`,
      {
        orders: [{ orderId: order.id, version: order.version, amountCents: order.amountRemaining.amountCents }],
        paymentMethods: [{ kind: 'CODE', code }],
        key: randomUUID(),
      },
    );
    expect(result).toEqual({ success: true, code: null, orders: [{ paymentState: 'PAID' }] });
    expect(await balanceOf(visitor, code ?? '')).toMatchObject({
      balance: { balance: { amountCents: 2_000_000 - order.total.amountCents } },
    });
  });

  it('cannot be guessed, as attempts are limited across sessions', async () => {
    const { issuedCode: code } = await issue('amountCents: 100');
    const answers: (string | null)[] = [];
    for (let turn = 0; turn < 12; turn += 1) answers.push((await balanceOf(harness.api.visitor(), newCode())).message);
    expect(answers[0]).toContain('not known');
    expect(answers.at(-1)).toContain('Too many');
    expect(await balanceOf(harness.api.visitor(), code ?? '')).toMatchObject({ success: false, balance: null });
  });
});

describe('store credits', () => {
  it('are granted to members, and seen with their transactions by the owner alone', async () => {
    const owner = await member();
    const { viewer } = await run<{ viewer: { id: string } }>(owner, '{ viewer { id } }');
    const granted = await mutate(
      admin,
      `storeCreditGrant(accountId: "${viewer.id}", amountCents: 1500, notes: "Hello")`,
    );
    expect(granted).toMatchObject({ success: true });
    await tx(harness.db, (trx) =>
      grantCredits(trx, viewer.id, { cents: 500, isTrade: true, notes: null, issuedBy: null }),
    );
    const query =
      '{ viewer { storeCredits { isTrade balance { amountCents } transactions { amount { amountCents } reason notes } } } }';
    expect(await run(owner, query)).toEqual({
      viewer: {
        storeCredits: [
          {
            isTrade: false,
            balance: { amountCents: 1500 },
            transactions: [{ amount: { amountCents: 1500 }, reason: 'issued', notes: 'Hello' }],
          },
          {
            isTrade: true,
            balance: { amountCents: 500 },
            transactions: [{ amount: { amountCents: 500 }, reason: 'issued', notes: null }],
          },
        ],
      },
    });
    expect(await mutate(admin, 'storeCreditGrant(accountId: "0000000000000", amountCents: 5)')).toMatchObject({
      success: false,
      message: 'This account was not found.',
    });
  });
});
