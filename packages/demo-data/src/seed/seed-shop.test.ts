import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '@headstock/api/test-database';
import { seedShop } from './seed-shop.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedShop(database.db, { size: 240, now: new Date('2026-11-12T18:00:00Z'), onProgress: () => undefined });
});
afterAll(() => database.drop());

const buyer = () =>
  database.db.selectFrom('accounts').select('id').where('email', '=', 'buyer@headstock.test').executeTakeFirstOrThrow();

describe('the demo buyer', () => {
  it('has an address book with a default address', async () => {
    const { id } = await buyer();
    const book = await database.db.selectFrom('addresses').selectAll().where('account_id', '=', id).execute();
    expect(book.map(({ is_default: isDefault }) => isDefault).toSorted()).toEqual([false, true]);
  });

  it('has orders in every stage, from the shop and its sellers, and owes a part of one', async () => {
    const { id } = await buyer();
    const orders = await database.db
      .selectFrom('orders')
      .innerJoin('shipments', 'shipments.order_id', 'orders.id')
      .selectAll('orders')
      .select(['tracking_number', 'delivered_at'])
      .where('account_id', '=', id)
      .orderBy('completed_at')
      .execute();
    expect(orders.map((order) => [order.payment_state, order.ship_date !== null, order.delivered_at !== null])).toEqual(
      [
        ['PAID', true, false],
        ['PAID', true, true],
        ['PAID', true, false],
        ['PAID', true, true],
        ['PAID', true, false],
        ['PARTIALLY_PAID', false, false],
        ['PAID', false, false],
      ],
    );
    for (const order of orders) expect(order.tracking_number !== null).toBe(order.ship_date !== null);
    for (const order of orders) expect(order.shipping_method_ref).not.toBeNull();
  });

  it('has an offer in every state, and one that waits in nobody’s cart', async () => {
    const { id } = await buyer();
    const offers = await database.db.selectFrom('offers').selectAll().where('buyer_account_id', '=', id).execute();
    expect([...new Set(offers.map(({ state }) => state))].toSorted()).toEqual([
      'ACCEPTED',
      'COUNTERED',
      'DECLINED',
      'EXPIRED',
      'RECEIVED',
      'WITHDRAWN',
    ]);
    const listings = await database.db
      .selectFrom('listings')
      .select(['id', 'asking_cents', 'status'])
      .where(
        'id',
        'in',
        offers.map(({ listing_id: listingId }) => listingId),
      )
      .execute();
    for (const offer of offers) {
      const listing = listings.find(({ id: listingId }) => listingId === offer.listing_id);
      expect(listing?.status).toBe('live');
      expect(offer.amount_cents).toBeLessThan(listing?.asking_cents ?? 0);
    }
  });

  it('has a wishlist with things for less than before, and one that is sold', async () => {
    const { id } = await buyer();
    const wishes = await database.db
      .selectFrom('wishlist_items as wish')
      .innerJoin('listings', 'listings.item_id', 'wish.item_id')
      .select(['wish.asking_cents as was', 'listings.asking_cents as now', 'listings.status'])
      .where('wish.account_id', '=', id)
      .execute();
    expect(wishes.length).toBeGreaterThanOrEqual(5);
    expect(wishes.some(({ was, now, status }) => status === 'live' && (was ?? 0) > now)).toBe(true);
    expect(wishes.filter(({ status }) => status === 'sold')).toHaveLength(1);
  });

  it('leaves a ledger that agrees with the orders', async () => {
    const { rows } = await sql<{ owed: number; receivable: number }>`
      SELECT (SELECT sum(total_cents - paid_cents) FROM orders)::integer AS owed,
        (SELECT sum(amount_cents) FROM ledger_lines WHERE account = 'receivable')::integer AS receivable`.execute(
      database.db,
    );
    expect(rows[0]?.owed).toBeGreaterThan(0);
    expect(rows[0]?.receivable).toBe(rows[0]?.owed);
  });
});

describe('the demo sellers', () => {
  it('have listings in every state', async () => {
    const states = await sql<{ state: string; email: string }>`
      SELECT DISTINCT state, email FROM listing_drafts JOIN accounts ON accounts.id = seller_account_id ORDER BY email, state`.execute(
      database.db,
    );
    expect(states.rows.map(({ state, email }) => `${email.split('@')[0]} ${state}`)).toEqual([
      'private DESCRIPTION',
      'private FINAL_APPROVAL',
      'private INITIAL',
      'pro ENDED',
      'pro PAUSED',
    ]);
    const withdrawn = database.db.selectFrom('listings').select('id').where('status', '=', 'withdrawn');
    expect(await withdrawn.execute()).toHaveLength(2);
    const photographs = await database.db.selectFrom('photographs').select('id').execute();
    expect(photographs).toHaveLength(6);
  });
});
