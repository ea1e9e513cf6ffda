import { storeProfile } from '@headstock/contracts/store-profile';
import type { SellerBalance } from '#api/modules/payments/index.ts';
import type { OpenReturn } from '#api/modules/sales/returns/open-returns.ts';
import type { OrderRow } from './order-row.ts';
import type { PayoutFacts } from './payout-state.model.ts';

/** What the payout of an order depends on: its payment, delivery, balance and the return that is under way. */
export function payoutFacts(
  row: OrderRow,
  deliveredAt: Date | null,
  balance: SellerBalance | undefined,
  openReturn: OpenReturn | undefined,
): PayoutFacts {
  return {
    isHouse: balance === undefined,
    isCancelled: row.cancelled_at !== null,
    isPaid: row.fully_paid_at !== null && row.disputed_cents === 0 && row.paid_cents >= (row.total_cents ?? 0),
    deliveredAt,
    dueCents: balance?.dueCents ?? 0,
    paidOutAt: balance?.paidOutAt ?? null,
    trialDays: storeProfile.trialDays,
    hasOpenReturn: openReturn !== undefined,
  };
}
