import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { readDemoChargeRef } from '@headstock/contracts/demo-charge';
import { checkBooks } from '@headstock/api/seeding';
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
        ['REFUNDED', true, true],
        ['PAID', true, true],
        ['PAID', true, true],
        ['PAID', true, true],
        ['PAID', true, true],
        ['PAID', true, true],
        ['PAID', true, false],
        ['PARTIALLY_PAID', false, false],
        ['PAID', false, false],
      ],
    );
    // Placed, sent and delivered in this sequence.
    const moments = orders.map(({ completed_at: placed, ship_date: shipped, delivered_at: delivered }) =>
      [placed, shipped, delivered].flatMap((at) => (at ? [at.getTime()] : [])),
    );
    expect(moments.map((of) => of.toSorted((one, other) => one - other))).toEqual(moments);
    for (const order of orders) expect(order.tracking_number !== null).toBe(order.ship_date !== null);
    for (const order of orders) expect(order.shipping_method_ref).not.toBeNull();
  });

  it('sent one thing back and was refunded all of it, has another on its way, and got a part of a price back', async () => {
    const { id } = await buyer();
    const orders = await database.db
      .selectFrom('orders')
      .innerJoin('line_items as line', 'line.order_id', 'orders.id')
      .leftJoin('return_requests as request', 'request.line_item_id', 'line.id')
      .select(['total_cents', 'refunded_cents', 'line.state', 'request.state as request'])
      .where('orders.account_id', '=', id)
      .orderBy('completed_at')
      .execute();
    const [returned, lowered, ...others] = orders;
    expect(returned).toMatchObject({ state: 'RETURNED', request: 'RECEIVED' });
    expect(returned?.refunded_cents).toBe(returned?.total_cents);
    expect(lowered).toMatchObject({ state: 'DELIVERED', request: null, refunded_cents: 8_500 });
    expect(others.filter(({ request }) => request !== null)).toMatchObject([{ state: 'DELIVERED', request: 'SENT' }]);
    const refunds = await database.db.selectFrom('refunds').select(['status', 'succeeded_at']).execute();
    expect(refunds.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    for (const { succeeded_at: at } of refunds) expect(at?.getTime()).toBeLessThan(Date.parse('2026-11-12T18:00:00Z'));
    expect(await checkBooks(database.db)).toEqual([]);
  });

  it('paid with charges that the sandbox can refund', async () => {
    const payments = await database.db.selectFrom('payments').selectAll().where('kind', '=', 'card').execute();
    expect(payments.length).toBeGreaterThan(0);
    for (const { id, amount_cents: amountCents, provider_ref: ref } of payments)
      expect(readDemoChargeRef(ref ?? '')).toMatchObject({ paymentId: id, amountCents });
  });

  it('tells each offer by its moves, up to three rounds of it', async () => {
    const { rows } = await sql<{ state: string; last: string; moves: number; rounds: number; isInOrder: boolean }>`
      SELECT offers.state, (array_agg(move.kind ORDER BY move.position DESC))[1] AS last, count(*)::integer AS moves, offers.rounds,
        bool_and(move.created_at >= before.created_at OR before.created_at IS NULL) AS "isInOrder"
      FROM offers JOIN offer_moves move ON move.offer_id = offers.id
        LEFT JOIN offer_moves before ON before.offer_id = offers.id AND before.position = move.position - 1
      GROUP BY offers.id ORDER BY moves DESC, offers.id`.execute(database.db);
    expect(rows.slice(0, 2)).toMatchObject([
      { state: 'ACCEPTED', last: 'ACCEPT', moves: 6, rounds: 2 },
      { state: 'DECLINED', last: 'DECLINE', moves: 5, rounds: 1 },
    ]);
    expect(rows.every(({ isInOrder }) => isInOrder)).toBe(true);
  });

  it('has a portfolio of instruments from elsewhere, whose models the shop knows', async () => {
    const { id } = await buyer();
    const owned = await database.db
      .selectFrom('portfolio_items')
      .selectAll()
      .where('account_id', '=', id)
      .orderBy('brand')
      .execute();
    expect(owned.map(({ brand }) => brand)).toEqual(['Fender', 'Gibson', 'Martin']);
    for (const { model_key: modelKey } of owned) expect(modelKey).not.toBeNull();
  });

  it('reported on an instrument before it was listed, and listed it before it was sold', async () => {
    const { rows } = await sql<{ id: string }>`
      SELECT listings.id FROM listings JOIN items ON items.id = listings.item_id
      WHERE items.reported_at > listings.listed_at OR listings.listed_at > listings.sold_at`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('listed nothing for a seller who was not there yet', async () => {
    const { rows } = await sql<{ id: string }>`
      SELECT listings.id FROM listings JOIN accounts ON accounts.id = listings.seller_account_id
      WHERE accounts.created_at > listings.listed_at`.execute(database.db);
    expect(rows).toEqual([]);
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

it('lets some instruments be heard, and says that no instrument was recorded', async () => {
  const { rows } = await sql<{ synthesised: boolean; key: string; en: string; fr: string }>`
    SELECT clips.is_synthesised AS synthesised, clips.source_hash AS key, own.description->>'en' AS en, own.description->>'fr' AS fr
    FROM item_clips AS own JOIN clips ON clips.id = own.clip_id JOIN items ON items.id = own.item_id
    WHERE clips.account_id = items.seller_account_id
      AND EXISTS (SELECT FROM clip_uses WHERE clip_id = clips.id AND used_by = 'item:' || items.id)`.execute(
    database.db,
  );
  expect(rows.length).toBeGreaterThanOrEqual(10);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  expect(
    rows.every(({ synthesised, en, fr }) => synthesised && /nobody recorded/.test(en) && /personne/.test(fr)),
  ).toBe(true);
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
