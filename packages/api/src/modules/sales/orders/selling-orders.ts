import { type Selectable, sql } from 'kysely';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { AccountSource } from '#api/modules/accounts/index.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { auditOrder } from './audit-order.ts';
import { type Page, type PageArgs, readPage } from '#api/platform/db/keyset-page.ts';
import type { OrderLineItem } from './load-line-items.ts';
import type { OrderRow } from './order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { lockPlaced } from './lock-placed.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { OrderView } from './order-view.ts';
import { commissionOf, type PayoutState, payoutStateAt, trialEndsAt } from './payout.model.ts';
import { lineItemAmount } from './pricing.model.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { PayoutsTable } from './tables.ts';

const DAY_MS = 86_400_000;

/** A seller's side of an order, as the schema's type `SellingOrder` reads it. */
export type SellingOrderView = {
  readonly id: string;
  readonly order: OrderView;
  readonly toShip: boolean;
  readonly sale: Money;
  readonly shipping: Money;
  readonly commission: Money;
  readonly payout: Money;
  readonly payoutState: PayoutState;
  readonly payoutDueAt: Date | null;
  readonly paidOutAt: Date | null;
};

/** What can be sent: paid, to somebody's home, and not sent yet. */
const readyToShip = sql`
  cancelled_at IS NULL AND ship_option = 'home' AND paid_cents >= total_cents AND disputed_cents = 0
  AND EXISTS (SELECT FROM line_items WHERE order_id = orders.id AND state = 'ORDERED')`;

