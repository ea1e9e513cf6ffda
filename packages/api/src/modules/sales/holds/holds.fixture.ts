import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { openShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { releaseHolds } from './release-holds.ts';
import { type HoldOutcome, type HoldRequest, takeHolds } from './take-holds.ts';

const secret = 'test-secret-test-secret-test-secret';

/** A shop in which shoppers, each from an own address, come to the payment. */
export async function openHoldsHarness(db: Db) {
  const shop = await openShop(db);
  let shoppers = 0;

  /** A shopper with listings in the cart; `orderId` is the order of the last. */
  async function shopper(listingIds: readonly string[], who: ActorContext = shop.guest(), address?: string) {
    shoppers += 1;
    const client = { secret, clientAddress: address ?? `10.0.0.${shoppers}` };
    const orderId = await shop.readyOrder(who, ...listingIds);
    return {
      visitor: who,
      orderId,
      hold: (more: Partial<HoldRequest> = {}): Promise<HoldOutcome> =>
        takeHolds(who, client, { orderIds: [orderId], tab: 'one', renew: false, ...more }),
      release: (tab: string | null = 'one') => releaseHolds(who, [orderId], tab),
    };
  }

  /** Lets so many seconds pass for the hold on a listing. */
  const pass = (listingId: string, seconds: number) =>
    sql`UPDATE holds SET until = until - make_interval(secs => ${seconds}), begun_at = begun_at - make_interval(secs => ${seconds})
      WHERE listing_id = ${listingId}`.execute(db);

  const row = (listingId: string) =>
    db.selectFrom('holds').selectAll().where('listing_id', '=', listingId).executeTakeFirst();
  return { ...shop, shopper, pass, row };
}

export type HoldsHarness = Awaited<ReturnType<typeof openHoldsHarness>>;

/** The ids of what is held. */
export const idsOf = (holds: readonly { readonly listingId: string }[]): string[] =>
  holds.map(({ listingId }) => listingId);
