import { actAs } from '#api/platform/actor-context.fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { onSignIn, runSignInHooks } from '#api/modules/accounts/sign-in-hooks.ts';
import { checkoutWith, openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { addListing } from './add-listing.ts';
import { setNotes } from './change-line-items.ts';
import { mergeCarts } from './merge-carts.ts';
import { readCart } from './read-cart.ts';

let database: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  onSignIn(mergeCarts);
  database = await createTestDatabase();
  shop = await openShop(database.db);
});
afterAll(() => database.drop());

const fill = async (visitor: ActorContext, ...listings: string[]): Promise<void> => {
  for (const listing of listings) await addListing(visitor, listing);
};
const read = (visitor: ActorContext) => readCart(checkoutWith(database.db, 'http://127.0.0.1:9'), visitor.principal);
const linesOf = async (visitor: ActorContext) => (await read(visitor)).orders.flatMap(({ lines }) => lines);

async function signIn(guest: ActorContext, accountId: string, isAdmin = false): Promise<ActorContext> {
  const sessionId = guest.principal.sessionId ?? '';
  await tx(database.db, (trx) => runSignInHooks({ tx: trx, sessionId, accountId, isAdmin }));
  return actAs(guest, { accountId, rights: { isAdmin } });
}

describe('signing in with a cart', () => {
  it('makes four lines of three and two with one in common', async () => {
    const [a, b, c, d] = [await shop.listing(), await shop.listing(), await shop.listing(), await shop.listing()];
    const member = await shop.member();
    await fill(member, a, b, c);
    const guest = shop.guest();
    await fill(guest, c, d);
    const signedIn = await signIn(guest, member.principal.accountId!);
    expect((await linesOf(signedIn)).map(({ listingId }) => listingId).toSorted()).toEqual([a, b, c, d].toSorted());
    expect((await read(signedIn)).orders).toHaveLength(1);
    expect(await linesOf(guest)).toEqual([]);
  });

  it('keeps the larger quantity of an item in both, within the stock, however often it runs', async () => {
    const shirt = await shop.listing({ stock: 4 });
    const member = await shop.member();
    await fill(member, shirt, shirt);
    for (let round = 0; round < 3; round += 1) {
      const guest = shop.guest();
      await fill(guest, shirt, shirt, shirt);
      await signIn(guest, member.principal.accountId!);
      expect((await linesOf(member)).map(({ quantity }) => quantity)).toEqual([3]);
    }
    await database.db.updateTable('listings').set({ stock_level: 1 }).where('id', '=', shirt).execute();
    const guest = shop.guest();
    await fill(guest, shirt);
    await signIn(guest, member.principal.accountId!);
    expect((await linesOf(member)).map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('keeps notes for the seller: the newer one where both carts have one', async () => {
    const [one, other] = [await shop.listing(), await shop.listing()];
    const member = await shop.member();
    await fill(member, one, other);
    const guest = shop.guest();
    await fill(guest, one, other);
    const note = async (visitor: ActorContext, listing: string, text: string): Promise<void> => {
      const line = (await linesOf(visitor)).find(({ listingId }) => listingId === listing)!;
      await setNotes(visitor, { orderId: line.orderId, lineItemId: line.id }, text);
    };
    await note(member, one, 'Strung left-handed');
    await note(member, other, 'From before');
    await note(guest, other, 'From now');
    const signedIn = await signIn(guest, member.principal.accountId!);
    const notes = new Map((await linesOf(signedIn)).map(({ listingId, notes: text }) => [listingId, text]));
    expect([notes.get(one), notes.get(other)]).toEqual(['Strung left-handed', 'From now']);
  });

  it('moves whole orders of other sellers, and raises the version above both carts', async () => {
    const sellers = [await shop.seller(), await shop.seller()];
    const member = await shop.member();
    await fill(member, await shop.listing());
    const guest = shop.guest();
    for (const sellerId of sellers)
      await fill(guest, await shop.listing({ sellerId }), await shop.listing({ sellerId }));
    const before = [(await read(member)).version, (await read(guest)).version];
    const signedIn = await signIn(guest, member.principal.accountId!);
    const after = await read(signedIn);
    expect(after.orders.map(({ lines }) => lines.length)).toEqual([1, 2, 2]);
    expect(after.version).toBeGreaterThan(Math.max(...before));
  });

  it('happens with the sign-in or not at all', async () => {
    const member = await shop.member();
    const guest = shop.guest();
    await fill(guest, await shop.listing());
    const failing = tx(database.db, async (trx) => {
      await runSignInHooks({
        tx: trx,
        sessionId: guest.principal.sessionId!,
        accountId: member.principal.accountId!,
        isAdmin: false,
      });
      throw new Error('The sign-in failed');
    });
    await expect(failing).rejects.toThrow('The sign-in failed');
    expect([(await linesOf(guest)).length, (await linesOf(member)).length]).toEqual([1, 0]);
  });

  it('leaves the carts of admins alone', async () => {
    const guest = shop.guest();
    await fill(guest, await shop.listing());
    await signIn(guest, shop.houseId, true);
    expect(await linesOf(guest)).toHaveLength(1);
  });
});
