import { createTestDatabase } from '#api/test-database/create-test-database.ts';
import { beginSession, rotateSession } from '#api/modules/accounts/session-store.ts';
import { startGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { checkMoney } from '#api/modules/sales/faults/check-money.fixture.ts';
import { startTestApi, type TestVisitor } from '#api/http/testing.ts';
import { checkoutWith, openShop } from '#api/modules/sales/orders/shop.fixture.ts';

/** An API with a shop, and a gateway of its own. `close` checks all money first. */
export async function openApiHarness() {
  const gateway = await startGateway();
  const api = await startTestApi({ GATEWAY_URL: gateway.url });
  const shop = await openShop(api.services.db);
  return {
    gateway,
    api,
    shop,
    /** A shopper who is signed in as an account. */
    as: async (accountId: string): Promise<TestVisitor> => {
      const { id } = await beginSession(api.services.db, null);
      const visitor = api.visitor();
      visitor.cookies.set('headstock-session', await rotateSession(api.services.db, id, accountId));
      return visitor;
    },
    close: async (): Promise<void> => {
      await checkMoney(api.services.db, gateway);
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
