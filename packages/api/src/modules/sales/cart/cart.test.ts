import { countStatements } from '#api/platform/db/count-statements.fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import type { LoadedOrder } from '#api/modules/sales/orders/load-orders.ts';
import { randomNumbers } from '#api/platform/random-numbers.fixture.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { checkoutWith, openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { CheckoutContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { setShippingMethod } from '#api/modules/sales/checkout/shipping-methods.ts';
import { addListing } from './add-listing.ts';
import { removeListing, setLinePrice, setNotes, setQuantity } from './change-line-items.ts';
import { type LoadedCart, readCart } from './read-cart.ts';
import { removeOutOfStock } from './remove-out-of-stock.ts';
import { setShippingAddress } from './set-shipping-address.ts';

let database: TestDatabase;
let shop: TestShop;
let checkout: CheckoutContext;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openShop(database.db);
  checkout = checkoutWith(database.db, 'http://127.0.0.1:9');
});
afterAll(() => database.drop());

/** A database in which something happens just before each transaction begins. */
function beforeTransactions(db: Db, happen: () => Promise<unknown>): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction')
        return () => ({
          setIsolationLevel: (level: 'read committed') => ({
            execute: async (work: (trx: Tx) => Promise<unknown>) => {
              await happen();
              return target.transaction().setIsolationLevel(level).execute(work);
            },
          }),
        });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const add = (visitor: ActorContext, listingId: string) => attempt(() => addListing(visitor, listingId));
const read = (visitor: ActorContext, ids: string[] = []): Promise<LoadedCart> =>
  readCart(checkout, visitor.principal, ids);

async function onlyOrder(visitor: ActorContext): Promise<LoadedOrder> {
  const { orders } = await read(visitor);
  expect(orders).toHaveLength(1);
  return orders[0]!;
}

async function withLine(
  stock: number,
  cents = 3_200,
): Promise<{ visitor: ActorContext; listingId: string; line: { orderId: string; lineItemId: string } }> {
  const visitor = shop.guest();
  const listingId = await shop.listing({ stock, cents, shippingClass: 'small', title: 'The H tee' });
  await add(visitor, listingId);
  const order = await onlyOrder(visitor);
  return { visitor, listingId, line: { orderId: order.row.id, lineItemId: order.lines[0]!.id } };
}

describe('adding', () => {
  it('makes no order before the first add, then one for each seller', async () => {
    const visitor = shop.guest();
    expect(await read(visitor)).toEqual({ version: 0, orders: [] });
    const otherSeller = await shop.seller();
    await add(visitor, await shop.listing());
    await add(visitor, await shop.listing());
    await add(visitor, await shop.listing({ sellerId: otherSeller }));
    const { orders, version } = await read(visitor);
    expect(orders.map(({ lines }) => lines.length)).toEqual([2, 1]);
    expect(version).toBe(3);
  });

  it('has a one-of-a-kind item once', async () => {
    const visitor = shop.guest();
    const listing = await shop.listing();
    await add(visitor, listing);
    const before = await read(visitor);
    expect(await add(visitor, listing)).toMatchObject({
      ok: false,
      message: 'A line item already exists for the listing',
    });
    expect(await read(visitor)).toEqual(before);
  });

  it('takes as many of an item as there are', async () => {
    const { visitor, listingId } = await withLine(2);
    expect(await add(visitor, listingId)).toMatchObject({ ok: true });
    expect(await add(visitor, listingId)).toMatchObject({ ok: false, code: 'above-maximum' });
    expect((await onlyOrder(visitor)).lines[0]).toMatchObject({ quantity: 2 });
  });

  it('refuses what is sold, unknown or the own listing, and leaves no order behind', async () => {
    const visitor = shop.guest();
    const sold = await shop.listing({ stock: 0, title: '1959 Gibson Les Paul' });
    expect(await add(visitor, sold)).toMatchObject({ ok: false, message: '1959 Gibson Les Paul has been sold.' });
    for (const id of ['0000000000000', '', "' OR 1=1 --", '\0', 'x'.repeat(10_000)])
      expect(await add(visitor, id)).toMatchObject({ ok: false, code: 'not-found' });
    const seller = await shop.seller();
    const own = await shop.listing({ sellerId: seller });
    expect(await add(shop.signedIn(seller), own)).toMatchObject({ ok: false, code: 'own-listing' });
    expect(await read(visitor)).toEqual({ version: 0, orders: [] });
  });

  it('keeps both when two tabs add at the same moment', async () => {
    const visitor = shop.guest();
    const listings = [await shop.listing(), await shop.listing(), await shop.listing()];
    await Promise.all(listings.map((id) => add(visitor, id)));
    expect((await onlyOrder(visitor)).lines).toHaveLength(3);
  });
});

