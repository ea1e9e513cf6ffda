import { actAs } from '#api/platform/actor-context.fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { beginSession } from '#api/modules/accounts/session-store.ts';
import { addListing } from './add-listing.ts';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { sweepGuestCarts } from './sweep-guest-carts.ts';

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openShop(database.db);
});
afterAll(() => database.drop());

const isThere = async (id: string): Promise<boolean> =>
  (await database.db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
const makeOld = (id: string) =>
  sql`UPDATE orders SET created_at = now() - interval '2 days' WHERE id = ${id}`.execute(database.db);

describe('a guest’s cart', () => {
  it('is deleted after its session', async () => {
    const guest = shop.guest();
    const orderId = await addListing(guest, await shop.listing());
    await sweepGuestCarts(database.db);
    expect(await isThere(orderId)).toBe(true);
    await makeOld(orderId);
    await sweepGuestCarts(database.db);
    expect(await isThere(orderId)).toBe(false);
    const carts = await database.db.selectFrom('carts').select('owner').execute();
    expect(carts).not.toContainEqual({ owner: `session:${guest.principal.sessionId}` });
  });

  it('is kept while its session exists, as is a member’s', async () => {
    const { id } = await beginSession(database.db, null);
    const ofGuest = await addListing(actAs(shop.guest(), { sessionId: id }), await shop.listing());
    const ofMember = await addListing(await shop.member(), await shop.listing());
    await Promise.all([makeOld(ofGuest), makeOld(ofMember)]);
    await sweepGuestCarts(database.db);
    expect([await isThere(ofGuest), await isThere(ofMember)]).toEqual([true, true]);
  });
});
