import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { connectModules } from '#api/connect-modules.ts';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import type { Member } from '#api/modules/messaging/messaging.fixture.ts';
import { anonymiseAccount } from '#api/modules/accounts/index.ts';
import { makeOwnThings } from '#api/contract/victim.fixture.ts';
import { sweepPortfolio } from '#api/modules/portfolio/index.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { createDocumentsOf } from './documents.fixture.ts';
import { accountParts, registerAccountParts } from './parts.ts';
import { openPrivacyHarness, type PrivacyHarness } from './privacy.fixture.ts';

let api: TestApi;
let harness: PrivacyHarness;
beforeAll(async () => {
  api = await startTestApi();
  harness = await openPrivacyHarness(api);
});
afterAll(() => api.close());
afterEach(() => connectModules());

const db = () => api.services.db;
const done = { success: true, code: null };
const refused = (code: string) => ({ success: false, code });
const accountOf = ({ accountId }: Member) =>
  db().selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
const subjectsTo = async (email: string) => (await harness.mailsTo(email)).map(({ subject }) => subject);
const deliver = (orderId: string) =>
  db().updateTable('line_items').set({ state: 'DELIVERED' }).where('order_id', '=', orderId).execute();
async function leaving(role: 'customer' | 'seller' = 'customer'): Promise<Member> {
  const member = await harness.member(role);
  expect(await harness.remove(member)).toEqual(done);
  return member;
}

describe('asking for it', () => {
  it('wants the e-mail, typed, and a fresh proof, and does nothing without', async () => {
    const member = await harness.member();
    const typed = (text: string) => harness.mutate(member.visitor, `accountDelete(confirmation: "${text}")`);
    expect(await typed('')).toEqual(refused('confirmation'));
    expect(await typed('somebody@example.com')).toEqual(refused('confirmation'));
    await harness.proveAt(member, new Date(Date.now() - 11 * 60_000));
    expect(await typed(member.email)).toEqual(refused('reauthentication-required'));
    expect((await harness.read(member.visitor)).deletion).toBeNull();
    await harness.passDays(15);
    expect(await accountOf(member)).toMatchObject({ kind: 'member', email: member.email });
  });

  it('is refused while something is open, which is named with the way to it', async () => {
    const [buyer, seller] = [await harness.member(), await harness.member('seller')];
    await harness.world.placed(buyer.accountId, seller.accountId);
    expect(await harness.remove(buyer)).toEqual(refused('obstacles'));
    expect(await harness.remove(seller)).toEqual(refused('obstacles'));
    expect((await harness.read(buyer.visitor)).obstacles).toEqual([
      { kind: 'purchases', count: 1, path: '/profile/buying/purchases' },
    ]);
    expect((await harness.read(seller.visitor)).obstacles).toEqual([
      { kind: 'sales', count: 1, path: '/profile/selling/orders' },
      { kind: 'payouts', count: 1, path: '/profile/selling/payouts' },
    ]);
  });

  it('is not for the staff', async () => {
    const admin = await harness.world.person('admin');
    await db().updateTable('sessions').set({ authenticated_at: new Date() }).execute();
    expect(await harness.mutate(admin.visitor, `accountDelete(confirmation: "${admin.email}")`)).toEqual(
      refused('obstacles'),
    );
  });

  it('changes nothing for two weeks, and asking twice changes nothing more', async () => {
    const member = await leaving();
    const before = await harness.read(member.visitor);
    expect(await harness.remove(member)).toEqual(done);
    expect(await harness.read(member.visitor)).toEqual(before);
    await harness.passDays(13);
    expect(await accountOf(member)).toMatchObject({ kind: 'member', email: member.email });
    expect(await subjectsTo(member.email)).toEqual(['Your account will be deleted']);
  });

  it('can be taken back, by whoever is signed in, until then', async () => {
    const member = await leaving();
    await harness.proveAt(member, new Date(Date.now() - 86_400_000));
    expect(await harness.mutate(member.visitor, 'accountKeep')).toEqual(done);
    expect(await harness.mutate(member.visitor, 'accountKeep')).toEqual(refused('not-found'));
    await harness.passDays(15);
    expect(await accountOf(member)).toMatchObject({ kind: 'member', email: member.email });
    expect(await subjectsTo(member.email)).toEqual(['Your account will be deleted', 'Your account stays']);
  });
});

