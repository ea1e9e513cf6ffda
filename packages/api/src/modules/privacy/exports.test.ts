import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { keyOf, sweepExports } from './exports/export-store.ts';
import { makeExports } from './exports/make-exports.ts';
import { toCsv } from './exports/render-table.ts';
import { DAY_MS, openPrivacyHarness, type PrivacyHarness } from './privacy.fixture.ts';

let api: TestApi;
let harness: PrivacyHarness;
beforeAll(async () => {
  api = await startTestApi();
  harness = await openPrivacyHarness(api);
});
afterAll(() => api.close());

const db = () => api.services.db;
const done = { success: true, code: null };
const idOf = (url: string | null | undefined): string => url?.split('/').at(-1) ?? '';

async function ready(role: 'customer' | 'seller' = 'customer') {
  const member = await harness.member(role);
  expect(await harness.mutate(member.visitor, 'accountExportRequest')).toEqual(done);
  await harness.makeAll();
  const { export: made } = await harness.read(member.visitor);
  return { member, url: made?.url ?? '', made };
}

describe('a copy of one’s data', () => {
  it('holds what is one’s own, to be read by people and programs, and nothing of others', async () => {
    const { buyer, seller } = await harness.thread();
    await harness.proveAt(buyer, new Date());
    await harness.world.shop.address(harness.world.shop.signedIn(buyer.accountId));
    await harness.mutate(buyer.visitor, 'accountExportRequest');
    await harness.makeAll();
    const { export: made } = await harness.read(buyer.visitor);
    const files = await harness.download(buyer, made?.url ?? '');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['data/accounts.json', 'data/messages.csv', 'data/addresses.json', 'read-me-first.html']),
    );
    expect(files.get('data/messages.json')).toContain('Is it still there?');
    expect(files.get('read-me-first.html')).toContain(buyer.email);
    expect(files.get('read-me-first.html')).toContain('<th scope="col">Postal code</th>');
    const all = [...files.values()].join('\n');
    expect(all).not.toContain(seller.email);
    expect(all).not.toContain('$argon2');
    const session = await db()
      .selectFrom('sessions')
      .select('token_hash')
      .where('account_id', '=', buyer.accountId)
      .executeTakeFirstOrThrow();
    expect(all).not.toContain(session.token_hash);
  });

  it('tells the seller alone which answers to offers the seller’s rules gave', async () => {
    const [buyer, seller] = [await harness.member(), await harness.member('seller')];
    const listingId = await harness.world.shop.listing({ sellerId: seller.accountId });
    await sql`
      WITH offer AS (
        INSERT INTO offers (id, listing_id, buyer_account_id, seller_account_id, state, amount_cents, declined_by, locale, expires_at)
        VALUES ('offer-of-exports', ${listingId}, ${buyer.accountId}, ${seller.accountId}, 'DECLINED', 70000, 'AUTOMATIC', 'en', now())
        RETURNING id)
      INSERT INTO offer_moves (offer_id, position, kind, made_by, amount_cents, reason)
      SELECT id, 1, 'OFFER', 'BUYER', 70000, NULL FROM offer
      UNION ALL SELECT id, 2, 'DECLINE', 'SHOP', 70000, 'threshold' FROM offer`.execute(db());
    const copyOf = async (member: typeof buyer): Promise<string> => {
      await harness.mutate(member.visitor, 'accountExportRequest');
      await harness.makeAll();
      const files = await harness.download(member, (await harness.read(member.visitor)).export?.url ?? '');
      return ['offers', 'offer_moves'].map((name) => files.get(`data/${name}.json`) ?? '').join();
    };
    const told = await copyOf(buyer);
    expect(told).toMatch(/"declined_by": "SELLER"[^]+"made_by": "SELLER"/);
    expect(told).not.toMatch(/AUTOMATIC|threshold|SHOP|told /);
    expect(await copyOf(seller)).toMatch(/"declined_by": "AUTOMATIC"[^]+"made_by": "SHOP"[^]+"reason": "threshold"/);
  });

  it('is told by mail and bell, once, when it is there', async () => {
    const { member, made } = await ready();
    expect(made).toMatchObject({ state: 'READY' });
    expect(made?.bytes).toBeGreaterThan(200);
    await harness.makeAll();
    const subjects = (await harness.mailsTo(member.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['The copy of your data is ready']);
    const { notifications } = await harness.run<{ notifications: { edges: { node: { path: string } }[] } }>(
      member.visitor,
      '{ notifications { edges { node { path } } } }',
    );
    expect(notifications.edges.map(({ node }) => node.path)).toEqual(['/profile/settings/privacy']);
  });

  it('is a file that is named by the day on which it was asked for where the shop is', async () => {
    const { member, url } = await ready();
    const asked = '2026-11-22T03:00:00Z';
    await sql`UPDATE account_exports SET created_at = ${asked} WHERE account_id = ${member.accountId}`.execute(db());
    const { headers } = await member.visitor.fetch(url);
    expect(headers.get('content-disposition')).toBe('attachment; filename="headstock-data-2026-11-21.zip"');
  });

  it('is for its owner alone', async () => {
    const { url } = await ready();
    const other = await harness.member();
    const admin = await harness.world.person('admin');
    for (const visitor of [other.visitor, admin.visitor, api.visitor()])
      expect((await visitor.fetch(url)).status).toBe(404);
    expect((await other.visitor.fetch('/api/account-exports/unknown')).status).toBe(404);
    expect((await other.visitor.fetch(`/api/account-exports/${'a'.repeat(32)}`)).status).toBe(404);
  });

  it('is not for an admin who acts as its owner', async () => {
    const { member, url } = await ready();
    const admin = await harness.member('customer');
    await db()
      .updateTable('sessions')
      .set({ impersonator_id: admin.accountId })
      .where('account_id', '=', member.accountId)
      .execute();
    expect((await member.visitor.fetch(url)).status).toBe(404);
    await expect(harness.mutate(member.visitor, 'accountExportRequest')).rejects.toThrow('Please sign in first.');
  });

  it('asks for a fresh proof', async () => {
    const member = await harness.member();
    await harness.proveAt(member, new Date(Date.now() - 11 * 60_000));
    expect(await harness.mutate(member.visitor, 'accountExportRequest')).toMatchObject({
      code: 'reauthentication-required',
    });
  });

  it('is made one at a time, also when it is asked for twice at once, and three times a day', async () => {
    const member = await harness.member();
    const ask = () => harness.mutate(member.visitor, 'accountExportRequest');
    const codes = (await Promise.all([ask(), ask(), ask()])).map(({ code }) => code).toSorted();
    expect(codes).toEqual(['export-running', 'export-running', null].toSorted());
    for (const expected of [null, null, 'rate-limited']) {
      await harness.makeAll();
      expect((await ask()).code).toBe(expected);
    }
  });

  it('goes after seven days, file and row', async () => {
    const { member, url } = await ready();
    const { storage } = api.services;
    await sweepExports(api.services, new Date(Date.now() + 6 * DAY_MS));
    expect(await storage.head(keyOf(idOf(url)))).toBeDefined();
    await sweepExports(api.services, new Date(Date.now() + 8 * DAY_MS));
    expect(await storage.head(keyOf(idOf(url)))).toBeUndefined();
    expect((await harness.read(member.visitor)).export).toBeNull();
    expect((await member.visitor.fetch(url)).status).toBe(404);
  });

  it('is made by the next run when a run was killed in the middle, and given up after three', async () => {
    const member = await harness.member();
    await harness.mutate(member.visitor, 'accountExportRequest');
    const broken = { ...api.services.storage, put: () => Promise.reject(new Error('The disk is full.')) };
    const services = { ...api.services, storage: Object.assign(Object.create(api.services.storage), broken) };
    await makeExports(services);
    expect((await harness.read(member.visitor)).export).toMatchObject({ state: 'PREPARING' });
    await makeExports(services);
    await makeExports(services);
    await harness.makeAll();
    expect((await harness.read(member.visitor)).export).toMatchObject({ state: 'FAILED', url: null });
    expect(await harness.mutate(member.visitor, 'accountExportRequest')).toEqual(done);
    await harness.makeAll();
    expect((await harness.read(member.visitor)).export).toMatchObject({ state: 'READY' });
  });

  it('cannot hide a formula in a spreadsheet', () => {
    expect(toCsv(['name'], [{ name: '=1+1' }, { name: 'a "b", c' }])).toBe('name\r\n\'=1+1\r\n"a ""b"", c"\r\n');
  });
});
