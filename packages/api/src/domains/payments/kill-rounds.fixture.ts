import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '#api/db/new-id.ts';
import { createTestDatabase } from '#api/db/testing.ts';
import { checkOut, payFor } from '#api/domains/orders/checkout.fixture.ts';
import { randomNumbers } from '#api/domains/orders/random-numbers.fixture.ts';
import { openShop, type TestShop } from '#api/domains/orders/shop.fixture.ts';
import { TestVisitor } from '#api/http/testing.ts';
import { ApiProcess, urlOf } from './api-process.fixture.ts';
import { CARDS, freePort, startGateway, type TestGateway } from './gateway.fixture.ts';
import { checkMoney } from './money-check.fixture.ts';

export type KillReport = {
  kills: number;
  checkouts: number;
  /** Payments that were begun and not answered when the process died. */
  interrupted: number;
  placed: number;
  /** From the last start until nothing was open any more. */
  settledWithinMs: number;
};

const CARD_MIX = [CARDS.good, CARDS.good, CARDS.good, CARDS.declined, CARDS.lost, CARDS.slow];
/** The longest time from the pay calls to the kill. */
const LATEST_KILL_MS = 220;
const SETTLE_LIMIT_MS = 60_000;

/** Guests go up to the pay step; then all pay at once while the process is killed somewhere in between. */
async function killDuringCheckout(
  api: ApiProcess,
  gateway: TestGateway,
  shop: TestShop,
  next: (below: number) => number,
) {
  const ready = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const visitor = new TestVisitor(api.url);
      const order = await checkOut(visitor, await shop.listing());
      return { visitor, order, token: await gateway.token(CARD_MIX[next(CARD_MIX.length)]) };
    }),
  );
  const paying = ready.map(async ({ visitor, order, token }) => {
    await wait(next(40));
    return payFor(visitor, [order], token, newId()).catch(() => undefined);
  });
  await wait(next(LATEST_KILL_MS));
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

/**
 * Kills the API during checkout again and again, then starts it once more, waits until the sweeper has settled what was
 * left, and checks that no order is half done and all money agrees. Throws when it does not.
 */
export async function killRounds(kills: number, seed: number): Promise<KillReport> {
  const next = randomNumbers(seed);
  const database = await createTestDatabase('concurrent');
  const port = await freePort();
  const gateway = await startGateway({ GATEWAY_WEBHOOK_URL: `http://127.0.0.1:${port}/webhooks/gateway` });
  const api = new ApiProcess(port, await urlOf(database.db), gateway.url);
  try {
    const shop = await openShop(database.db);
    let checkouts = 0;
    const interrupted = new Set<string>();
    for (let round = 0; round < kills; round += 1) {
      await api.start();
      checkouts += await killDuringCheckout(api, gateway, shop, next);
      const open = await database.db.selectFrom('payments').select('id').where('status', '=', 'SUBMITTED').execute();
      for (const { id } of open) interrupted.add(id);
    }
    await api.start();
    const settledWithinMs = await untilSettled(shop);
    const placed = await checkMoney(database.db, gateway);
    return { kills, checkouts, interrupted: interrupted.size, placed, settledWithinMs };
  } finally {
    await api.close();
    await gateway.close();
    await database.drop();
  }
}