/** The placed orders of a seller, newest first; on request only those that are to be sent. */
export async function sellingPage(
  db: Db,
  sellerId: string,
  args: PageArgs,
  toShip: boolean,
): Promise<Page & { totalCount: number }> {
  const matching = sql`
    FROM orders WHERE seller_account_id = ${sellerId} AND completed_at IS NOT NULL
      AND ${toShip ? readyToShip : sql`true`}
  `;
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count ${matching}`.execute(db);
  const source = sql`SELECT id, date_trunc('milliseconds', completed_at) AS at, 'order' AS kind ${matching}`;
  return { ...(await readPage(db, source, args)), totalCount: rows[0]?.count ?? 0 };
}

type Kind = { readonly isHouse: boolean; readonly isProfessional: boolean };
type SellerFlags = Pick<AccountSource, 'isPrivateSeller' | 'isProfessionalSeller'>;

const kindOf = (seller: SellerFlags | undefined): Kind => ({
  isHouse: !seller?.isPrivateSeller && !seller?.isProfessionalSeller,
  isProfessional: seller?.isProfessionalSeller === true,
});

/** What a sale brings its seller: goods that were not returned, shipping where the seller sends, less the shop's share. */
function settlementOf(
  row: OrderRow,
  lines: readonly Pick<OrderLineItem, 'state' | 'unitCents' | 'quantity'>[],
  { isHouse, isProfessional }: Kind,
) {
  const kept = lines.filter(({ state }) => state !== 'RETURNED' && state !== 'CANCELLED');
  const goods = kept.reduce((sum, line) => sum + lineItemAmount(line), 0);
  const saleCents = Math.max(0, goods - row.discount_cents);
  const shippingCents = isProfessional && kept.length > 0 ? (row.shipping_cents ?? 0) : 0;
  const steps = storeProfile.commission[isProfessional ? 'professional' : 'private'];
  const commissionCents = isHouse ? 0 : commissionOf(saleCents, steps);
  return { saleCents, shippingCents, commissionCents, payoutCents: saleCents + shippingCents - commissionCents };
}

async function loadPayouts(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, Selectable<PayoutsTable>>();
  const rows = await db.selectFrom('payouts').selectAll().where('order_id', 'in', orderIds).execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** The sellers' side of orders, in one batch. What was paid out stays as it was paid. */
export async function toSellingOrderViews(db: Db, orders: readonly OrderView[]): Promise<SellingOrderView[]> {
  const payouts = await loadPayouts(
    db,
    orders.map(({ id }) => id),
  );
  const people = await orders[0]?.batch.people();
  const shipments = await orders[0]?.batch.shipments();
  const now = new Date();
  return orders.map((order) => {
    const { row, lines, id } = order;
    const kind = kindOf(people?.get(row.seller_account_id));
    const sum = settlementOf(row, lines, kind);
    const paidOut = payouts.get(id);
    const facts = {
      isHouse: kind.isHouse,
      isCancelled: row.cancelled_at !== null,
      isFullyPaid: row.fully_paid_at !== null && row.disputed_cents === 0,
      deliveredAt: shipments?.get(id)?.delivered_at ?? null,
      paidOutAt: paidOut?.paid_at ?? null,
      trialDays: storeProfile.trialDays,
    };
    const trialEnd = kind.isHouse ? null : trialEndsAt(facts);
    const isPaid = row.paid_cents >= (row.total_cents ?? 0) && row.disputed_cents === 0 && row.cancelled_at === null;
    return {
      id,
      order,
      toShip: isPaid && row.ship_option === 'home' && lines.some(({ state }) => state === 'ORDERED'),
      sale: toMoney(sum.saleCents),
      shipping: toMoney(sum.shippingCents),
      commission: toMoney(paidOut?.commission_cents ?? sum.commissionCents),
      payout: toMoney(kind.isHouse ? 0 : (paidOut?.amount_cents ?? sum.payoutCents)),
      payoutState: payoutStateAt(facts, now),
      payoutDueAt: trialEnd && new Date(trialEnd.getTime() + storeProfile.payoutDays * DAY_MS),
      paidOutAt: facts.paidOutAt,
    };
  });
}

async function readFacts(trx: Tx, orderId: string, sellerId: string) {
  const seller = await trx
    .selectFrom('accounts')
    .select(['is_private_seller as isPrivateSeller', 'is_professional_seller as isProfessionalSeller'])
    .where('id', '=', sellerId)
    .executeTakeFirst();
  const shipment = await trx
    .selectFrom('shipments')
    .select('delivered_at')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const lines = await trx
    .selectFrom('line_items')
    .select(['quantity', 'state', 'unit_cents'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .execute();
  return { kind: kindOf(seller), deliveredAt: shipment?.delivered_at ?? null, lines };
}

/** Notes that a seller was paid, once, when the buyer's trial is over; for admins. Throws a DomainError. */
export async function setPaidOut(actor: ActorContext, orderId: string): Promise<void> {
  const messages = salesMessages(actor.locale);
  await tx(actor.db, async (trx) => {
    const order = await lockPlaced(trx, actor, orderId, 'admin');
    const { kind, deliveredAt, lines } = await readFacts(trx, order.id, order.seller_account_id);
    const facts = {
      isHouse: kind.isHouse,
      isCancelled: order.cancelled_at !== null,
      isFullyPaid: order.fully_paid_at !== null && order.disputed_cents === 0,
      deliveredAt,
      paidOutAt: null,
      trialDays: storeProfile.trialDays,
    };
    if (payoutStateAt(facts, new Date()) !== 'DUE') throw new DomainError('not-due', messages.payoutNotDue);
    const priced = lines.map(({ unit_cents: unit, ...line }) => ({ ...line, unitCents: unit ?? 0 }));
    const { payoutCents, commissionCents } = settlementOf(order, priced, kind);
    const written = await trx
      .insertInto('payouts')
      .values({ order_id: order.id, amount_cents: payoutCents, commission_cents: commissionCents })
      .onConflict((on) => on.doNothing())
      .returning('order_id')
      .executeTakeFirst();
    if (!written) throw new DomainError('paid-out', messages.alreadyPaidOut);
    await auditOrder(trx, actor, order.id, 'setPaidOut', { amountCents: payoutCents });
  });
}
