import { actAs } from '#api/platform/actor-context.fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { addListing } from '#api/modules/sales/cart/add-listing.ts';
import { removeListing, setLinePrice, setNotes, setQuantity } from '#api/modules/sales/cart/change-line-items.ts';
import { setShippingAddress } from '#api/modules/sales/cart/set-shipping-address.ts';
import { setAffirmFee } from '#api/modules/sales/checkout/affirm-fee.ts';
import { setShippingMethod } from '#api/modules/sales/checkout/shipping-methods.ts';
import { cancelOrder } from './cancel-order.ts';
import { associateContact } from '#api/modules/sales/checkout/express-contact.ts';
import { checkoutWith, openShop, type TestShop } from './shop.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';

let database: TestDatabase;
let shop: TestShop;
let staff: ActorContext;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openShop(database.db);
  staff = {
    ...actAs(await shop.member(), { rights: { isAdmin: true, grants: ['orders:write'] } }),
    requestId: 'request-1',
  };
});
afterAll(() => database.drop());

const checkout = () => checkoutWith(database.db, 'http://127.0.0.1:9');

async function cart(owner: ActorContext) {
  const listingId = await shop.listing({ stock: 3 });
  const orderId = await addListing(owner, listingId);
  const { id: lineItemId } = await database.db
    .selectFrom('line_items')
    .select('id')
    .where('order_id', '=', orderId)
    .where('listing_id', '=', listingId)
    .executeTakeFirstOrThrow();
  return { listingId, orderId, lineItemId, place: { addressId: await shop.address(owner), storeId: null } };
}

const written = (orderId: string) =>
  database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_account_id', 'impersonator_id', 'request_id', 'detail'])
    .where('subject_id', '=', orderId)
    .orderBy('id')
    .execute();

/** Everything that a buyer may do to an open order, and then throws it away. */
async function walk(
  visitor: ActorContext,
  { orderId, lineItemId, listingId, place }: Awaited<ReturnType<typeof cart>>,
) {
  const line = { orderId, lineItemId };
  await setQuantity(visitor, line, 2);
  await setNotes(visitor, line, 'A secret of Ada’s');
  await associateContact(visitor, orderId, { email: 'ada@example.com', firstName: 'Ada', lastName: null });
  await setShippingAddress(visitor, orderId, { addressId: null, storeId: shop.storeId });
  await setAffirmFee(visitor, orderId, true);
  const choice = { ref: 'pickup', overrideCents: null, estimate: null };
  await setShippingMethod(visitor, checkout(), orderId, choice);
  await cancelOrder(visitor, checkout(), orderId);
  const again = await cart(shop.guest());
  await removeListing(visitor.principal.rights.isAdmin ? visitor : staff, again.orderId, again.listingId);
  return { listingId, place, again };
}

describe('the audit log', () => {
  it('has each action of staff on a customer’s open order, without what people wrote', async () => {
    const theirs = await cart(await shop.member());
    const { again } = await walk(staff, theirs);
    const rows = await written(theirs.orderId);
    expect(rows.map(({ action }) => action)).toEqual([
      'order.setQuantity',
      'order.setNotes',
      'order.setContact',
      'order.setShippingAddress',
      'order.setAffirmFee',
      'order.setShippingMethod',
      'order.discard',
    ]);
    expect(rows[0]).toEqual({
      action: 'order.setQuantity',
      actor_account_id: staff.principal.accountId,
      impersonator_id: null,
      request_id: 'request-1',
      detail: { lineItemId: theirs.lineItemId, quantity: 2 },
    });
    expect(JSON.stringify(rows)).not.toMatch(/secret|ada@/i);
    expect((await written(again.orderId)).map(({ action }) => action)).toEqual(['order.removeListing']);
  });

  it('has nothing of what customers do with their own', async () => {
    const buyer = await shop.member();
    const own = await cart(buyer);
    await walk(buyer, own);
    expect(await written(own.orderId)).toEqual([]);
  });

  it('has the prices that staff set, in carts of their own, too', async () => {
    const own = await cart(staff);
    await setLinePrice(staff, own, 90_000);
    await setLinePrice(staff, own, null);
    await setShippingAddress(staff, own.orderId, own.place);
    const choice = { ref: 'ground', overrideCents: 1_500, estimate: null };
    await setShippingMethod(staff, checkout(), own.orderId, choice);
    const { lineItemId } = own;
    expect((await written(own.orderId)).map(({ action, detail }) => [action, detail])).toEqual([
      ['order.setPrice', { lineItemId, amountCents: 90_000 }],
      ['order.setPrice', { lineItemId, amountCents: null }],
      ['order.setShippingMethod', { ref: 'ground', overrideCents: 1_500 }],
    ]);
  });

  it('names both where somebody acts as another', async () => {
    const buyer = await shop.member();
    const { orderId, lineItemId } = await cart(buyer);
    const impersonated = actAs(buyer, { impersonatorId: staff.principal.accountId });
    await setQuantity(impersonated, { orderId, lineItemId }, 2);
    expect(await written(orderId)).toMatchObject([
      {
        action: 'order.setQuantity',
        actor_account_id: buyer.principal.accountId,
        impersonator_id: staff.principal.accountId,
      },
    ]);
  });

  it('has nothing of a refused action', async () => {
    const { orderId, lineItemId } = await cart(await shop.member());
    const foreign = { orderId, lineItemId: shop.storeId };
    await expect(setLinePrice(staff, foreign, 1)).rejects.toThrow('not in the cart');
    await expect(setLinePrice(staff, { orderId, lineItemId }, -1)).rejects.toThrow('between');
    expect(await written(orderId)).toEqual([]);
  });
});
