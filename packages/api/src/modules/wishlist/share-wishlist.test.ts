import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { findShared, readShare, shareWishlist, stopSharing } from './share-wishlist.ts';

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openShop(database.db);
});
afterAll(() => database.drop());

describe('the link of a wishlist', () => {
  it('is one, however often it is asked for, and names nobody unless it shall', async () => {
    const owner = await shop.member();
    expect(await readShare(owner)).toBeNull();
    const made = await Promise.all([shareWishlist(owner, false), shareWishlist(owner, false)]);
    expect(new Set(made.map(({ token }) => token)).size).toBe(1);
    const token = made[0]?.token ?? '';
    expect(await findShared(database.db, token)).toEqual({ accountId: owner.principal.accountId, name: null });
    expect((await shareWishlist(owner, true)).token).toBe(token);
    expect((await findShared(database.db, token))?.name).toEqual(expect.any(String));
  });

  it('shows nothing once it is ended, and the next one is another', async () => {
    const [owner, other] = [await shop.member(), await shop.member()];
    const { token } = await shareWishlist(owner, false);
    await stopSharing(other);
    expect(await findShared(database.db, token)).toBeDefined();
    await stopSharing(owner);
    expect(await findShared(database.db, token)).toBeUndefined();
    expect((await shareWishlist(owner, false)).token).not.toBe(token);
  });

  it('is unknown for whatever else is sent', async () => {
    for (const token of ['', '\0', 'x'.repeat(32), "' OR 1=1 --", 'x'.repeat(10_000)])
      expect(await findShared(database.db, token)).toBeUndefined();
  });
});
