import { sql } from 'kysely';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { hasVerifiedEmail } from '#api/modules/accounts/index.ts';
import { loadShipments } from '#api/modules/fulfilment/index.ts';
import {
  loadSellerBalances,
  loadSettlements,
  payOut,
  type SellerBalance,
  sellerShareOf,
} from '#api/modules/payments/index.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { auditOrder } from './audit-order.ts';
import { type Page, type PageArgs, readPage } from '#api/platform/db/keyset-page.ts';
import type { OrderRow } from './order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { lockPlaced } from './lock-placed.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { OrderView } from './order-view.ts';
import { type PayoutFacts, type PayoutState, payoutStateAt, trialEndsAt } from './payout-state.model.ts';
import { DomainError } from '#api/platform/domain-error.ts';

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

/** What the payout of an order depends on, besides its delivery. */
function payoutFacts(row: OrderRow, deliveredAt: Date | null, balance: SellerBalance | undefined): PayoutFacts {
  return {
    isHouse: balance === undefined,
    isCancelled: row.cancelled_at !== null,
    isPaid: row.fully_paid_at !== null && row.disputed_cents === 0 && row.paid_cents >= (row.total_cents ?? 0),
    deliveredAt,
    dueCents: balance?.dueCents ?? 0,
    paidOutAt: balance?.paidOutAt ?? null,
    trialDays: storeProfile.trialDays,
  };
}

const noShare = { goodsCents: 0, shippingCents: 0, commissionCents: 0, netCents: 0 };

/** The sellers' side of orders, in one batch, as the ledger has it. Of the shop's own goods it shows the sale alone. */
export async function toSellingOrderViews(db: Db, orders: readonly OrderView[]): Promise<SellingOrderView[]> {
  const ids = orders.map(({ id }) => id);
  const settlements = await loadSettlements(db, ids);
  const balances = await loadSellerBalances(db, ids);
  const shipments = await orders[0]?.batch.shipments();
  const now = new Date();
  return orders.map((order) => {
    const { row, lines, id } = order;
    const settlement = settlements.get(id);
    const share = settlement ? sellerShareOf(settlement) : noShare;
    const balance = balances.get(id);
    const facts = payoutFacts(row, shipments?.get(id)?.delivered_at ?? null, balance);
    const trialEnd = facts.isHouse ? null : trialEndsAt(facts);
    const isPaid = row.paid_cents >= (row.total_cents ?? 0) && row.disputed_cents === 0 && row.cancelled_at === null;
    const state = payoutStateAt(facts, now);
    return {
      id,
      order,
      toShip: isPaid && row.ship_option === 'home' && lines.some(({ state: line }) => line === 'ORDERED'),
      sale: toMoney(balance ? share.goodsCents : (row.sub_total_cents ?? 0) - row.discount_cents),
      shipping: toMoney(share.shippingCents),
      commission: toMoney(share.commissionCents),
      payout: toMoney(state === 'PAID' ? (balance?.settledCents ?? 0) : Math.max(0, facts.dueCents)),
      payoutState: state,
      payoutDueAt: trialEnd && new Date(trialEnd.getTime() + storeProfile.payoutDays * DAY_MS),
      paidOutAt: facts.paidOutAt,
    };
  });
}

/**
 * Notes that a seller was paid what is due for an order, when the buyer's trial is over, less what they owe of other orders;
 * for admins. Throws a DomainError.
 */
export async function setPaidOut(actor: ActorContext, orderId: string): Promise<void> {
  const messages = salesMessages(actor.locale);
  await tx(actor.db, async (trx) => {
    const order = await lockPlaced(trx, actor, orderId, 'admin');
    const balance = (await loadSellerBalances(trx, [order.id])).get(order.id);
    const shipment = (await loadShipments(trx, [order.id])).get(order.id);
    const state = payoutStateAt(payoutFacts(order, shipment?.delivered_at ?? null, balance), new Date());
    if (state === 'PAID') throw new DomainError('paid-out', messages.alreadyPaidOut);
    if (state === 'DUE' && !(await hasVerifiedEmail(trx, order.seller_account_id)))
      throw new DomainError('seller-unverified', messages.sellerUnverified);
    const payout = state === 'DUE' ? await payOut(trx, order.id, actor.principal.accountId) : null;
    if (!payout) throw new DomainError('not-due', messages.payoutNotDue);
    await auditOrder(trx, actor, order.id, 'setPaidOut', payout);
  });
}
