import { actAs } from '#api/platform/actor-context.fixture.ts';
import { tx } from '#api/platform/db/tx.ts';
import { addListing } from '#api/modules/sales/cart/add-listing.ts';
import { setLinePrice } from '#api/modules/sales/cart/change-line-items.ts';
import { mergeCarts } from '#api/modules/sales/cart/merge-carts.ts';
import { takeHolds } from '#api/modules/sales/holds/take-holds.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { payOrders } from '#api/modules/sales/checkout/pay-orders.ts';
import { withHarness } from './payment-method-scenarios.fixture.ts';

export type HoldReport = { rounds: number; paid: number; refusals: number };
export type ChangeReport = { orders: number; paid: number; refusals: number };
export type MergeReport = { carts: number; signIns: number; lines: number };

const SECRET = 'a-secret-of-thirty-two-characters-or-more';

/**
 * Shoppers pay for one guitar at once; half of them hold it first. Throws unless one of them gets it, and the others are refused
 * with a reason.
 */
export function holdScenario(rounds: number, shoppers: number): Promise<HoldReport> {
  return withHarness(async (harness) => {
    const report = { rounds, paid: 0, refusals: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const listing = await harness.shop.listing();
      const ready = await Promise.all(
        Array.from({ length: shoppers }, async () => {
          const visitor = harness.shop.guest();
          const orderId = await harness.shop.readyOrder(visitor, listing);
          return { visitor, orderId, card: await harness.card() };
        }),
      );
      const answers = await Promise.all(
        ready.map(async ({ visitor, orderId, card }, index) => {
          const client = { secret: SECRET, clientAddress: `10.${round}.0.${index}` };
          if (index % 2 === 0) await takeHolds(visitor, client, { orderIds: [orderId], tab: 'one', renew: false });
          return (await harness.pay(visitor, [orderId], card)).answer;
        }),
      );
      const paid = answers.filter((answer) => answer.ok && answer.value.status === 'CAPTURED').length;
      const refusals = answers.filter((answer) => !answer.ok && ['held', 'unavailable'].includes(answer.code)).length;
      if (paid !== 1 || refusals !== shoppers - 1)
        throw new Error(`${paid} paid for one guitar, ${refusals} were refused.`);
      report.paid += paid;
      report.refusals += refusals;
    }
    const left = await harness.db.selectFrom('holds').select('listing_id').execute();
    if (left.length > 0) throw new Error(`${left.length} items are held that were sold.`);
    return report;
  });
}

/** Staff change a price while it is being paid. Throws unless the price that was shown is charged, or nothing is. */
export function changeScenario(orders: number): Promise<ChangeReport> {
  return withHarness(async (harness) => {
    const report = { orders, paid: 0, refusals: 0 };
    for (let round = 0; round < orders; round += 1) {
      const { visitor, orderId } = await harness.ready(harness.shop.guest());
      const request = await harness.requestFor([orderId], [await harness.card()]);
      const line = harness.db.selectFrom('line_items').select('id').where('order_id', '=', orderId);
      const { id: lineItemId } = await line.executeTakeFirstOrThrow();
      const [paid, changed] = await Promise.all([
        attempt(() => payOrders(visitor, harness.checkout, request)),
        attempt(() => setLinePrice(harness.shop.admin, { orderId, lineItemId }, 90_000)),
      ]);
      const { total_cents: total } = await harness.order(orderId);
      const isShown = paid.ok && !changed.ok && total === request.orders[0]?.amountCents;
      const isRefused = !paid.ok && paid.code === 'changed' && changed.ok && total === null;
      if (!isShown && !isRefused) throw new Error(`An order was charged as ${total}, and changed: ${changed.ok}.`);
      report.paid += Number(isShown);
      report.refusals += Number(isRefused);
    }
    return report;
  });
}

/** A guest with a full cart signs in several times at once, and adds something meanwhile. Throws when a line is lost or doubled. */
export function mergeScenario(carts: number, times: number): Promise<MergeReport> {
  return withHarness(async ({ db, shop }) => {
    const report = { carts, signIns: carts * times, lines: 0 };
    for (let round = 0; round < carts; round += 1) {
      const guest = shop.guest();
      const accountId = await shop.memberId();
      const both = await shop.listing();
      const wanted = [both, await shop.listing(), await shop.listing(), await shop.listing()];
      const [, , mine = '', late = ''] = wanted;
      for (const listing of wanted.slice(0, 2)) await addListing(guest, listing);
      const member = actAs(guest, { accountId });
      for (const listing of [both, mine]) await addListing(member, listing);
      const signIn = () =>
        tx(db, (trx) => mergeCarts({ tx: trx, sessionId: guest.principal.sessionId ?? '', accountId, isAdmin: false }));
      await Promise.all([...Array.from({ length: times }, signIn), addListing(member, late)]);
      const lines = await db
        .selectFrom('line_items as line')
        .innerJoin('orders', 'orders.id', 'line.order_id')
        .select('line.listing_id')
        .where((eb) => eb.or([eb('account_id', '=', accountId), eb('session_id', '=', guest.principal.sessionId)]))
        .execute();
      const found = lines.map(({ listing_id: id }) => id).toSorted();
      if (found.join() !== wanted.toSorted().join()) throw new Error(`A cart of 4 items has ${found.length} lines.`);
      report.lines += found.length;
    }
    return report;
  });
}
