import type { TestVisitor } from '#api/http/testing.ts';
import type { ApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';

const DAY_MS = 86_400_000;

/** A return as the tests ask for it. */
export type Shown = {
  id: string;
  state: string;
  reason: string;
  note: string | null;
  reply: string | null;
  isWithinWindow: boolean;
  trackingUrl: string | null;
  dueAt: string | null;
  waitsFor: string | null;
  actions: string[];
  orderNumber: string;
};
export type Answer = { success: boolean; message: string | null; code: string | null; field: string | null };

const RETURN = 'id state reason note reply isWithinWindow trackingUrl dueAt waitsFor actions orderNumber item { id }';
const ANSWER = `code field returnRequest { ${RETURN} }`;

/** A shop in which members buy from a seller, get what they bought, and send it back. */
export async function openReturnsHarness(harness: ApiHarness) {
  const { db, shop } = harness;
  const sellerId = await shop.seller();
  const seller = await harness.as(sellerId);
  const admin = await harness.admin();

  /** A member with an instrument of the seller that arrived some days ago. */
  async function delivered({ daysAgo = 0, isInstrument = true } = {}) {
    const accountId = await shop.memberId();
    const buyer = await harness.as(accountId);
    const order = await harness.placeOrder(buyer, { sellerId });
    const { id: lineId = '', listing } = order.lineItems[0] ?? {};
    if (isInstrument)
      await db
        .updateTable('items')
        .set({ year_from: 1962 })
        .where('id', '=', (is) =>
          is
            .selectFrom('listings')
            .select('item_id')
            .where('listings.id', '=', listing?.id ?? ''),
        )
        .execute();
    await mutate(admin, `orderShip(id: "${order.id}", carrierName: "UPS", trackingNumber: "1Z999AA10123456784")`);
    const answer = await mutate(admin, `orderDeliver(id: "${order.id}")`);
    if (!answer.success) throw new Error(answer.message ?? 'The order was not delivered.');
    const deliveredAt = new Date(Date.now() - daysAgo * DAY_MS);
    await db.updateTable('shipments').set({ delivered_at: deliveredAt }).where('order_id', '=', order.id).execute();
    // Lines from before the days were frozen count by the rule.
    await db.updateTable('line_items').set({ return_days: null }).where('id', '=', lineId).execute();
    return { accountId, buyer, orderId: order.id, lineId };
  }

  const ask = (visitor: TestVisitor, lineId: string, reason = 'CHANGED_MIND', note = '') =>
    mutate<Answer & { returnRequest: Shown | null }>(
      visitor,
      `returnRequestCreate(lineItemId: "${lineId}", reason: ${reason}, note: "${note}")`,
      ANSWER,
    );
  const change = (visitor: TestVisitor, call: string) =>
    mutate<Answer & { returnRequest: Shown | null }>(visitor, call, ANSWER);
  const find = async (visitor: TestVisitor, id: string): Promise<Shown | null> =>
    (await run<{ returnRequest: Shown | null }>(visitor, `{ returnRequest(id: "${id}") { ${RETURN} } }`)).returnRequest;

  /** Lets the time of a return to answer or to send it run out. */
  const runOut = (id: string) =>
    db
      .updateTable('return_requests')
      .set({ due_at: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute();
  /** The events of a return that were mailed. */
  async function mails(id: string): Promise<string[]> {
    const rows = await db
      .selectFrom('outbox')
      .select('event_key')
      .where('event_key', 'like', `return:${id}:%`)
      .execute();
    return rows.map(({ event_key: key }) => key.split(':').slice(2, 4).join(' ')).toSorted();
  }
  return { harness, db, shop, seller, admin, delivered, ask, change, find, runOut, mails, strangeId: newId() };
}

export type ReturnsHarness = Awaited<ReturnType<typeof openReturnsHarness>>;
