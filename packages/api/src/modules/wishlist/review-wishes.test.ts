import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { passOnListingChanges } from '#api/modules/catalog/index.ts';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { reviewWishes } from './review-wishes.ts';
import { addToWishlist, removeFromWishlist } from './wishlist.ts';

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openShop(database.db);
});
afterAll(() => database.drop());

const baseUrl = new URL('http://localhost:3000');

/** What the jobs do. */
async function runJobs(): Promise<void> {
  await database.db.deleteFrom('search_vocabulary_queue').execute();
  await passOnListingChanges(database.db);
  await reviewWishes(database.db, baseUrl);
}

async function wished(cents = 100_000, watchers = 1) {
  const listingId = await shop.listing({ cents, title: '1962 Fender Stratocaster' });
  const { item_id: itemId } = await database.db
    .selectFrom('listings')
    .select('item_id')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  const accountIds = await Promise.all(Array.from({ length: watchers }, () => shop.memberId()));
  for (const accountId of accountIds) await addToWishlist(database.db, accountId, itemId, 'en');
  await runJobs();
  const set = (values: {
    asking_cents?: number;
    status?: 'live' | 'sold' | 'withdrawn';
    sold_at?: Date | null;
    stock_level?: number;
  }) => database.db.updateTable('listings').set(values).where('id', '=', listingId).execute();
  return { listingId, itemId, accountIds, accountId: accountIds[0] ?? '', set };
}

/** Subjects of the mails to an account, oldest first. */
async function mailsTo(accountId: string): Promise<{ subject: string | null; text_body: string | null }[]> {
  return database.db
    .selectFrom('outbox')
    .innerJoin('accounts', 'accounts.email', 'outbox.recipient')
    .select(['outbox.subject', 'outbox.text_body'])
    .where('accounts.id', '=', accountId)
    .orderBy('outbox.id')
    .execute();
}
const bellOf = (accountId: string) =>
  database.db
    .selectFrom('notifications')
    .select(['event_type', 'title', 'path'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
const longSold = { status: 'sold', stock_level: 0, sold_at: new Date(Date.now() - 3_600_000) } as const;

describe('a lower price', () => {
  it('is told once to everybody who has the thing on the list, with the price before', async () => {
    const { accountIds, set } = await wished(120_000, 3);
    await set({ asking_cents: 90_000 });
    await Promise.all([runJobs(), runJobs()]);
    await runJobs();
    for (const accountId of accountIds) {
      const mails = await mailsTo(accountId);
      expect(mails.map(({ subject }) => subject)).toEqual(['1962 Fender Stratocaster: now $900.00']);
      expect(mails[0]?.text_body).toContain('It was $1,200.00, and is $900.00 now.');
      expect(await bellOf(accountId)).toMatchObject([{ event_type: 'wish.priceDrop' }]);
    }
  });

  it('is none when it only falls back to what the owner knew', async () => {
    const { accountId, set } = await wished(100_000);
    for (const cents of [130_000, 100_000, 110_000]) {
      await set({ asking_cents: cents });
      await runJobs();
    }
    expect(await mailsTo(accountId)).toEqual([]);
    await set({ asking_cents: 99_000 });
    await runJobs();
    expect(await mailsTo(accountId)).toHaveLength(1);
  });

  it('is not told of what was taken off the list, nor to who switched it off', async () => {
    const { accountIds, itemId, set } = await wished(100_000, 2);
    const [gone = '', quiet = ''] = accountIds;
    await removeFromWishlist(database.db, gone, itemId);
    await database.db
      .insertInto('notification_choices')
      .values({ account_id: quiet, event_type: 'wish.priceDrop', channel: 'mail', wanted: false })
      .execute();
    await set({ asking_cents: 50_000 });
    await runJobs();
    expect(await mailsTo(gone)).toEqual([]);
    expect(await mailsTo(quiet)).toEqual([]);
    expect(await bellOf(quiet)).toHaveLength(1);
  });
});

describe('a sale', () => {
  it('is told when it is settled, with similar things once, and so is the return', async () => {
    const { accountId, set } = await wished(100_000);
    await shop.listing({ cents: 105_000, title: '1963 Fender Jaguar' });
    await set({ ...longSold, sold_at: new Date() });
    await runJobs();
    expect(await mailsTo(accountId)).toEqual([]);
    await set(longSold);
    await sql`UPDATE wishlist_items SET review_at = now() WHERE review_at IS NOT NULL`.execute(database.db);
    await runJobs();
    await set({ status: 'live', stock_level: 1, sold_at: null });
    await runJobs();
    await set(longSold);
    await runJobs();
    const mails = await mailsTo(accountId);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Sold: 1962 Fender Stratocaster',
      'Back: 1962 Fender Stratocaster',
      'Sold: 1962 Fender Stratocaster',
    ]);
    expect(mails.map(({ text_body: text }) => text?.includes('These come close'))).toEqual([true, false, false]);
    expect((await bellOf(accountId))[0]?.path).toContain('#similar-items');
  });

  it('that is undone at once is never told', async () => {
    const { accountId, set } = await wished();
    await set({ ...longSold, sold_at: new Date() });
    await runJobs();
    await set({ status: 'live', stock_level: 1, sold_at: null });
    await runJobs();
    expect(await mailsTo(accountId)).toEqual([]);
  });

  it('is not told to the one who bought it', async () => {
    const { accountId, listingId, set } = await wished();
    const orderId = await shop.readyOrder(shop.signedIn(accountId), listingId);
    await database.db
      .updateTable('orders')
      .set({ completed_at: new Date(), number: newId() })
      .where('id', '=', orderId)
      .execute();
    await set(longSold);
    await runJobs();
    expect(await bellOf(accountId)).toEqual([]);
  });
});