describe('the quantity', () => {
  it.each([
    [0, 1, 'Quantity cannot be less than 1. It has been reset to the minimum.'],
    [-5, 1, 'Quantity cannot be less than 1. It has been reset to the minimum.'],
    [3, 3, null],
    [4, 3, 'Quantity cannot exceed 3. It has been reset to the maximum.'],
    [2_147_483_647, 3, 'Quantity cannot exceed 3. It has been reset to the maximum.'],
  ])('asked for %d of three becomes %d', async (asked, quantity, message) => {
    const { visitor, line } = await withLine(3);
    expect(await setQuantity(visitor, line, asked)).toBe(message);
    const order = await onlyOrder(visitor);
    expect(order.lines[0]).toMatchObject({ quantity });
    expect(order.price.totalCents).toBe(3_200 * quantity);
  });
});

describe('a line', () => {
  it('takes a price from an admin, and goes back to the listed one', async () => {
    const { visitor, line } = await withLine(3);
    await setLinePrice(shop.admin, line, 2_500);
    expect((await onlyOrder(visitor)).price.totalCents).toBe(2_500);
    await setLinePrice(shop.admin, line, null);
    expect((await onlyOrder(visitor)).price.totalCents).toBe(3_200);
    const tooMuch = await attempt(() => setLinePrice(shop.admin, line, -1));
    expect(tooMuch).toMatchObject({ ok: false, code: 'out-of-range' });
  });

  it('keeps a note of any text within 500 characters', async () => {
    const { visitor, line } = await withLine(1);
    await setNotes(visitor, line, ' Gift 🎁\0 \ud800 <b>\u202e');
    expect((await onlyOrder(visitor)).lines[0]?.notes).toBe('Gift 🎁 \ufffd <b>');
    expect(await attempt(() => setNotes(visitor, line, 'x'.repeat(501)))).toMatchObject({
      code: 'too-long',
    });
    await setNotes(visitor, line, '  ');
    expect((await onlyOrder(visitor)).lines[0]?.notes).toBeNull();
  });

  it('takes its order with it when it was the last, and adding begins a fresh one', async () => {
    const { visitor, listingId, line } = await withLine(1);
    await removeListing(visitor, line.orderId, listingId);
    expect(await read(visitor, [line.orderId])).toMatchObject({ orders: [] });
    await add(visitor, listingId);
    const fresh = await onlyOrder(visitor);
    expect(fresh.row.id).not.toBe(line.orderId);
  });
});

describe('somebody else', () => {
  it('sees and changes nothing by any id', async () => {
    const { visitor, listingId, line } = await withLine(3);
    const before = await read(visitor);
    const stranger = shop.guest();
    const theirs = await shop.address(stranger);
    expect((await read(stranger, [line.orderId])).orders).toEqual([]);
    const refused = [
      () => setQuantity(stranger, line, 2),
      () => setLinePrice(stranger, line, 1),
      () => setNotes(stranger, line, 'mine'),
      () => removeListing(stranger, line.orderId, listingId),
      () => setShippingAddress(stranger, line.orderId, { addressId: theirs, storeId: null }),
      () => setShippingMethod(stranger, checkout, line.orderId, { ref: 'pickup', overrideCents: null, estimate: null }),
    ];
    for (const call of refused) expect(await attempt<unknown>(call)).toMatchObject({ ok: false, code: 'not-found' });
    const foreignAddress = { addressId: theirs, storeId: null };
    expect(await attempt(() => setShippingAddress(visitor, line.orderId, foreignAddress))).toMatchObject({
      code: 'not-found',
    });
    const otherOrder = await withLine(1);
    const mixed = { orderId: line.orderId, lineItemId: otherOrder.line.lineItemId };
    expect(await attempt(() => setQuantity(visitor, mixed, 2))).toMatchObject({ code: 'not-found' });
    expect(await read(visitor)).toEqual(before);
  });
});

