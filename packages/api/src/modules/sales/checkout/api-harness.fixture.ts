import { createTestDatabase } from '#api/test-database/create-test-database.ts';
import { openSession } from '#api/modules/accounts/account.fixture.ts';
import { startGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { checkMoney } from '#api/modules/sales/faults/check-money.fixture.ts';
import { startTestApi, type TestVisitor } from '#api/http/testing.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { checkoutWith, type ListingOptions, openShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { checkOut, type OrderAnswer, payFor } from './checkout-queries.fixture.ts';

/** An API with a shop, further settings, and a gateway of its own. `close` checks all money first. */
export async function openApiHarness(settings: Readonly<Record<string, string>> = {}) {
  const gateway = await startGateway();
  const api = await startTestApi({ GATEWAY_URL: gateway.url, ...settings });
  const { db } = api.services;
  const shop = await openShop(db);

  /** A shopper who is signed in as an account. */
  async function as(accountId: string): Promise<TestVisitor> {
    const visitor = api.visitor();
    await openSession(db, visitor, accountId);
    return visitor;
  }

  return {
    gateway,
    api,
    db,
    shop,
    as,
    /** An admin of the shop, signed in. */
    admin: (): Promise<TestVisitor> => as(shop.houseId),
    /** Buys a listing by card; gives the placed order. */
    placeOrder: async (visitor: TestVisitor, options: ListingOptions = {}): Promise<OrderAnswer> => {
      const order = await checkOut(visitor, await shop.listing(options));
      const { message, orders } = await payFor(visitor, [order], await gateway.token(), newId());
      const [placed] = orders;
      if (!placed) throw new Error(message ?? 'The order was not placed.');
      return placed;
    },
    /** Resets all rate limits, so that a test is not limited by those before it. */
    resetLimits: () => db.deleteFrom('rate_limits').execute(),
    close: async (): Promise<void> => {
      await checkMoney(db, gateway);
      await api.close();
      await gateway.close();
    },
  };
}

/** The same without HTTP, on a database that takes many connections: what races are run on. */
export async function openRaceHarness() {
  const database = await createTestDatabase({ concurrent: true });
  const gateway = await startGateway();
  return {
    database,
    gateway,
    checkout: checkoutWith(database.db, gateway.url),
    close: async (): Promise<void> => {
      await checkMoney(database.db, gateway);
      await gateway.close();
      await database.drop();
    },
  };
}

export type ApiHarness = Awaited<ReturnType<typeof openApiHarness>>;
export type RaceHarness = Awaited<ReturnType<typeof openRaceHarness>>;
