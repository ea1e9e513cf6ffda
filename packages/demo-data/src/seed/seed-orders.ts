import {
  recordPastSales,
  createShipment,
  type LoadedOrder,
  loadOrdersById,
  newGuestKey,
  newId,
  markDelivered,
  newReference,
  tableTax,
  recordSale,
  orderTermsOf,
  sealOrder,
  saveTracking,
  tableRates,
  type Tx,
} from '@headstock/api/seeding';
import { sql } from 'kysely';
import { accounts } from '#demo-data/catalogue/index.ts';
import { orderNumber } from '@headstock/contracts/order-number';
import { insertDemoPayment } from './seed-codes.ts';
import { type Purchase, purchases } from './demo-purchases.ts';
import { seedAftermath } from './seed-returns.ts';

const DAY_MS = 86_400_000;

const home = { line1: '1418 Bardstown Road', city: 'Louisville', region_name: 'Kentucky', region_iso: 'KY' };
const studio = { line1: '204 Woodland Street', city: 'Nashville', region_name: 'Tennessee', region_iso: 'TN' };
const addresses = [
  { ...home, line2: 'Apt 3', postal_code: '40204', is_default: true },
  { ...studio, line2: null, postal_code: '37206', company: 'Thursday Trio', is_default: false },
] as const;

type Buyer = { readonly id: string; readonly first_name: string | null; readonly last_name: string | null };

async function insertAddresses(trx: Tx, buyer: Buyer, phone: string | null): Promise<string[]> {
  const person = { account_id: buyer.id, first_name: buyer.first_name, last_name: buyer.last_name, phone };
  const rows = addresses.map((address) => ({ id: newId(), ...person, ...address, country_iso: 'US' }));
  for (const row of rows) await trx.insertInto('addresses').values(row).execute();
  return rows.map(({ id }) => id);
}

/** Copies an address for an order, as placing an order does. */
async function copyAddress(trx: Tx, addressId: string): Promise<string> {
  const address = await trx.selectFrom('addresses').selectAll().where('id', '=', addressId).executeTakeFirstOrThrow();
  const id = newId();
  await trx
    .insertInto('addresses')
    .values({ ...address, id, account_id: null, is_default: false })
    .execute();
  return id;
}

async function insertOpen(trx: Tx, buyer: Buyer, listing: { id: string; seller: string }, at: Date, addressId: string) {
  const id = newId();
  await trx
    .insertInto('orders')
    .values({
      id,
      reference: newReference(),
      seller_account_id: listing.seller,
      account_id: buyer.id,
      guest_key: newGuestKey(),
      locale: 'en',
      ship_option: 'home',
      address_id: await copyAddress(trx, addressId),
      created_at: at,
    })
    .execute();
  const line = { id: newId(), order_id: id, listing_id: listing.id, quantity: 1, created_at: at };
  await trx.insertInto('line_items').values(line).execute();
  return id;
}

/** Prices an order as the checkout does, with the first method that is offered. */
async function price(trx: Tx, orderId: string): Promise<LoadedOrder> {
  const pricing = { db: trx, rates: tableRates, tax: tableTax };
  const [quoted] = await loadOrdersById(pricing, [orderId]);
  const ref = quoted?.methods[0]?.ref ?? null;
  await trx.updateTable('orders').set({ shipping_method_ref: ref }).where('id', '=', orderId).execute();
  const [priced] = await loadOrdersById(pricing, [orderId]);
  if (!priced) throw new Error('a demo order vanished while it was made');
  return priced;
}

async function place(trx: Tx, { row, lines, price: agreed }: LoadedOrder, purchase: Purchase, at: Date): Promise<void> {
  const shippedAt = purchase.carrier ? new Date(at.getTime() + 2 * DAY_MS) : null;
  await trx
    .updateTable('orders')
    .set({
      number: orderNumber(row.reference),
      completed_at: at,
      sub_total_cents: agreed.subTotalCents,
      shipping_cents: agreed.shippingCents,
      extra_fee_cents: agreed.extraFeeCents,
      tax_cents: agreed.taxCents,
      total_cents: agreed.totalCents,
      ship_date: shippedAt,
      analytics_shown: true,
    })
    .where('id', '=', row.id)
    .execute();
  const deliveredAt =
    purchase.deliveredAfter === undefined ? null : new Date(at.getTime() + purchase.deliveredAfter * DAY_MS);
  const state = deliveredAt ? 'DELIVERED' : shippedAt ? 'SHIPPED' : 'ORDERED';
  for (const { id, unitCents } of lines)
    await trx.updateTable('line_items').set({ state, unit_cents: unitCents }).where('id', '=', id).execute();
  await recordPastSales(
    trx,
    lines.map(({ id }) => id),
  );
  await sealOrder(trx, row.id);
  await createShipment(trx, row.id);
  if (purchase.carrier) await saveTracking(trx, row.id, purchase.carrier);
  if (deliveredAt) await markDelivered(trx, row.id, deliveredAt);
  await recordSale(trx, row.id, agreed, await orderTermsOf(trx, row));
}

