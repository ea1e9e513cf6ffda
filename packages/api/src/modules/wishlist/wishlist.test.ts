import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import {
  addToWishlist,
  MOST_WISHES,
  pricesWhenAdded,
  removeFromWishlist,
  sweepWishlists,
  wishlistItemIds,
  wishlistPage,
} from './wishlist.ts';

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openShop(database.db);
});
afterAll(() => database.drop());

const member = (): Promise<string> => shop.memberId();
async function item(cents = 100_000): Promise<{ itemId: string; listingId: string }> {
  const listingId = await shop.listing({ cents });
  const { item_id: itemId } = await database.db
    .selectFrom('listings')
    .select('item_id')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  return { itemId, listingId };
}
const add = (accountId: string, itemId: string) => addToWishlist(database.db, accountId, itemId, 'en');

describe('a wishlist', () => {
  it('remembers what a thing cost when it was put there, also when it is put there again', async () => {
    const accountId = await member();
    const { itemId, listingId } = await item(120_000);
    await add(accountId, itemId);
    await database.db.updateTable('listings').set({ asking_cents: 90_000 }).where('id', '=', listingId).execute();
    await add(accountId, itemId);
    const { entries } = await wishlistPage(database.db, accountId, {});
    expect(entries).toHaveLength(1);
    const prices = await pricesWhenAdded(
      database.db,
      entries.map(({ id }) => id),
    );
    expect([...prices.values()]).toEqual([120_000]);
  });

  it('has a thing that was just taken off back as it was, and later as a new one', async () => {
    const accountId = await member();
    const [first, second] = [await item(120_000), await item()];
    await add(accountId, first.itemId);
    await add(accountId, second.itemId);
    await database.db.updateTable('listings').set({ asking_cents: 90_000 }).where('id', '=', first.listingId).execute();
    const undo = async () => {
      await removeFromWishlist(database.db, accountId, first.itemId);
      expect(await wishlistItemIds(database.db, accountId)).toEqual([second.itemId]);
    };
    await undo();
    await add(accountId, first.itemId);
    expect(await wishlistItemIds(database.db, accountId)).toEqual([second.itemId, first.itemId]);
    const pricesNow = async () => {
      const { entries } = await wishlistPage(database.db, accountId, {});
      return pricesWhenAdded(
        database.db,
        entries.map(({ id }) => id),
      );
    };
    expect([...(await pricesNow()).values()]).toContain(120_000);
    await undo();
    await sql`UPDATE wishlist_items SET removed_at = now() - interval '2 hours' WHERE removed_at IS NOT NULL`.execute(
      database.db,
    );
    await add(accountId, first.itemId);
    expect(await wishlistItemIds(database.db, accountId)).toEqual([first.itemId, second.itemId]);
    expect([...(await pricesNow()).values()]).not.toContain(120_000);
  });

  it('forgets what was taken off', async () => {
    const accountId = await member();
    const { itemId } = await item();
    await add(accountId, itemId);
    await removeFromWishlist(database.db, accountId, itemId);
    const rows = () =>
      database.db.selectFrom('wishlist_items').select('id').where('account_id', '=', accountId).execute();
    await sweepWishlists(database.db);
    expect(await rows()).toHaveLength(1);
    await sql`UPDATE wishlist_items SET removed_at = now() - interval '2 hours' WHERE account_id = ${accountId}`.execute(
      database.db,
    );
    await sweepWishlists(database.db);
    expect(await rows()).toEqual([]);
  });

  it('is its owner’s alone', async () => {
    const [owner, other] = [await member(), await member()];
    const { itemId } = await item();
    await add(owner, itemId);
    await removeFromWishlist(database.db, other, itemId);
    expect(await wishlistItemIds(database.db, other)).toEqual([]);
    expect((await wishlistPage(database.db, other, {})).entries).toEqual([]);
    expect(await wishlistItemIds(database.db, owner)).toEqual([itemId]);
  });

  it('takes what exists, whatever is sent', async () => {
    const accountId = await member();
    for (const id of ['', '0000000000000', '\0', "' OR 1=1 --", 'x'.repeat(10_000)]) {
      expect(await attempt(() => add(accountId, id))).toMatchObject({ ok: false, code: 'not-found' });
      await removeFromWishlist(database.db, accountId, id);
    }
    expect(await wishlistItemIds(database.db, accountId)).toEqual([]);
  });

  it('has one entry of two adds at the same moment', async () => {
    const accountId = await member();
    const { itemId } = await item();
    await Promise.all([add(accountId, itemId), add(accountId, itemId)]);
    expect(await wishlistItemIds(database.db, accountId)).toEqual([itemId]);
  });

  it('has pages of a hundred, and an end', async () => {
    const accountId = await member();
    const { itemId } = await item();
    // Copies of one item, as many as the list holds.
    await sql`
      WITH copies AS (
        INSERT INTO items SELECT (jsonb_populate_record(items, jsonb_build_object('id', ${accountId} || n, 'sku', ${accountId} || n))).*
        FROM items, generate_series(1, ${MOST_WISHES}::integer) AS n WHERE items.id = ${itemId} RETURNING id
      )
      INSERT INTO wishlist_items (id, account_id, item_id) SELECT id, ${accountId}, id FROM copies
    `.execute(database.db);
    const first = await wishlistPage(database.db, accountId, { first: 500 });
    expect(first.entries).toHaveLength(100);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(await attempt(() => add(accountId, itemId))).toMatchObject({
      ok: false,
      code: 'full',
      message: 'Your wishlist holds 500 items. Take one off to save another.',
    });
    await sql`UPDATE wishlist_items SET item_id = ${itemId} WHERE id = ${first.entries[0]?.id}`.execute(database.db);
    expect(await attempt(() => add(accountId, itemId))).toMatchObject({ ok: true });
  });
});