describe('shipping', () => {
  it('prices the chosen method and the tax of the place, and forgets a method that the place does not have', async () => {
    const visitor = shop.guest();
    await add(visitor, await shop.listing({ cents: 700_000 }));
    const orderId = (await onlyOrder(visitor)).row.id;
    await setShippingAddress(visitor, orderId, {
      addressId: await shop.address(visitor, 'TN'),
      storeId: null,
    });
    const choose = (ref: string, more: object = {}) =>
      attempt(() =>
        setShippingMethod(visitor, checkout, orderId, { ref, overrideCents: null, estimate: null, ...more }),
      );
    expect(await choose('ground')).toMatchObject({ ok: true });
    const home = await onlyOrder(visitor);
    expect(home.price).toMatchObject({ shippingCents: 7_290, taxCents: 49_510, totalCents: 756_800 });
    expect(await choose('pigeon')).toMatchObject({ ok: false, code: 'not-offered' });
    expect(await choose('ground', { overrideCents: 0 })).toMatchObject({ ok: false, code: 'forbidden' });
    await setShippingAddress(visitor, orderId, { addressId: null, storeId: shop.storeId });
    expect(await onlyOrder(visitor)).toMatchObject({
      methodRef: 'pickup',
      price: { shippingCents: 0, taxCents: 49_000 },
    });
    await setShippingAddress(visitor, orderId, { addressId: await shop.address(visitor), storeId: null });
    expect(await onlyOrder(visitor)).toMatchObject({ methodRef: null, price: { totalCents: 700_000 } });
  });

  it('taxes an address that contradicts itself at the highest of its possible places', async () => {
    const taxAt = async (region_iso: string, postal_code: string) => {
      const visitor = shop.guest();
      await add(visitor, await shop.listing({ cents: 700_000 }));
      const orderId = (await onlyOrder(visitor)).row.id;
      const addressId = await shop.address(visitor);
      const place = { city: 'Memphis', region_iso, postal_code };
      const { db } = database;
      await db.updateTable('addresses').set(place).where('id', '=', addressId).execute();
      const choose = () => attempt(() => setShippingAddress(visitor, orderId, { addressId, storeId: null }));
      expect(await choose()).toMatchObject({ ok: false, code: 'address-mismatch' });
      await db.updateTable('addresses').set({ kept_as_typed: true }).where('id', '=', addressId).execute();
      expect(await choose()).toMatchObject({ ok: true });
      return (await onlyOrder(visitor)).price.taxCents;
    };
    expect(await taxAt('OR', '38103')).toBe(49_000);
    expect(await taxAt('TN', '97214')).toBe(49_000);
    expect(await taxAt('TN', '00000')).toBe(49_000);
    expect(await taxAt('OR', '00000')).toBe(49_000);
  });

  it('takes exactly one of address and store', async () => {
    const { visitor, line } = await withLine(1);
    for (const place of [
      { addressId: null, storeId: null },
      { addressId: 'a', storeId: 'b' },
    ])
      expect(await attempt(() => setShippingAddress(visitor, line.orderId, place))).toMatchObject({
        code: 'invalid',
      });
  });
});

