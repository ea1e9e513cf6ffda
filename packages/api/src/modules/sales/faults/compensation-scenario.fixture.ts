import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@headstock/launcher/free-port';
import { newId } from '#api/platform/db/new-id.ts';
import { randomNumbers } from '#api/platform/random-numbers.fixture.ts';
import { createTestDatabase } from '#api/test-database/create-test-database.ts';
import { checkDaily } from '#api/modules/payments/index.ts';
import { startGateway, type TestGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { checkoutWith, openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { chargeCard } from '#api/modules/sales/checkout/payment-steps.fixture.ts';
import { ApiProcess, urlOf } from './api-process.fixture.ts';
import { checkMoney } from './check-money.fixture.ts';

export type CompensationReport = {
  kills: number;
  outages: number;
  /** Unwanted charges: for payments that had failed or were cancelled. */
  charges: number;
  /** Those that the daily check found, as the provider had given up on their webhooks. */
  foundByCheck: number;
  refunded: number;
  settledWithinMs: number;
};

const CHARGES = 4;
const AMOUNT = 12_300;
const SETTLE_LIMIT_MS = 90_000;
const LATEST_KILL_MS = 300;
/** How long webhooks of the last charges may take, before the daily check looks for the rest. */
const WEBHOOK_MS = 1_500;

/** Creates a void payment that the provider charges after all, and then sends a webhook about. */
async function chargeTooLate({ db, houseId }: TestShop, gateway: TestGateway): Promise<void> {
  const id = newId();
  await db
    .insertInto('payments')
    .values({
      id,
      session_id: newId(),
      account_id: houseId,
      idempotency_key: id,
      request_hash: id,
      kind: 'card',
      provider: 'gateway',
      status: 'VOID',
      amount_cents: AMOUNT,
      currency: 'USD',
      next_attempt_at: new Date(),
    })
    .execute();
  const { provider } = checkoutWith(db, gateway.url);
  const answer = await chargeCard(provider, id, AMOUNT, await gateway.token());
  if (answer.kind !== 'charge') throw new Error('The gateway did not charge.');
}

const countRefunds = async ({ db }: TestShop): Promise<number> =>
  (await db.selectFrom('refunds').select('id').where('origin', '=', 'unwanted-charge').execute()).length;

async function untilRefunded({ db }: TestShop, charges: number): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { count } = await db
      .selectFrom('refunds')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('origin', '=', 'unwanted-charge')
      .where('status', '=', 'succeeded')
      .executeTakeFirstOrThrow();
    const passed = performance.now() - start;
    if (count === charges) return Math.round(passed);
    if (passed > SETTLE_LIMIT_MS) throw new Error(`${count} of ${charges} unwanted charges were refunded.`);
    await wait(200);
  }
}

/**
 * Void payments are charged, while the API is killed and the provider has outages. Throws unless each charge is refunded once in
 * the end and all money agrees.
 */
export async function compensationScenario(kills: number, seed: number): Promise<CompensationReport> {
  const next = randomNumbers(seed);
  const database = await createTestDatabase({ concurrent: true });
  const port = await freePort();
  const gateway = await startGateway({
    GATEWAY_WEBHOOK_URL: `http://127.0.0.1:${port}/webhooks/gateway`,
    GATEWAY_RETRY_MS: '50',
  });
  const api = new ApiProcess(port, await urlOf(database.db), gateway.url);
  const report = { kills, outages: 0, charges: kills * CHARGES, foundByCheck: 0, refunded: 0, settledWithinMs: 0 };
  try {
    const shop = await openShop(database.db);
    for (let round = 0; round < kills; round += 1) {
      await api.start();
      await Promise.all(Array.from({ length: CHARGES }, () => chargeTooLate(shop, gateway)));
      await wait(next(LATEST_KILL_MS));
      if (next(2) === 0) {
        report.outages += 1;
        await gateway.stop();
        await wait(next(60));
        await api.kill();
        await gateway.restart();
      } else await api.kill();
      // The refunds that the process had claimed are due again at once.
      await database.db
        .updateTable('refunds')
        .set({ next_attempt_at: new Date() })
        .where('status', '<>', 'succeeded')
        .execute();
    }
    await api.start();
    await wait(WEBHOOK_MS);
    const known = await countRefunds(shop);
    const differences = await checkDaily(checkoutWith(database.db, gateway.url));
    if (differences > 0) throw new Error(`${differences} differences are left after the daily check.`);
    report.foundByCheck = (await countRefunds(shop)) - known;
    report.settledWithinMs = await untilRefunded(shop, report.charges);
    report.refunded = report.charges;
    await checkMoney(database.db, gateway);
    return report;
  } finally {
    await api.close();
    await gateway.close();
    await database.drop();
  }
}
