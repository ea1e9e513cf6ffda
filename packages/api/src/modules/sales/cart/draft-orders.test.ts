import { actAs } from '#api/platform/actor-context.fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { openBuyerOrders } from '#api/modules/sales/orders/order-lists.ts';
import { checkoutWith, openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { addListing } from './add-listing.ts';
import { setLinePrice } from './change-line-items.ts';
import { sendDraft, setOwner, claimDraft } from './draft-orders.ts';
import { readCart } from './read-cart.ts';

let database: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openShop(database.db);
});
afterAll(() => database.drop());

const checkout = () => checkoutWith(database.db, 'http://127.0.0.1:9');
const read = (actor: ActorContext, ids: readonly string[] = []) => readCart(checkout(), actor.principal, ids);
const linesOf = async (actor: ActorContext) => (await read(actor)).orders.flatMap(({ lines }) => lines);
const keyOf = async (id: string): Promise<string> =>
  (await database.db.selectFrom('orders').select('guest_key').where('id', '=', id).executeTakeFirstOrThrow()).guest_key;

/** A staff account with a cart of its own, which sells nothing of what is in it. */
async function openStaff(): Promise<ActorContext> {
  const accountId = await shop.memberId();
  await database.db.updateTable('accounts').set({ is_admin: true }).where('id', '=', accountId).execute();
  return actAs(shop.signedIn(accountId), { rights: { isAdmin: true } });
}

/** A staff cart with one item at an overridden price. */
async function prepare(cents = 80_000) {
  const staff = await openStaff();
  const listing = await shop.listing();
  const orderId = await addListing(staff, listing);
  const [line] = await linesOf(staff);
  await setLinePrice(staff, { orderId, lineItemId: line!.id }, cents);
  return { staff, listing, orderId };
}

describe('a draft order', () => {
  it('stays in the staff cart until it is sent, and ships to its owner’s address', async () => {
    const { staff, orderId } = await prepare();
    const buyer = await shop.member();
    const address = await shop.address(buyer);
    await database.db.updateTable('addresses').set({ is_default: true }).where('id', '=', address).execute();
    await setOwner(staff, orderId, buyer.principal.accountId);
    const [order] = (await read(staff)).orders;
    expect(order?.row).toMatchObject({
      account_id: buyer.principal.accountId,
      address_id: address,
      ship_option: 'home',
    });
    expect(await linesOf(buyer)).toEqual([]);
    expect((await openBuyerOrders(database.db, buyer.principal.accountId!, 50)).entries).toEqual([]);
    const another = await shop.listing();
    expect(await addListing(staff, another)).toBe(orderId);
    await sendDraft(staff, orderId);
    expect(await linesOf(staff)).toEqual([]);
    expect(await linesOf(buyer)).toEqual([]);
    expect((await openBuyerOrders(database.db, buyer.principal.accountId!, 50)).entries.map(({ id }) => id)).toEqual([
      orderId,
    ]);
  });

  it('is claimed with its prices, into an open order of the same seller if there is one', async () => {
    const buyer = await shop.member();
    const before = await shop.listing();
    await addListing(buyer, before);
    const { staff, orderId, listing } = await prepare();
    await setOwner(staff, orderId, buyer.principal.accountId);
    await sendDraft(staff, orderId);
    const into = await claimDraft(buyer, orderId, '');
    expect(into).not.toBe(orderId);
    const { orders } = await read(buyer);
    expect(orders).toHaveLength(1);
    expect(orders[0]?.row).toMatchObject({ salesperson_id: staff.principal.accountId, drafted_by: null });
    expect(orders[0]?.lines.map(({ listingId, unitCents }) => [listingId, unitCents]).toSorted()).toEqual(
      [
        [before, 100_000],
        [listing, 80_000],
      ].toSorted(),
    );
    await expect(claimDraft(buyer, orderId, '')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is claimed once, however many claim it at the same time', async () => {
    const { staff, orderId } = await prepare();
    await sendDraft(staff, orderId);
    const key = await keyOf(orderId);
    const guests = Array.from({ length: 5 }, () => shop.guest());
    const taken = await Promise.allSettled(guests.map((guest) => claimDraft(guest, orderId, key)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const counts = await Promise.all(guests.map(async (guest) => (await linesOf(guest)).length));
    expect(counts.toSorted()).toEqual([0, 0, 0, 0, 1]);
  });

  it('cannot be claimed without its key, by another account, or before it is sent', async () => {
    const { staff, orderId } = await prepare();
    const [buyer, stranger, guest] = [await shop.member(), await shop.member(), shop.guest()];
    await setOwner(staff, orderId, buyer.principal.accountId);
    const key = await keyOf(orderId);
    const refused = expect.objectContaining({ code: 'not-found' });
    await expect(claimDraft(buyer, orderId, key)).rejects.toEqual(refused);
    await sendDraft(staff, orderId);
    await expect(claimDraft(guest, orderId, 'wrong')).rejects.toEqual(refused);
    await expect(claimDraft(stranger, orderId, key)).rejects.toEqual(refused);
    await expect(setOwner(staff, orderId, stranger.principal.accountId)).rejects.toEqual(refused);
    expect(await claimDraft(guest, orderId, key)).toBe(orderId);
  });

  it('is never made of a shopper’s own cart, nor for the seller of its items', async () => {
    const staff = await openStaff();
    const buyer = await shop.member();
    const own = await addListing(buyer, await shop.listing());
    const refused = expect.objectContaining({ code: 'not-found' });
    await expect(setOwner(staff, own, staff.principal.accountId)).rejects.toEqual(refused);
    await expect(sendDraft(staff, own)).rejects.toEqual(refused);
    const orderId = await addListing(staff, await shop.listing());
    await expect(setOwner(staff, orderId, shop.houseId)).rejects.toMatchObject({ code: 'own-listing' });
    await setOwner(staff, orderId, buyer.principal.accountId);
    await setOwner(staff, orderId, null);
    expect((await read(staff)).orders[0]?.row).toMatchObject({
      account_id: staff.principal.accountId,
      drafted_by: null,
      assigned_staff_account_id: null,
    });
  });
});
