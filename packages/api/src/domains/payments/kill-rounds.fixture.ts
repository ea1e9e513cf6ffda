import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '#api/db/new-id.ts';
import { createTestDatabase } from '#api/db/testing.ts';
import { tx } from '#api/db/tx.ts';
import { checkOut, type OrderAnswer, payWith } from '#api/domains/orders/checkout.fixture.ts';
import { randomNumbers } from '#api/domains/orders/random-numbers.fixture.ts';
import { openShop, type TestShop } from '#api/domains/orders/shop.fixture.ts';
import { TestVisitor } from '#api/http/testing.ts';
import { ApiProcess, urlOf } from './api-process.fixture.ts';
import { CARDS, freePort, startGateway, type TestGateway } from './gateway.fixture.ts';
import { checkMoney } from './money-check.fixture.ts';
import { newCode } from './purses/code.ts';
import { issueCode } from './purses/purse-store.ts';

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

/** Two codes and a card pay for an order: three tenders that must share one fate. */
async function threeTenders({ db }: TestShop, { total }: OrderAnswer, token: string) {
  const codes = [newCode(), newCode()];
  const cents = Math.floor(total.amountCents / 4);
  for (const code of codes)
    await tx(db, (trx) => issueCode(trx, code, { cents, isTrade: false, notes: null, issuedBy: null }, null));
  return [...codes.map((code) => ({ kind: 'CODE', code, amountCents: cents })), { kind: 'CARD', token }];
}

/** Guests go up to the pay step; then all pay at once, by three tenders each, while the process is killed somewhere in between. */
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
      const token = await gateway.token(CARD_MIX[next(CARD_MIX.length)]);
      return { visitor, order, tenders: await threeTenders(shop, order, token) };
    }),
  );
  const paying = ready.map(async ({ visitor, order, tenders }) => {
    await wait(next(40));
    return payWith(visitor, [order], tenders, newId()).catch(() => undefined);
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
      const open = await database.db
        .selectFrom('payments')
        .select('id')
        .where('status', '=', 'SUBMITTED')
        .where('lead_id', 'is', null)
        .execute();
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
