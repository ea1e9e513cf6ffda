import type { TestApi, TestVisitor } from '#api/http/testing.ts';
import { hashPassword } from '#api/modules/accounts/password.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import type { Db } from '#api/platform/db/database.ts';
import { openShop } from '#api/modules/sales/orders/shop.fixture.ts';

/** Takes offers on a listing of a test; below `threshold` percent they decline by themselves. */
async function takeOffers(db: Db, listingId: string, threshold: number | null = 80): Promise<string> {
  const { item_id: itemId } = await db
    .selectFrom('listings')
    .select('item_id')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('items')
    .set({ accepting_offers: true, offer_decline_threshold: threshold })
    .where('id', '=', itemId)
    .execute();
  return listingId;
}

/** A shop in which members make offers and sellers answer them. */
export async function openOffersHarness(db: Db) {
  const shop = await openShop(db);
  const baseUrl = new URL('http://localhost:3000');
  const sellerId = await shop.seller();
  const seller = shop.signedIn(sellerId);
  /** A listing of the seller at $1,000 that takes offers from $800. */
  const listing = async (threshold: number | null = 80): Promise<string> =>
    takeOffers(db, await shop.listing({ sellerId, cents: 100_000, requiresShipping: false }), threshold);
  const row = (id: string) => db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** Lets an offer expire. */
  const runOut = (id: string) =>
    db
      .updateTable('offers')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute();
  /** Makes the shop's answer for the seller due. */
  const answerDue = (id: string) =>
    db
      .updateTable('offers')
      .set({ automatic_at: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .where('automatic_at', 'is not', null)
      .execute();
  const mails = async (id: string): Promise<string[]> => {
    const rows = await db.selectFrom('outbox').select('event_key').orderBy('event_key').execute();
    const start = `offer:${id}:`;
    return rows.flatMap(({ event_key: key }) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  };
  /** What happened to an offer, move by move: kind, who, and why. */
  const moves = async (id: string): Promise<string[]> => {
    const query = db.selectFrom('offer_moves').selectAll().where('offer_id', '=', id).orderBy('position');
    return (await query.execute()).map(({ kind, made_by: by, reason }) => [kind, by, reason ?? ''].join(' ').trim());
  };
  return { moves, shop, baseUrl, seller, listing, row, runOut, answerDue, mails };
}

export type OffersHarness = Awaited<ReturnType<typeof openOffersHarness>>;

const PASSWORD = 'correct-horse-battery';

/** The browser of an account that has just signed in. */
export async function signInAs(api: TestApi, accountId: string, locale = 'en'): Promise<TestVisitor> {
  const { email } = await api.services.db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow();
  const visitor = api.visitor({ 'accept-language': locale });
  await run(visitor, `mutation { sessionCreate(email: "${email}", password: "${PASSWORD}") { success } }`);
  return visitor;
}
