import { newId } from '#api/platform/db/new-id.ts';
import { createTestDatabase } from '#api/test-database/create-test-database.ts';
import { loadOrdersById } from '#api/modules/sales/orders/load-orders.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { checkoutWith, openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { amountRemaining } from '#api/modules/sales/checkout/payment-request.ts';
import type { CheckoutContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { startGateway, type TestGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { checkMoney } from './check-money.fixture.ts';
import { type CardRequest, payByCard } from '#api/modules/sales/checkout/pay-by-card.ts';

export type RaceReport = { rounds: number; orders: number; refusals: number; longestRoundMs: number };
export type RepeatReport = { payments: number; requests: number; charges: number };

type Field = { checkout: CheckoutContext; shop: TestShop; gateway: TestGateway };

async function openField<Report>(work: (field: Field) => Promise<Report>): Promise<Report> {
  const database = await createTestDatabase({ concurrent: true });
  const gateway = await startGateway();
  try {
    const shop = await openShop(database.db);
    const report = await work({ checkout: checkoutWith(database.db, gateway.url), shop, gateway });
    await checkMoney(database.db, gateway);
    return report;
  } finally {
    await gateway.close();
    await database.drop();
  }
}

async function prepare(
  { checkout, shop, gateway }: Field,
  listingId: string,
): Promise<{ visitor: ActorContext; request: CardRequest }> {
  const visitor = shop.guest();
  const orders = await loadOrdersById(checkout, [await shop.readyOrder(visitor, listingId)]);
  const wanted = orders.map((order) => ({
    orderId: order.row.id,
    version: order.row.version,
    amountCents: amountRemaining(order),
  }));
  return { visitor, request: { orders: wanted, token: await gateway.token(), idempotencyKey: newId() } };
}

/** Guests race for one guitar, round after round. Throws unless each round has one order and clear refusals. */
export function raceScenario(rounds: number, guests: number): Promise<RaceReport> {
  return openField(async (field) => {
    const report = { rounds, orders: 0, refusals: 0, longestRoundMs: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const listingId = await field.shop.listing();
      const racers = await Promise.all(Array.from({ length: guests }, () => prepare(field, listingId)));
      const start = performance.now();
      const answers = await Promise.all(
        racers.map(({ visitor, request }) => attempt(() => payByCard(visitor, field.checkout, request))),
      );
      report.longestRoundMs = Math.max(report.longestRoundMs, Math.round(performance.now() - start));
      const orders = answers.filter((answer) => answer.ok && answer.value.status === 'CAPTURED').length;
      const refusals = answers.filter((answer) => !answer.ok && answer.code === 'unavailable').length;
      if (orders !== 1 || refusals !== guests - 1) throw new Error(`${orders} orders and ${refusals} clear refusals.`);
      report.orders += orders;
      report.refusals += refusals;
    }
    return report;
  });
}

/** Sends every payment several times at once. Throws unless each is charged once. */
export function repeatScenario(payments: number, times: number): Promise<RepeatReport> {
  return openField(async (field) => {
    let charges = 0;
    for (let round = 0; round < payments; round += 1) {
      const { visitor, request } = await prepare(field, await field.shop.listing());
      const answers = await Promise.all(
        Array.from({ length: times }, () => payByCard(visitor, field.checkout, request)),
      );
      const ids = new Set(answers.map(({ id, status }) => `${id} ${status}`));
      if (ids.size !== 1) throw new Error(`One payment was answered in ${ids.size} ways.`);
      charges += 1;
    }
    return { payments, requests: payments * times, charges };
  });
}
