import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { hasVerifiedEmail } from '#api/modules/accounts/index.ts';
import { loadShipments } from '#api/modules/fulfilment/index.ts';
import {
  loadSellerBalances,
  loadSettlements,
  type Payout,
  payOut,
  type SellerBalance,
  sellerShareOf,
} from '#api/modules/payments/index.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { auditOrder } from './audit-order.ts';
import { type Held, heldOf } from './held-amount.model.ts';
import { type SellingStage, sellingStages } from './selling-lists.ts';
import { shipByOf } from './ship-by.model.ts';
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
  readonly stage: SellingStage;
  readonly shipBy: Date | null;
  readonly held: Held | null;
};

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

/** Those sellers of orders who can be paid: they have confirmed an e-mail. */
async function payableSellers(db: Db, orders: readonly OrderView[]): Promise<Set<string>> {
  const ids = [...new Set(orders.map(({ row }) => row.seller_account_id))];
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', ids)
    .where('email_verified_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const noShare = { goodsCents: 0, shippingCents: 0, commissionCents: 0, netCents: 0 };

/** The sellers' side of orders, in one batch, as the ledger has it. Of the shop's own goods it shows the sale alone. */
export async function toSellingOrderViews(db: Db, orders: readonly OrderView[]): Promise<SellingOrderView[]> {
  const ids = orders.map(({ id }) => id);
  const settlements = await loadSettlements(db, ids);
  const balances = await loadSellerBalances(db, ids);
  const shipments = await orders[0]?.batch.shipments();
  const stages = await sellingStages(db, ids);
  const payable = await payableSellers(db, orders);
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
    const shipBy =
      row.fully_paid_at && row.ship_option === 'home' ? shipByOf(row.fully_paid_at, storeProfile.timeZone) : null;
    const stage = stages.get(id) ?? 'CANCELLED';
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
      stage,
      shipBy: stage === 'TO_SHIP' ? shipBy : null,
      held: heldOf(
        {
          ...facts,
          isDisputed: row.disputed_cents > 0,
          sentAt: row.ship_date,
          shipBy,
          canBePaid: payable.has(row.seller_account_id),
          payoutDays: storeProfile.payoutDays,
        },
        now,
      ),
    };
  });
}

/**
 * Pays a seller what is due for an order, when the buyer's trial is over, less what they owe of other orders, in the caller's
 * transaction; for admins. With `expectedCents` only if that is the amount due. Throws a DomainError.
 */
export async function payOutDue(
  trx: Tx,
  actor: ActorContext,
  orderId: string,
  expectedCents: number | null = null,
): Promise<Payout> {
  const messages = salesMessages(actor.locale);
  const order = await lockPlaced(trx, actor, orderId, 'admin');
  const balance = (await loadSellerBalances(trx, [order.id])).get(order.id);
  const shipment = (await loadShipments(trx, [order.id])).get(order.id);
  const state = payoutStateAt(payoutFacts(order, shipment?.delivered_at ?? null, balance), new Date());
  if (state === 'PAID') throw new DomainError('paid-out', messages.alreadyPaidOut);
  if (state === 'DUE' && !(await hasVerifiedEmail(trx, order.seller_account_id)))
    throw new DomainError('seller-unverified', messages.sellerUnverified);
  if (state === 'DUE' && expectedCents !== null && balance?.dueCents !== expectedCents)
    throw new DomainError('amount-changed', messages.payoutAmountChanged);
  const payout = state === 'DUE' ? await payOut(trx, order.id, actor.principal.accountId) : null;
  if (!payout) throw new DomainError('not-due', messages.payoutNotDue);
  await auditOrder(trx, actor, order.id, 'setPaidOut', payout);
  return payout;
}

/** Notes that a seller was paid what is due for an order, as `payOutDue` does. Throws a DomainError. */
export async function setPaidOut(actor: ActorContext, orderId: string): Promise<void> {
  await tx(actor.db, (trx) => payOutDue(trx, actor, orderId));
}
