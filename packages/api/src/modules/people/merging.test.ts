import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { makeVictim } from '#api/contract/victim.fixture.ts';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { insertAccount } from '#api/modules/accounts/account.fixture.ts';
import { hashPassword } from '#api/modules/accounts/password.ts';
import type { Member } from '#api/modules/messaging/messaging.fixture.ts';
import { checkBooks } from '#api/modules/payments/index.ts';
import { accountParts } from '#api/modules/privacy/index.ts';
import { openPrivacyHarness, type PrivacyHarness } from '#api/modules/privacy/privacy.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { finishMerges } from './merging/finish-merges.ts';

const PASSWORD = 'correct-horse-battery';
let api: TestApi;
let harness: PrivacyHarness;
let staff: Member;
beforeAll(async () => {
  api = await startTestApi();
  harness = await openPrivacyHarness(api);
  staff = await adminMember();
});
afterAll(() => api.close());

const db = () => api.services.db;
const done = { success: true, code: null };
const refused = (code: string) => ({ success: false, code });
const adminMember = async (): Promise<Member> => {
  const { accountId, ...person } = await harness.world.person('admin');
  return { ...person, accountId: accountId ?? '' };
};
const merge = (kept: string, closed: string, visitor = staff.visitor, reason = 'Same person, on the phone') =>
  harness.mutate(visitor, `accountMerge(keptId: "${kept}", closedId: "${closed}", reason: "${reason}")`);
