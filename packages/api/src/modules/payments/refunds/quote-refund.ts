import type { Db } from '#api/platform/db/database.ts';
import { leftOfLines, type SettledLine } from '#api/modules/payments/settlement/settled-lines.model.ts';
import { type PriceShares, spread, subtractShares } from '#api/modules/payments/settlement/price-shares.model.ts';
import { loadSettlements } from '#api/modules/payments/settlement/settle-sale.ts';
import type { PaymentRow } from '#api/modules/payments/tables.ts';
import { selectRefundable } from './create-refunds.ts';

/** What a refund of an amount is made of. Whole cents; parts and tenders each sum to the amount, lines to its goods. */
export type RefundBreakdown = {
  readonly parts: PriceShares;
  /** Null for orders that were placed before lines were settled by themselves. */
  readonly lines: readonly { readonly id: string; readonly cents: number }[] | null;
  readonly tenders: readonly {
    readonly id: string;
    readonly paymentId: string;
    readonly kind: PaymentRow['kind'];
    readonly last4: string | null;
    readonly cents: number;
  }[];
};

export type RefundEstimate =
  | { readonly ok: true; readonly value: RefundBreakdown }
  | { readonly ok: false; readonly maximumCents: number };

/** How far each line is lowered, when the price of all goes from one reduction to another. */
function loweredLines(lines: readonly SettledLine[], fromCents: number, toCents: number) {
  const before = leftOfLines(lines, fromCents);
  const after = leftOfLines(lines, toCents);
  return lines.map(({ id }, index) => ({ id, cents: (before[index] ?? 0) - (after[index] ?? 0) }));
}

/** What `createPartialRefund` would do now with an amount of a placed order, or the most that can be refunded when that is less. */
export async function quoteRefund(db: Db, orderId: string, amountCents: number): Promise<RefundEstimate> {
  const allocations = await selectRefundable(db, orderId).select(['payment.kind', 'payment.last4']).execute();
  const maximumCents = allocations.reduce((sum, { left_cents: left }) => sum + left, 0);
  const settlement = (await loadSettlements(db, [orderId])).get(orderId);
  if (amountCents > maximumCents || !settlement) return { ok: false, maximumCents: settlement ? maximumCents : 0 };
  let remaining = amountCents;
  const tenders = allocations.flatMap(({ id, payment_id: paymentId, kind, last4, left_cents: left }) => {
    const cents = Math.min(remaining, left);
    remaining -= cents;
    return cents === 0 ? [] : [{ id, paymentId, kind, last4, cents }];
  });
  const { sold, reduced, lines: settled } = settlement;
  const parts = spread(amountCents, subtractShares(sold, reduced));
  const lines = settled.length === 0 ? null : loweredLines(settled, reduced.goods, reduced.goods + parts.goods);
  return { ok: true, value: { parts, lines, tenders } };
}
