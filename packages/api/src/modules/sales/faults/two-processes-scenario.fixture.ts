import { sql } from 'kysely';
import { freePort } from '@headstock/launcher/free-port';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { TestVisitor } from '#api/http/testing.ts';
import { openSession } from '#api/modules/accounts/account.fixture.ts';
import { startGateway, type TestGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { newCode } from '#api/modules/payments/stored-value/code.ts';
import { issueCode } from '#api/modules/payments/stored-value/stored-value-accounts.ts';
import {
  checkOut,
  mutate,
  type OrderAnswer,
  payFor,
  payWith,
} from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { createTestDatabase } from '#api/test-database/create-test-database.ts';
import { ApiProcess, urlOf } from './api-process.fixture.ts';
import { checkMoney } from './check-money.fixture.ts';

export type TwoProcessesReport = {
  rounds: number;
  sold: number;
  charged: number;
  codesSpent: number;
  refunds: number;
  payouts: number;
};

const RACERS = 6;

type Field = {
  readonly shop: TestShop;
  readonly gateway: TestGateway;
  /** The processes, to be taken in turn. */
  readonly urls: readonly string[];
};

const urlAt = ({ urls }: Field, index: number): string => urls[index % urls.length] ?? '';

/** The same visitor at every process: one after the other has their cookies. */
function everywhere(field: Field, visitor: TestVisitor): TestVisitor[] {
  return Array.from({ length: RACERS }, (_, index) => {
    const twin = new TestVisitor(urlAt(field, index));
    for (const [name, value] of visitor.cookies) twin.cookies.set(name, value);
    return twin;
  });
}

async function signIn({ shop: { db }, urls: [url = ''] }: Field, accountId: string): Promise<TestVisitor> {
  const visitor = new TestVisitor(url);
  await openSession(db, visitor, accountId);
  return visitor;
}

const countOf = (answers: readonly { readonly success: boolean }[]): number =>
  answers.filter(({ success }) => success).length;

function expectCount(what: string, found: number, expected: number): number {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}.`);
  return found;
}

/** Guests at both processes race for one guitar. */
async function raceForOne(field: Field): Promise<number> {
  const listing = await field.shop.listing();
  const guests = Array.from({ length: RACERS }, (_, index) => new TestVisitor(urlAt(field, index)));
  const carts = await Promise.all(
    guests.map(async (guest) => ({
      guest,
      order: await checkOut(guest, listing),
      token: await field.gateway.token(),
    })),
  );
  const answers = await Promise.all(carts.map(({ guest, order, token }) => payFor(guest, [order], token, newId())));
  return expectCount('Sold of one guitar', countOf(answers), 1);
}

/** One payment is sent to both processes at once, again and again. */
async function payRepeatedly(field: Field, sellerId?: string): Promise<OrderAnswer> {
  const buyer = new TestVisitor(urlAt(field, 0));
  const order = await checkOut(buyer, await field.shop.listing(sellerId ? { sellerId } : {}));
  const [token, key] = [await field.gateway.token(), newId()];
  await Promise.all(everywhere(field, buyer).map((twin) => payFor(twin, [order], token, key)));
  const answer = await payFor(buyer, [order], token, key);
  if (!answer.success) throw new Error(answer.message ?? 'The payment did not go through.');
  const charges = await field.shop.db
    .selectFrom('payment_allocations')
    .select('id')
    .where('order_id', '=', order.id)
    .where('captured_cents', '>', 0)
    .execute();
  expectCount('Charges of one payment', charges.length, 1);
  return order;
}

/** Carts at both processes spend one code that is worth one of them. */
async function spendOneCode(field: Field): Promise<number> {
  const guests = Array.from({ length: RACERS }, (_, index) => new TestVisitor(urlAt(field, index)));
  const carts = await Promise.all(
    guests.map(async (guest) => ({ guest, order: await checkOut(guest, await field.shop.listing()) })),
  );
  const code = newCode();
  const issue = { cents: carts[0]?.order.total.amountCents ?? 0, isTrade: false, notes: null, issuedBy: null };
  await tx(field.shop.db, (trx) => issueCode(trx, code, issue, null));
  const answers = await Promise.all(
    carts.map(({ guest, order }) => payWith(guest, [order], [{ kind: 'CODE', code }], newId())),
  );
  return expectCount('Orders paid by a code for one', countOf(answers), 1);
}

/** Staff at both processes refund two fifths of an order, and pay its seller, all at once. */
async function refundAndPayOut(field: Field, admin: TestVisitor) {
  const sellerId = await field.shop.seller();
  const { id, total } = await payRepeatedly(field, sellerId);
  await mutate(admin, `orderDeliver(id: "${id}")`);
  await sql`UPDATE shipments SET delivered_at = now() - interval '30 days' WHERE order_id = ${id}`.execute(
    field.shop.db,
  );
  const cents = Math.floor((total.amountCents * 2) / 5);
  const staff = everywhere(field, admin);
  const refund = (by: TestVisitor) =>
    mutate(
      by,
      `orderRefundCreate(id: "${id}", amountCents: ${cents}, reason: "Scratch", idempotencyKey: "${newId()}")`,
    );
  const [refunds, payouts] = await Promise.all([
    Promise.all(staff.map(refund)),
    Promise.all(staff.map((by) => mutate(by, `orderSetPaidOut(id: "${id}")`))),
  ]);
  return { refunds: expectCount('Refunds of two fifths', countOf(refunds), 2), payouts: countOf(payouts) };
}

/**
 * Runs the races against two API processes on one database, over HTTP. Throws when something is sold, charged, spent, refunded or
 * paid out twice, or the books differ afterwards.
 */
export async function twoProcessesScenario(rounds: number): Promise<TwoProcessesReport> {
  const database = await createTestDatabase({ concurrent: true });
  const gateway = await startGateway();
  const databaseUrl = await urlOf(database.db);
  const processes = [
    new ApiProcess(await freePort(), databaseUrl, gateway.url),
    new ApiProcess(await freePort(), databaseUrl, gateway.url),
  ];
  const report = { rounds, sold: 0, charged: 0, codesSpent: 0, refunds: 0, payouts: 0 };
  try {
    const shop = await openShop(database.db);
    for (const api of processes) await api.start();
    const field = { shop, gateway, urls: processes.map(({ url }) => url) };
    const admin = await signIn(field, shop.houseId);
    for (let round = 0; round < rounds; round += 1) {
      await database.db.deleteFrom('rate_limits').execute();
      report.sold += await raceForOne(field);
      await payRepeatedly(field);
      report.charged += 1;
      await database.db.deleteFrom('rate_limits').execute();
      report.codesSpent += await spendOneCode(field);
      const { refunds, payouts } = await refundAndPayOut(field, admin);
      report.refunds += refunds;
      report.payouts += payouts;
    }
    await checkMoney(database.db, gateway);
    return report;
  } finally {
    for (const api of processes) await api.close();
    await gateway.close();
    await database.drop();
  }
}
