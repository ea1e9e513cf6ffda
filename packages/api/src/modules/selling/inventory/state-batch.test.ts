import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { batchHandler } from '#api/modules/back-office/index.ts';
import { batchContract } from '#api/modules/back-office/batches/batch-contract.fixture.ts';
import { actAs } from '#api/platform/actor-context.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { openSelling, type SellingHarness } from '#api/modules/selling/selling.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { changeOffer } from './change-offer.ts';
import { stateBatch } from './state-batch.ts';

const DAY_MS = 24 * 3_600_000;
const staff = (shop: SellingHarness) =>
  actAs(shop.admin, { rights: { ...shop.admin.principal.rights, grants: ['catalogue:write'] } });

batchContract(batchHandler(stateBatch), async () => {
  const { db, drop } = await createTestDatabase();
  const shop = await openSelling(db);
  const actor = staff(shop);
  return {
    actor,
    input: { action: 'archive' },
    badInput: { action: 'unpublish', until: '2020-01-01T12:00:00.000Z' },
    newRow: () => shop.live(),
    touch: async (id) => {
      const { version } = await shop.read(shop.admin, id);
      await tx(db, (trx) => changeOffer(trx, actor, { id, version, priceCents: 77_700, stock: null }));
    },
    sell: async (id) => {
      await sql`UPDATE listings SET status = 'sold', stock_level = 0, sold_at = now() WHERE id = ${id}`.execute(db);
    },
    close: drop,
  };
});

describe('bulk edits of states', () => {
  let database: TestDatabase;
  let shop: SellingHarness;
  beforeAll(async () => {
    database = await createTestDatabase();
    shop = await openSelling(database.db);
  });
  afterAll(() => database.drop());
  const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
  const read = async (id: string) => {
    const [row] = await tx(database.db, (trx) => stateBatch.read(trx, [id], false));
    if (!row) throw new Error('There is no such row.');
    return row;
  };
  const publish = async (id: string) => stateBatch.change(await read(id), { action: 'publish' });
  const write = (id: string, state: string, until: Date | null = null) =>
    tx(database.db, (trx) =>
      stateBatch.write(
        trx,
        staff(shop),
        [{ id, values: { state, until: until?.toISOString() ?? null } }],
        shop.baseUrl,
      ),
    );
  const statusOf = async (id: string) => (await shop.listingRow(id))?.status;

  it('publishes drafts that are complete, and says what keeps the others', async () => {
    const whole = await shop.draft(shop.pro);
    expect(await publish(whole)).toMatchObject({ values: { state: 'LISTING_ACTIVE' }, warning: null });
    expect(await write(whole, 'LISTING_ACTIVE')).toEqual([]);
    expect(await statusOf(whole)).toBe('live');
    const bare = await shop.draft(shop.pro, { ...shop.complete(), priceCents: null, photographs: [] });
    expect(await publish(bare)).toMatchObject({ problem: { en: expect.stringContaining('2 things are missing') } });
    const consigned = await shop.draft(shop.consignor);
    expect(await publish(consigned)).toMatchObject({ problem: { en: expect.stringContaining('consigned') } });
  });

  it('goes back to a draft that was published by mistake, and takes its page off the shop', async () => {
    const id = await shop.draft(shop.pro);
    await write(id, 'LISTING_ACTIVE');
    await write(id, 'INITIAL');
    expect(await statusOf(id)).toBe('withdrawn');
    expect((await shop.read(shop.pro, id)).standing).toMatchObject({ state: 'INITIAL', shown: 'INITIAL' });
    await write(id, 'LISTING_ACTIVE');
    expect(await statusOf(id)).toBe('live');
  });

  it('keeps the day of the listing and its unpublished changes when it comes back from the archive', async () => {
    const id = await shop.live();
    const listedAt = (await shop.listingRow(id))?.listed_at;
    await write(id, 'ENDED');
    await shop.save(shop.pro, id, { ...shop.complete(), model: 'Longhorn' });
    expect(await publish(id)).toMatchObject({ warning: { en: expect.stringContaining('stay unpublished') } });
    await write(id, 'LISTING_ACTIVE');
    const { published, standing } = await shop.read(shop.pro, id);
    expect(published?.model).toBe('Shorthorn');
    expect(standing).toMatchObject({ state: 'LISTING_ACTIVE', isChanged: true });
    expect((await shop.listingRow(id))?.listed_at).toEqual(listedAt);
  });

  it('takes listings off until a day and declines their open offers', async () => {
    const id = await shop.live();
    await database.db
      .insertInto('offers')
      .values({
        id: newId(),
        listing_id: id,
        buyer_account_id: shop.privateId,
        seller_account_id: shop.proId,
        state: 'RECEIVED',
        amount_cents: 80_000,
        message: null,
        locale: 'en',
        expires_at: inDays(1),
      })
      .execute();
    const until = inDays(7);
    expect(stateBatch.change(await read(id), { action: 'unpublish', until })).toMatchObject({
      values: { state: 'PAUSED', until: until.toISOString() },
      warning: { en: 'An open offer for it is declined.' },
    });
    await write(id, 'PAUSED', until);
    expect(await statusOf(id)).toBe('withdrawn');
    expect((await read(id)).facts).toMatchObject({ offers: 0 });
    expect((await shop.read(shop.pro, id)).paused_until).toEqual(until);
    expect(await shop.told(shop.proId)).toContain('listing.stepChanged');
  });

  it('leaves a row that cannot be written as it was, and writes the others', async () => {
    const twice = { ...shop.complete(), sku: 'ONE-AND-ONLY' };
    await shop.live(twice);
    const taken = await shop.draft(shop.pro, twice);
    const other = await shop.draft(shop.pro);
    const states = [taken, other].map((id) => ({ id, values: { state: 'LISTING_ACTIVE', until: null } }));
    const unwritten = await tx(database.db, (trx) => stateBatch.write(trx, staff(shop), states, shop.baseUrl));
    expect(unwritten).toEqual([
      { id: taken, problem: expect.objectContaining({ en: expect.stringContaining('number') }) },
    ]);
    expect([await statusOf(taken), await statusOf(other)]).toEqual([undefined, 'live']);
    expect((await shop.read(shop.pro, taken)).state).toBe('INITIAL');
  });
});