async function pay(trx: Tx, buyer: Buyer, { row, price: agreed }: LoadedOrder, share: number, at: Date): Promise<void> {
  const cents = Math.round(agreed.totalCents * share);
  await insertDemoPayment(trx, { accountId: buyer.id, orderId: row.id, price: agreed, cents, at });
  const isPaid = cents === agreed.totalCents;
  await trx
    .updateTable('orders')
    .set({ paid_cents: cents, payment_state: isPaid ? 'PAID' : 'PARTIALLY_PAID', fully_paid_at: isPaid ? at : null })
    .where('id', '=', row.id)
    .execute();
}

/** What a player pays without selling the car: the past of the demo buyer is about instruments. */
const AFFORDABLE = [60_000, 900_000] as const;
/** So many days an instrument was listed before it was bought. */
const DAYS_LISTED = 26;

/** An instrument of a seller, or of anybody (null), that was sold already and can be sent: nothing of the stock is taken for the past. */
function findSold(trx: Tx, sellerKey: Purchase['seller'] | null, without: readonly string[]) {
  const email = accounts.find(({ key }) => key === sellerKey)?.email ?? '';
  let query = trx
    .selectFrom('listings')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .innerJoin('accounts', 'accounts.id', 'listings.seller_account_id')
    .select(['listings.id', 'listings.seller_account_id as seller'])
    .where('listings.status', '=', 'sold')
    .where('items.requires_shipping', '=', true)
    .where('items.year_from', 'is not', null)
    .where('listings.asking_cents', '>=', AFFORDABLE[0])
    .where('listings.asking_cents', '<=', AFFORDABLE[1])
    .where('items.local_pickup_only', '=', false);
  if (sellerKey !== null) query = query.where('accounts.email', '=', email);
  if (without.length > 0) query = query.where('listings.id', 'not in', without);
  return query.orderBy('listings.asking_cents').orderBy('listings.id').limit(1).executeTakeFirst();
}

/** The sale is the order's: the instrument was reported on and listed before it, and is sold since. */
async function datedSale(trx: Tx, listingId: string, at: Date): Promise<void> {
  const listed = new Date(at.getTime() - DAYS_LISTED * DAY_MS);
  await sql`UPDATE listings SET sold_at = ${at}::timestamptz, listed_at = least(listed_at, ${listed}::timestamptz)
    WHERE id = ${listingId}`.execute(trx);
  await sql`UPDATE items SET reported_at = least(reported_at, ${new Date(listed.getTime() - 2 * DAY_MS)}::timestamptz)
    WHERE id = (SELECT item_id FROM listings WHERE id = ${listingId})`.execute(trx);
}

/** The books know the past by its own dates. */
const dateBooks = (trx: Tx, orderId: string) =>
  sql`UPDATE ledger_entries SET created_at = orders.completed_at FROM orders
    WHERE orders.id = ledger_entries.order_id AND orders.id = ${orderId}`.execute(trx);

/** Gives the demo buyer an address book and past orders in every stage: to be sent, on their way, delivered, partially paid, sent back, refunded. */
export async function seedOrders(trx: Tx, now: Date): Promise<void> {
  const email = accounts.find(({ key }) => key === 'buyer')?.email ?? '';
  const buyer = await trx.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
  if (!buyer) return;
  const [homeId = ''] = await insertAddresses(trx, buyer, buyer.phone);
  const taken: string[] = [];
  for (const purchase of purchases) {
    const listing = (await findSold(trx, purchase.seller, taken)) ?? (await findSold(trx, null, taken));
    if (!listing) continue;
    taken.push(listing.id);
    const at = new Date(now.getTime() - purchase.daysAgo * DAY_MS);
    await datedSale(trx, listing.id, at);
    const order = await price(trx, await insertOpen(trx, buyer, listing, at, homeId));
    await place(trx, order, purchase, at);
    await pay(trx, buyer, order, purchase.paidShare, at);
    await dateBooks(trx, order.row.id);
    if (purchase.aftermath && purchase.deliveredAfter !== undefined)
      await seedAftermath(trx, order, purchase.aftermath, new Date(at.getTime() + purchase.deliveredAfter * DAY_MS));
  }
  // Nobody gets mail about the past.
  await trx.updateTable('order_events').set({ mailed_at: now }).where('mailed_at', 'is', null).execute();
}