describe('what is out of stock', () => {
  it('is removed and named, and quantities are reduced to the stock', async () => {
    const visitor = shop.guest();
    const guitar = await shop.listing({ title: '1965 Fender Jazzmaster' });
    const shirt = await shop.listing({ stock: 5, title: 'The H tee' });
    await add(visitor, guitar);
    for (let count = 0; count < 4; count += 1) await add(visitor, shirt);
    await database.db
      .updateTable('listings')
      .set({ status: 'sold', sold_at: new Date(), stock_level: 0 })
      .where('id', '=', guitar)
      .execute();
    await database.db.updateTable('listings').set({ stock_level: 2 }).where('id', '=', shirt).execute();
    expect(await removeOutOfStock(visitor, [])).toBe(
      'The following items were removed because they were out of stock: 1965 Fender Jazzmaster',
    );
    expect((await onlyOrder(visitor)).lines).toMatchObject([{ listingId: shirt, quantity: 2 }]);
    expect(await removeOutOfStock(visitor, [])).toBeNull();
  });

  it('is determined by the stock at the time of removal', async () => {
    const { visitor, listingId } = await withLine(2);
    const stock = (level: number) =>
      database.db.updateTable('listings').set({ stock_level: level }).where('id', '=', listingId).execute();
    await add(visitor, listingId);
    await stock(1);
    const restocked = { ...visitor, db: beforeTransactions(database.db, () => stock(2)) };
    expect(await removeOutOfStock(restocked, [])).toBeNull();
    expect((await onlyOrder(visitor)).lines).toMatchObject([{ quantity: 2 }]);
  });

  it('stays in an order whose payment began meanwhile', async () => {
    const { visitor, listingId, line } = await withLine(1);
    const gone = { status: 'sold', sold_at: new Date(), stock_level: 0 } as const;
    await database.db.updateTable('listings').set(gone).where('id', '=', listingId).execute();
    const pay = () =>
      database.db
        .updateTable('orders')
        .set({ paying_payment_id: 'under-way' })
        .where('id', '=', line.orderId)
        .execute();
    const paying = { ...visitor, db: beforeTransactions(database.db, pay) };
    expect(await removeOutOfStock(paying, [])).toBeNull();
    expect((await onlyOrder(visitor)).lines).toHaveLength(1);
  });
});

it('reads a cart of 50 lines with as many statements as one of 1 line', async () => {
  const visitor = shop.guest();
  await add(visitor, await shop.listing());
  const count = async (): Promise<number> => {
    const counted = countStatements(database.db);
    await readCart({ ...checkout, db: counted.db }, visitor.principal);
    return counted.count();
  };
  const few = await count();
  for (let index = 0; index < 49; index += 1) await add(visitor, await shop.listing());
  expect((await onlyOrder(visitor)).lines).toHaveLength(50);
  expect(await count()).toBe(few);
});

it('agrees with a model of the cart after any sequence of steps', async () => {
  const next = randomNumbers(5);
  const stock = [1, 1, 3, 8];
  const prices = [250_000, 90_000, 3_200, 1_500];
  const listings = await Promise.all(
    stock.map((level, index) => shop.listing({ stock: level, cents: prices[index]! })),
  );
  const visitor = shop.guest();
  const model = new Map<number, number>();
  let version = 0;
  for (let step = 0; step < 150; step += 1) {
    const pick = next(4);
    const order = (await read(visitor)).orders[0];
    const line = order?.lines.find(({ listingId }) => listingId === listings[pick]);
    const action = next(3);
    if (action === 0) {
      const had = model.get(pick) ?? 0;
      await add(visitor, listings[pick]!);
      model.set(pick, Math.min(had + 1, stock[pick]!));
    } else if (line && action === 1) {
      const wanted = next(12) - 1;
      await setQuantity(visitor, { orderId: order!.row.id, lineItemId: line.id }, wanted);
      model.set(pick, Math.min(Math.max(1, wanted), stock[pick]!));
    } else if (line) {
      await removeListing(visitor, order!.row.id, listings[pick]!);
      model.delete(pick);
    }
    const cart = await read(visitor);
    const lines = cart.orders.flatMap((each) => each.lines);
    expect(new Map(lines.map(({ listingId, quantity }) => [listings.indexOf(listingId), quantity]))).toEqual(model);
    const total = [...model].reduce((sum, [index, quantity]) => sum + prices[index]! * quantity, 0);
    expect(cart.orders.reduce((sum, each) => sum + each.price.totalCents, 0)).toBe(total);
    expect(cart.version).toBeGreaterThanOrEqual(version);
    version = cart.version;
  }
});