const mergeIdOf = async (closedId: string) =>
  (
    await db()
      .selectFrom('account_merges')
      .select('id')
      .where('closed_account_id', '=', closedId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
const reverse = async (closedId: string, visitor = staff.visitor) =>
  harness.mutate(visitor, `accountMergeReverse(id: "${await mergeIdOf(closedId)}", reason: "It was a mistake")`);

/** All rows that name an account in a column that a merging moves, by table and column. */
async function rowsOf(accountId: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { tables } of accountParts())
    for (const [table, { whenMerged }] of Object.entries(tables))
      for (const { column } of 'moves' in whenMerged ? whenMerged.moves : []) {
        const { rows } = await sql`SELECT to_jsonb(t) AS row FROM ${sql.table(table)} AS t
          WHERE ${sql.ref(column)} = ${accountId} ORDER BY 1`.execute(db());
        if (rows.length > 0) found[`${table}.${column}`] = rows;
      }
  return found;
}
const countsOf = async (accountId: string) =>
  Object.fromEntries(Object.entries(await rowsOf(accountId)).map(([name, rows]) => [name, rows.length]));
const creditsOf = async (accountId: string) =>
  Number(
    (
      await db()
        .selectFrom('stored_value_accounts')
        .select((eb) => eb.fn.sum<string>('balance_cents').as('cents'))
        .where('account_id', '=', accountId)
        .executeTakeFirst()
    )?.cents ?? 0,
  );
const grant = (accountId: string, cents: number) =>
  harness.mutate(staff.visitor, `storeCreditGrant(accountId: "${accountId}", amountCents: ${cents})`);

async function signIn(email: string, visitor: TestVisitor = api.visitor()) {
  const { data } = await visitor.query<{ sessionCreate: { success: boolean; code: string; message: string } }>(
    `mutation { sessionCreate(email: "${email}", password: "${PASSWORD}") { success code message } }`,
  );
  return data?.sessionCreate;
}

describe('merging two accounts of one person', () => {
  it('moves what belongs to one to the other, in one piece, and takes it apart again as it was', async () => {
    const kept = await harness.member();
    const { victim } = await makeVictim(harness.world);
    const closedId = victim.accountId ?? '';
    await db()
      .deleteFrom('orders')
      .where('account_id', '=', closedId)
      .where('paying_payment_id', 'is not', null)
      .execute();
    const before = { kept: await rowsOf(kept.accountId), closed: await rowsOf(closedId) };
    expect(Object.keys(before.closed).length).toBeGreaterThan(9);

    expect(await merge(kept.accountId, closedId)).toEqual(done);
    // The open cart stays, and is the only thing that does.
    expect(await countsOf(closedId)).toEqual({ 'orders.account_id': 1 });
    const moved = await countsOf(kept.accountId);
    const { 'orders.account_id': _orders, ...whole } = before.closed;
    for (const [name, rows] of Object.entries(whole))
      expect({ name, count: moved[name] }).toEqual({ name, count: rows.length });
    expect(moved['accounts.merged_into_account_id']).toBe(1);
    expect((await victim.visitor.query('{ viewer { id } }')).data).toEqual({ viewer: null });

    expect(await reverse(closedId)).toEqual(done);
    expect({ kept: await rowsOf(kept.accountId), closed: await rowsOf(closedId) }).toEqual(before);
    expect(await reverse(closedId)).toEqual(refused('reversed'));
    // Its refund is in no books.
    await db().deleteFrom('refunds').execute();
  });

  it('shows beforehand what it will do, and changes nothing by that', async () => {
    const [kept, closed] = [await harness.member(), await harness.member('seller')];
    await harness.item(closed.accountId);
    await grant(closed.accountId, 2500);
    const before = await rowsOf(closed.accountId);
    const { accountMergePreview } = await harness.run<{
      accountMergePreview: {
        preview: {
          parts: { title: string; movedCount: number; stayingCount: number }[];
          obstacles: unknown[];
          credits: { amountCents: number };
          gainedRights: string[];
        };
      };
    }>(
      staff.visitor,
      `{ accountMergePreview(keptId: "${kept.accountId}", closedId: "${closed.accountId}") { preview {
        parts { title movedCount stayingCount reason } obstacles { kind } credits { amountCents } gainedRights } } }`,
    );
    const { preview } = accountMergePreview;
    expect(preview.parts).toContainEqual(
      expect.objectContaining({ title: 'Listings', movedCount: 1, stayingCount: 0 }),
    );
    expect(preview).toMatchObject({
      obstacles: [],
      credits: { amountCents: 2500 },
      gainedRights: ['isProfessionalSeller'],
    });
    expect(await rowsOf(closed.accountId)).toEqual(before);
    expect(await creditsOf(closed.accountId)).toBe(2500);
    expect(
      await db().selectFrom('account_merges').select('id').where('closed_account_id', '=', closed.accountId).execute(),
    ).toEqual([]);
  });

  it('leaves doubles where they are, and says why', async () => {
    const [kept, closed, seller] = [await harness.member(), await harness.member(), await harness.member('seller')];
    const { itemId } = await harness.item(seller.accountId);
    const other = await harness.item(seller.accountId);
    for (const [accountId, item] of [
      [kept.accountId, itemId],
      [closed.accountId, itemId],
      [closed.accountId, other.itemId],
    ] as const)
      await db()
        .insertInto('wishlist_items')
        .values({ id: newId(), account_id: accountId, item_id: item, asking_cents: null })
        .execute();
    for (const { visitor } of [kept, closed]) await harness.send(visitor, { subject: { kind: 'ITEM', id: itemId } });
    expect(await merge(kept.accountId, closed.accountId)).toEqual(done);
    expect((await rowsOf(kept.accountId))['wishlist_items.account_id']).toHaveLength(2);
    const left = await countsOf(closed.accountId);
    expect(left['wishlist_items.account_id']).toBe(1);
    expect(Object.keys(left).filter((name) => name.startsWith('threads') || name.startsWith('messages'))).toHaveLength(
      2,
    );
  });

  it('moves store credits by entries of the ledger, and gives back what is left of them', async () => {
    const [kept, closed] = [await harness.member(), await harness.member()];
    await grant(kept.accountId, 100);
    await grant(closed.accountId, 900);
    expect(await merge(kept.accountId, closed.accountId)).toEqual(done);
    expect([await creditsOf(kept.accountId), await creditsOf(closed.accountId)]).toEqual([1000, 0]);
    const moved = await db()
      .selectFrom('stored_value_transactions')
      .selectAll()
      .where('reason', '=', 'moved')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(moved.map(({ amount_cents: cents }) => cents).toSorted((a, b) => a - b)).toEqual([-900, 900]);
    await harness.mutate(
      staff.visitor,
      `storedValueAdjust(id: "${moved.find(({ amount_cents: cents }) => cents > 0)?.stored_value_account_id}", amountCents: -700, reason: "Spent", idempotencyKey: "${newId()}")`,
    );
    expect(await reverse(closed.accountId)).toEqual(done);
    expect([await creditsOf(kept.accountId), await creditsOf(closed.accountId)]).toEqual([0, 300]);
    const differences = (await checkBooks(db())).filter(({ check }) => /stored value|held|entry/.test(check));
    expect(differences).toEqual([]);
  });

  it('lets nobody sign in to the closed account, says why to who knows its password, and mails both addresses', async () => {
    const hash = await hashPassword(PASSWORD);
    const verified = { password_hash: hash, email_verified_at: new Date() };
    const kept = await insertAccount(db(), { ...verified, email: 'marie@example.org', locale: 'fr' });
    const closed = await insertAccount(db(), { ...verified, email: 'marie-old@example.org' });
    expect(await signIn('marie-old@example.org')).toMatchObject({ success: true });
    expect(await merge(kept.id, closed.id)).toEqual(done);
    const answer = await signIn('marie-old@example.org');
    expect(answer).toMatchObject({ success: false, code: 'account-merged' });
    expect(answer?.message).toContain('m…@example.org');
    const { data } = await api
      .visitor()
      .query('mutation { sessionCreate(email: "marie-old@example.org", password: "wrong-horse-battery") { code } }');
    expect(data).toEqual({ sessionCreate: { code: 'wrong-credentials' } });
    expect((await harness.mailsTo('marie@example.org')).map(({ subject }) => subject)).toEqual([
      'Vos comptes ont été fusionnés',
    ]);
    expect((await harness.mailsTo('marie-old@example.org')).at(-1)?.text_body).toContain('marie@example.org');
    await harness.run(api.visitor(), 'mutation { accountForgotPassword(email: "marie-old@example.org") { success } }');
    const recovery = (await harness.mailsTo('marie-old@example.org')).at(-1);
    expect(recovery?.subject).toBe('Your accounts were merged');
    expect(recovery?.text_body).not.toContain('reset-password');
    // Nobody else gets the address meanwhile.
    await harness.run(
      api.visitor(),
      'mutation { accountCreate(account: { email: "marie-old@example.org", password: "another-horse-battery", firstName: "Eve", lastName: "Other" }) { success } }',
    );
    expect(
      await db().selectFrom('accounts').select('kind').where('email', '=', 'marie-old@example.org').execute(),
    ).toEqual([{ kind: 'merged' }]);
    expect(await reverse(closed.id)).toEqual(done);
    expect(await signIn('marie-old@example.org')).toMatchObject({ success: true });
  });

  it('gives the rights to sell along, and takes them back', async () => {
    const [kept, closed] = [await harness.member(), await harness.member('seller')];
    const sells = async () =>
      (
        await db()
          .selectFrom('accounts')
          .select('is_professional_seller')
          .where('id', '=', kept.accountId)
          .executeTakeFirstOrThrow()
      ).is_professional_seller;
    await merge(kept.accountId, closed.accountId);
    expect(await sells()).toBe(true);
    await reverse(closed.accountId);
    expect(await sells()).toBe(false);
  });
});

describe('a merging is refused', () => {
  it('for administrators, one account twice, unknown accounts, without a reason and a second time', async () => {
    const [kept, closed] = [await harness.member(), await harness.member()];
    const other = await adminMember();
    expect(await merge(kept.accountId, other.accountId)).toEqual(refused('administrator'));
    expect(await merge(other.accountId, closed.accountId)).toEqual(refused('administrator'));
    expect(await merge(kept.accountId, kept.accountId)).toEqual(refused('same'));
    expect(await merge(kept.accountId, newId())).toEqual(refused('not-found'));
    expect(await merge(kept.accountId, '../etc/passwd')).toEqual(refused('not-found'));
    expect(await merge(kept.accountId, closed.accountId, staff.visitor, ' ')).toEqual(refused('reason'));
    expect(await merge(kept.accountId, closed.accountId)).toEqual(done);
    expect(await merge(kept.accountId, closed.accountId)).toEqual(refused('not-found'));
  });

  it('to customers, guests and a role that only reads people', async () => {
    const [kept, closed] = [await harness.member(), await harness.member()];
    const operation = `mutation { accountMerge(keptId: "${kept.accountId}", closedId: "${closed.accountId}", reason: "Mine") { success } }`;
    const codeOf = async (visitor: TestVisitor) => (await visitor.query(operation)).errors?.[0]?.extensions?.['code'];
    expect(await codeOf(kept.visitor)).toBe('FORBIDDEN');
    expect(await codeOf(api.visitor())).toBe('UNAUTHENTICATED');
    const clerk = await adminMember();
    await db()
      .insertInto('staff_roles')
      .values({ id: 'people-readers', name: 'People readers', grants: JSON.stringify(['people:read']) })
      .execute();
    await db()
      .updateTable('accounts')
      .set({ staff_role_id: 'people-readers' })
      .where('id', '=', clerk.accountId)
      .execute();
    expect(await codeOf(clerk.visitor)).toBe('FORBIDDEN');
  });

  it('while something is under way that binds, which is named', async () => {
    const [kept, seller] = [await harness.member(), await harness.member('seller')];
    await harness.world.placed(kept.accountId, seller.accountId);
    expect(await merge(kept.accountId, seller.accountId)).toEqual(refused('obstacle'));
    const leaving = await harness.member();
    await harness.remove(leaving);
    const { accountMergePreview } = await harness.run<{ accountMergePreview: { preview: object } }>(
      staff.visitor,
      `{ accountMergePreview(keptId: "${kept.accountId}", closedId: "${leaving.accountId}") { preview { obstacles { kind } parts { title } } } }`,
    );
    expect(accountMergePreview.preview).toEqual({ obstacles: [{ kind: 'deletion' }], parts: [] });
  });

  it('to the slower one of two who merge the same account at once', async () => {
    const [one, two, closed] = [await harness.member(), await harness.member(), await harness.member()];
    const answers = await Promise.all([merge(one.accountId, closed.accountId), merge(two.accountId, closed.accountId)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['not-found', null].toSorted());
    expect(
      await db().selectFrom('account_merges').select('id').where('closed_account_id', '=', closed.accountId).execute(),
    ).toHaveLength(1);
  });
});

describe('after thirty days', () => {
  it('a merging stays, and what was left of the closed account is erased', async () => {
    const [kept, closed] = [await harness.member(), await harness.member()];
    await merge(kept.accountId, closed.accountId);
    await finishMerges(api.services, new Date(Date.now() + 29 * 86_400_000));
    expect((await rowsOf(kept.accountId))['accounts.merged_into_account_id']).toHaveLength(1);
    await finishMerges(api.services, new Date(Date.now() + 31 * 86_400_000));
    const account = await db()
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', closed.accountId)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ kind: 'deleted', password_hash: null, merged_into_account_id: kept.accountId });
    expect(await reverse(closed.accountId)).toEqual(refused('too-late'));
    const audit = await db()
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', closed.accountId)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['account.merged', 'account.merge-finished']);
  });
});
