import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@headstock/launcher/free-port';
import { newId } from '#api/platform/db/new-id.ts';
import { createTestDatabase } from '#api/test-database/create-test-database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { openSession } from '#api/modules/accounts/account.fixture.ts';
import { checkOut, mutate, type OrderAnswer, payWith } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { randomNumbers } from '#api/platform/random-numbers.fixture.ts';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { TestVisitor } from '#api/http/testing.ts';
import { ApiProcess, urlOf } from './api-process.fixture.ts';
import { CARDS, startGateway, type TestGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { checkMoney } from './check-money.fixture.ts';
import { newCode } from '#api/modules/payments/stored-value/code.ts';
import { grantCredits, issueCode } from '#api/modules/payments/stored-value/stored-value-accounts.ts';

export type KillReport = {
  kills: number;
  /** Items that are held for a payment when the process dies. */
  held: number;
  checkouts: number;
  /** Payments that were begun in all. */
  begun: number;
  /** Those that had no answer when the process died. */
  interrupted: number;
  placed: number;
  /** From the last start until every payment was settled. */
  settledWithinMs: number;
};

const CARD_MIX = [CARDS.good, CARDS.good, CARDS.good, CARDS.declined, CARDS.lost, CARDS.slow];
/** The longest time from the first row of a payment to the kill. */
const LATEST_KILL_MS = 150;
/** The longest time from the pay calls to a kill that does not wait for a row. */
const EARLY_KILL_MS = 60;
const SETTLE_LIMIT_MS = 60_000;

/** A signed-in buyer who holds what they pay for. */
async function openBuyer({ db, memberId, listing }: TestShop, api: ApiProcess) {
  const visitor = new TestVisitor(api.url);
  const accountId = await memberId();
  await openSession(db, visitor, accountId);
  const order = await checkOut(visitor, await listing());
  const { success, message } = await mutate(visitor, `ordersHold(orderIds: ["${order.id}"], tab: "one")`);
  if (!success) throw new Error(message ?? 'Nothing is held.');
  return { visitor, accountId, order };
}

/** A code, store credits and a card pay for an order: three methods that must succeed or fail together. */
async function threeTenders({ db }: TestShop, accountId: string, { total }: OrderAnswer, token: string) {
  const code = newCode();
  const amountCents = Math.floor(total.amountCents / 4);
  const issue = { cents: amountCents, isTrade: false, notes: null, issuedBy: null };
  await tx(db, (trx) => issueCode(trx, code, issue, null));
  await tx(db, (trx) => grantCredits(trx, accountId, issue));
  return [
    { kind: 'CODE', code, amountCents },
    { kind: 'STORE_CREDITS', amountCents },
    { kind: 'CARD', token },
  ];
}

async function countBegun({ db }: TestShop): Promise<number> {
  const rows = db.selectFrom('payments').select((eb) => eb.fn.countAll<number>().as('count'));
  return (await rows.where('primary_payment_id', 'is', null).executeTakeFirstOrThrow()).count;
}

/** Waits, at most so long as a shopper would, until one more payment is begun: however slow the machine, the kill falls into it. */
async function untilBegun(shop: TestShop, before: number): Promise<void> {
  for (let turn = 0; turn < 2_000 && (await countBegun(shop)) === before; turn += 1) await wait(5);
}

/** Buyers go up to the pay step; then all pay at once, by three methods each, while the process is killed somewhere in between. */
async function killDuringCheckout(
  api: ApiProcess,
  gateway: TestGateway,
  shop: TestShop,
  next: (below: number) => number,
) {
  // All buyers come from one address, which may hold no more than a few items.
  await shop.db.deleteFrom('rate_limits').execute();
  const ready = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { visitor, accountId, order } = await openBuyer(shop, api);
      const token = await gateway.token(CARD_MIX[next(CARD_MIX.length)]);
      return { visitor, order, methods: await threeTenders(shop, accountId, order, token) };
    }),
  );
  const begun = await countBegun(shop);
  const paying = ready.map(async ({ visitor, order, methods }) => {
    await wait(next(40));
    return payWith(visitor, [order], methods, newId()).catch(() => undefined);
  });
  if (next(4) === 0) await wait(next(EARLY_KILL_MS));
  else {
    await Promise.race([untilBegun(shop, begun), Promise.all(paying)]);
    await wait(next(LATEST_KILL_MS));
  }
  await api.kill();
  await Promise.all(paying);
  return ready.length;
}

async function untilSettled({ db }: TestShop): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { count } = await db
      .selectFrom('payments')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', 'in', ['SUBMITTED', 'REQUIRES_ACTION'])
      .executeTakeFirstOrThrow();
    const passed = performance.now() - start;
    if (count === 0) return Math.round(passed);
    if (passed > SETTLE_LIMIT_MS) throw new Error(`${count} payments are not settled after a minute.`);
    await wait(200);
  }
}

/** Items that are held for a payment that is under way. */
async function countHeld({ db }: TestShop): Promise<number> {
  const rows = await db
    .selectFrom('holds')
    .innerJoin('line_items', 'line_items.id', 'holds.line_item_id')
    .innerJoin('orders', 'orders.id', 'line_items.order_id')
    .select('holds.listing_id')
    .where('orders.paying_payment_id', 'is not', null)
    .execute();
  return rows.length;
}

/** Nothing that was sold is still held. */
async function checkHolds({ db }: TestShop): Promise<void> {
  const sold = await db
    .selectFrom('holds')
    .innerJoin('listings', 'listings.id', 'holds.listing_id')
    .select('listing_id')
    .where('listings.status', '=', 'sold')
    .execute();
  if (sold.length > 0) throw new Error(`${sold.length} items are held that were sold.`);
}

/**
 * Kills the API during checkout again and again, then starts it once more, waits until the sweeper has settled what was
 * left, and checks that no order is half done and all money agrees. Throws otherwise.
 */
export async function killScenario(kills: number, seed: number): Promise<KillReport> {
  const next = randomNumbers(seed);
  const database = await createTestDatabase({ concurrent: true });
  const port = await freePort();
  const gateway = await startGateway({ GATEWAY_WEBHOOK_URL: `http://127.0.0.1:${port}/webhooks/gateway` });
  const api = new ApiProcess(port, await urlOf(database.db), gateway.url);
  try {
    const shop = await openShop(database.db);
    let checkouts = 0;
    let held = 0;
    const interrupted = new Set<string>();
    for (let round = 0; round < kills; round += 1) {
      await api.start();
      checkouts += await killDuringCheckout(api, gateway, shop, next);
      const open = await database.db
        .selectFrom('payments')
        .select('id')
        .where('status', '=', 'SUBMITTED')
        .where('primary_payment_id', 'is', null)
        .execute();
      for (const { id } of open) interrupted.add(id);
      held += await countHeld(shop);
    }
    await api.start();
    const settledWithinMs = await untilSettled(shop);
    const placed = await checkMoney(database.db, gateway);
    await checkHolds(shop);
    return {
      kills,
      held,
      checkouts,
      begun: await countBegun(shop),
      interrupted: interrupted.size,
      placed,
      settledWithinMs,
    };
  } finally {
    await api.close();
    await gateway.close();
    await database.drop();
  }
}