describe('the end', () => {
  it('takes everything that says who somebody was, and frees the e-mail', async () => {
    const member = await leaving();
    const { shop } = harness.world;
    await shop.address(shop.signedIn(member.accountId));
    const listing = await shop.listing();
    await harness.run(member.visitor, `mutation { cartAddListing(listingId: "${listing}") { success } }`);
    const { item_id: item } = await db()
      .selectFrom('listings')
      .select('item_id')
      .where('id', '=', listing)
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('wishlist_items')
      .values({ id: newId(), account_id: member.accountId, item_id: item, asking_cents: null })
      .execute();
    const [other, seller] = [await harness.member(), await harness.member('seller')];
    const sold = await harness.world.placed(other.accountId, seller.accountId);
    const own = await makeOwnThings(harness.world, member.accountId, seller.accountId, sold);
    await harness.passDays(15);

    const account = await accountOf(member);
    expect(account).toMatchObject({ kind: 'deleted', display_name: 'Deleted member', first_name: null, phone: null });
    expect(account.email).toMatch(/\.invalid$/);
    for (const { tables } of accountParts())
      for (const [name, table] of Object.entries(tables)) {
        if ('leftOut' in table || table.whenDeleted !== 'deleted') continue;
        const { rows } = await sql`SELECT * FROM ${sql.table(name)} WHERE ${table.isOwn(member.accountId)}`.execute(
          db(),
        );
        expect({ name, rows }).toEqual({ name, rows: [] });
      }
    expect(await db().selectFrom('orders').select('id').where('account_id', '=', member.accountId).execute()).toEqual(
      [],
    );
    expect((await member.visitor.query('{ viewer { id } }')).data).toEqual({ viewer: null });
    expect(await subjectsTo(member.email)).toEqual(['Your account is deleted']);
    // What others read stays, without saying who wrote it; what nobody reads waits for the next sweep.
    const { rows: said } =
      await sql`SELECT author_account_id, author_initials FROM feedback WHERE id = ${own['an opinion']}`.execute(db());
    expect(said).toEqual([{ author_account_id: null, author_initials: '' }]);
    await sweepPortfolio(api.services);
    const { rows: kept } = await sql`SELECT id FROM portfolio_items WHERE account_id = ${member.accountId}
      UNION ALL SELECT id FROM listing_drafts WHERE seller_account_id = ${member.accountId}`.execute(db());
    expect(kept).toEqual([]);
    const again = await db()
      .insertInto('accounts')
      .values({
        ...account,
        id: 'again00000001',
        kind: 'member',
        email: member.email,
        username: 'again',
        username_skeleton: 'again',
      })
      .returning('id')
      .executeTakeFirst();
    expect(again?.id).toBe('again00000001');
  });

  it('leaves invoices as they were, with both names', async () => {
    const [buyer, seller] = [await harness.member(), await harness.member('seller')];
    await db()
      .updateTable('accounts')
      .set({ display_name: 'Ada’s Guitars' })
      .where('id', '=', seller.accountId)
      .execute();
    await db()
      .updateTable('accounts')
      .set({ first_name: 'Grace', last_name: 'Hopper' })
      .where('id', '=', buyer.accountId)
      .execute();
    const order = await harness.world.placed(buyer.accountId, seller.accountId);
    await deliver(order.order);
    await db()
      .updateTable('orders')
      .set({ payment_state: 'PAID', contact_id: null })
      .where('id', '=', order.order)
      .execute();
    const namesOf = createDocumentsOf(api);
    const before = await namesOf(order.order);
    expect(before).toMatchObject({ seller: 'Ada’s Guitars', buyer: 'Grace Hopper' });
    expect(await harness.remove(buyer)).toEqual(done);
    await harness.passDays(15);
    expect(await accountOf(buyer)).toMatchObject({ kind: 'deleted' });
    // The seller is still owed the sale, so that the shop erases here what it would not by itself.
    const leaver = {
      id: seller.accountId,
      email: seller.email,
      locale: 'en',
      publicUrl: new URL('http://localhost'),
    } as const;
    await tx(db(), async (trx) => {
      for (const part of accountParts()) await part.erase?.(trx, leaver);
      await anonymiseAccount(trx, seller.accountId);
    });
    expect(await namesOf(order.order)).toEqual(before);
  });

  it('takes live listings off the shop, and shows the other one of a conversation a deleted member', async () => {
    const { buyer, seller, listingId, threadId } = await harness.thread();
    await harness.proveAt(seller, new Date());
    expect(await harness.remove(seller)).toEqual(done);
    await harness.passDays(15);
    const listing = await db().selectFrom('listings').select('status').where('id', '=', listingId).executeTakeFirst();
    expect(listing).toEqual({ status: 'withdrawn' });
    const { thread } = await harness.run<{ thread: { counterpart: { displayName: string }; obstacle: string } }>(
      buyer.visitor,
      `{ thread(id: "${threadId}") { counterpart { displayName } obstacle } }`,
    );
    expect(thread.counterpart.displayName).toBe('Deleted member');
    expect(thread.obstacle).toContain('has deleted their account');
    expect(await harness.send(buyer.visitor, { threadId })).toMatchObject({ success: false, code: 'gone' });
  });

  it('waits for an order of the last two weeks, says so once, and comes by itself afterwards', async () => {
    const member = await leaving();
    const { order } = await harness.world.placed(member.accountId);
    await harness.passDays(15);
    await harness.passDays(16.5);
    expect(await accountOf(member)).toMatchObject({ kind: 'member' });
    expect((await harness.read(member.visitor)).deletion).toMatchObject({ isPutOff: true });
    expect(await subjectsTo(member.email)).toEqual([
      'Your account will be deleted',
      'Your account cannot be deleted yet',
    ]);
    await deliver(order);
    await db().updateTable('orders').set({ payment_state: 'PAID' }).where('id', '=', order).execute();
    await harness.passDays(18);
    expect(await accountOf(member)).toMatchObject({ kind: 'deleted' });
  });

  it('happens once, however many processes try', async () => {
    const member = await leaving();
    await Promise.all([harness.passDays(15), harness.passDays(15), harness.passDays(15)]);
    await harness.passDays(20);
    expect(await accountOf(member)).toMatchObject({ kind: 'deleted' });
    expect(await subjectsTo(member.email)).toEqual(['Your account is deleted']);
    const audited = await db()
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', member.accountId)
      .orderBy('id')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(['account.deletion-asked', 'account.deleted']);
  });

  it('leaves nothing half done when it is interrupted, and is tried again', async () => {
    const member = await leaving();
    const { shop } = harness.world;
    const address = await shop.address(shop.signedIn(member.accountId));
    const broken = { tables: {}, erase: () => Promise.reject(new Error('Pulled the plug.')) };
    registerAccountParts([...accountParts(), broken]);
    await harness.passDays(15);
    expect(await accountOf(member)).toMatchObject({ kind: 'member', email: member.email });
    expect(await db().selectFrom('addresses').select('id').where('id', '=', address).execute()).toHaveLength(1);
    connectModules();
    await harness.passDays(15.1);
    expect(await accountOf(member)).toMatchObject({ kind: 'deleted' });
  });
});
