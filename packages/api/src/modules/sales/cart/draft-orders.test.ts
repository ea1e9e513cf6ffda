import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '#api/platform/db/testing.ts';
import { openBuyerOrders } from '#api/modules/sales/orders/order-lists.ts';
import type { OrderContext } from '#api/modules/sales/orders/order-context.ts';
import { checkoutWith, openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { SalesPrincipal } from '#api/modules/sales/orders/order-ownership.ts';
import { addListing } from './add-listing.ts';
import { setLinePrice } from './change-lines.ts';
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
const read = (principal: SalesPrincipal, ids: readonly string[] = []) => readCart(checkout(), principal, ids);
const linesOf = async (principal: SalesPrincipal) => (await read(principal)).orders.flatMap(({ lines }) => lines);
const keyOf = async (id: string): Promise<string> =>
  (await database.db.selectFrom('orders').select('guest_key').where('id', '=', id).executeTakeFirstOrThrow()).guest_key;

/** A desk with a cart of its own: a seller of the shop that is no seller of what lies in it. */
async function openDesk(): Promise<
  OrderContext & { readonly principal: SalesPrincipal & { readonly accountId: string } }
> {
  const staff = await shop.member();
  await database.db.updateTable('accounts').set({ is_admin: true }).where('id', '=', staff.accountId!).execute();
  const principal = { ...staff, accountId: staff.accountId!, isAdmin: true };
  return {
    checkout: checkout(),
    principal,
    actor: { accountId: principal.accountId, impersonatorId: null, requestId: 'test' },
  };
}

/** A cart of one desk with one thing at a price of its own. */
async function prepare(cents = 80_000) {
  const desk = await openDesk();
  const listing = await shop.listing();
  const orderId = await addListing(database.db, desk.principal, listing);
  const [line] = await linesOf(desk.principal);
  await setLinePrice(database.db, desk.principal, { orderId, lineItemId: line!.id }, cents);
  return { desk, listing, orderId };
}

describe('an order that staff put together', () => {
  it('stays in the cart of the desk until it is handed over, and goes to its owner’s address', async () => {
    const { desk, orderId } = await prepare();
    const buyer = await shop.member();
    const address = await shop.address(buyer);
    await database.db.updateTable('addresses').set({ is_default: true }).where('id', '=', address).execute();
    await setOwner(desk, orderId, buyer.accountId);
    const [order] = (await read(desk.principal)).orders;
    expect(order?.row).toMatchObject({ account_id: buyer.accountId, address_id: address, ship_option: 'home' });
    expect(await linesOf(buyer)).toEqual([]);
    expect((await openBuyerOrders(database.db, buyer.accountId!, 50)).entries).toEqual([]);
    const another = await shop.listing();
    expect(await addListing(database.db, desk.principal, another)).toBe(orderId);
    await sendDraft(desk, orderId);
    expect(await linesOf(desk.principal)).toEqual([]);
    expect(await linesOf(buyer)).toEqual([]);
    expect((await openBuyerOrders(database.db, buyer.accountId!, 50)).entries.map(({ id }) => id)).toEqual([orderId]);
  });

  it('is taken with its prices, into an order of the same seller where there is one', async () => {
    const buyer = await shop.member();
    const before = await shop.listing();
    await addListing(database.db, buyer, before);
    const { desk, orderId, listing } = await prepare();
    await setOwner(desk, orderId, buyer.accountId);
    await sendDraft(desk, orderId);
    const into = await claimDraft(database.db, buyer, orderId, '');
    expect(into).not.toBe(orderId);
    const { orders } = await read(buyer);
    expect(orders).toHaveLength(1);
    expect(orders[0]?.row).toMatchObject({ salesperson_id: desk.principal.accountId, drafted_by: null });
    expect(orders[0]?.lines.map(({ listingId, unitCents }) => [listingId, unitCents]).toSorted()).toEqual(
      [
        [before, 100_000],
        [listing, 80_000],
      ].toSorted(),
    );
    await expect(claimDraft(database.db, buyer, orderId, '')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is taken once, whoever asks at the same time', async () => {
    const { desk, orderId } = await prepare();
    await sendDraft(desk, orderId);
    const key = await keyOf(orderId);
    const guests = Array.from({ length: 5 }, () => shop.guest());
    const taken = await Promise.allSettled(guests.map((guest) => claimDraft(database.db, guest, orderId, key)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const counts = await Promise.all(guests.map(async (guest) => (await linesOf(guest)).length));
    expect(counts.toSorted()).toEqual([0, 0, 0, 0, 1]);
  });

  it('is nothing to anybody else: no key, another account, one that was not handed over', async () => {
    const { desk, orderId } = await prepare();
    const [buyer, stranger, guest] = [await shop.member(), await shop.member(), shop.guest()];
    await setOwner(desk, orderId, buyer.accountId);
    const key = await keyOf(orderId);
    const refused = expect.objectContaining({ code: 'not-found' });
    await expect(claimDraft(database.db, buyer, orderId, key)).rejects.toEqual(refused);
    await sendDraft(desk, orderId);
    await expect(claimDraft(database.db, guest, orderId, 'wrong')).rejects.toEqual(refused);
    await expect(claimDraft(database.db, stranger, orderId, key)).rejects.toEqual(refused);
    await expect(setOwner(desk, orderId, stranger.accountId)).rejects.toEqual(refused);
    expect(await claimDraft(database.db, guest, orderId, key)).toBe(orderId);
  });

  it('is never somebody’s own cart, nor the seller’s own goods', async () => {
    const desk = await openDesk();
    const buyer = await shop.member();
    const own = await addListing(database.db, buyer, await shop.listing());
    const refused = expect.objectContaining({ code: 'not-found' });
    await expect(setOwner(desk, own, desk.principal.accountId)).rejects.toEqual(refused);
    await expect(sendDraft(desk, own)).rejects.toEqual(refused);
    const orderId = await addListing(database.db, desk.principal, await shop.listing());
    await expect(setOwner(desk, orderId, shop.houseId)).rejects.toMatchObject({ code: 'own-listing' });
    await setOwner(desk, orderId, buyer.accountId);
    await setOwner(desk, orderId, null);
    expect((await read(desk.principal)).orders[0]?.row).toMatchObject({
      account_id: desk.principal.accountId,
      drafted_by: null,
      assigned_staff_account_id: null,
    });
  });
});
