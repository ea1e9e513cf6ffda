import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db } from '#api/platform/db/database.ts';
import { loadSellerBalances, loadSettlements, sellerShareOf } from '#api/modules/payments/index.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { type Held, heldOf } from './held-amount.model.ts';
import { type SellingStage, sellingStages } from './selling-lists.ts';
import { agreedDelays, shipByWith } from '#api/modules/sales/ship-by/agreed-delays.ts';
import type { OrderView } from './order-view.ts';
import { openReturnsOf } from '#api/modules/sales/returns/open-returns.ts';
import { payoutFacts } from './payout-facts.ts';
import { type PayoutState, payoutStateAt, trialEndsAt } from './payout-state.model.ts';

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
  readonly isOverdue: boolean;
  readonly held: Held | null;
};

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
  const returns = await openReturnsOf(db, ids);
  const agreed = await agreedDelays(db, ids);
  const now = new Date();
  return orders.map((order) => {
    const { row, lines, id } = order;
    const settlement = settlements.get(id);
    const share = settlement ? sellerShareOf(settlement) : noShare;
    const balance = balances.get(id);
    const facts = payoutFacts(row, shipments?.get(id)?.delivered_at ?? null, balance, returns.get(id));
    const trialEnd = facts.isHouse ? null : trialEndsAt(facts);
    const isPaid = row.paid_cents >= (row.total_cents ?? 0) && row.disputed_cents === 0 && row.cancelled_at === null;
    const state = payoutStateAt(facts, now);
    const shipBy =
      row.fully_paid_at && row.ship_option === 'home' ? shipByWith(row.fully_paid_at, agreed.get(id)) : null;
    const stage = stages.get(id) ?? 'CANCELLED';
    const toShip = isPaid && row.ship_option === 'home' && lines.some(({ state: line }) => line === 'ORDERED');
    return {
      id,
      order,
      toShip,
      sale: toMoney(balance ? share.goodsCents : (row.sub_total_cents ?? 0) - row.discount_cents),
      shipping: toMoney(share.shippingCents),
      commission: toMoney(share.commissionCents),
      payout: toMoney(state === 'PAID' ? (balance?.settledCents ?? 0) : Math.max(0, facts.dueCents)),
      payoutState: state,
      payoutDueAt: trialEnd && new Date(trialEnd.getTime() + storeProfile.payoutDays * DAY_MS),
      paidOutAt: facts.paidOutAt,
      stage,
      shipBy: stage === 'TO_SHIP' ? shipBy : null,
      isOverdue: toShip && shipBy !== null && shipBy < now,
      held: heldOf(
        {
          ...facts,
          isDisputed: row.disputed_cents > 0,
          sentAt: row.ship_date,
          shipBy,
          canBePaid: payable.has(row.seller_account_id),
          payoutDays: storeProfile.payoutDays,
          returnEnd: returns.get(id)?.end ?? null,
          hasFailed: balance?.hasFailed ?? false,
        },
        now,
      ),
    };
  });
}
