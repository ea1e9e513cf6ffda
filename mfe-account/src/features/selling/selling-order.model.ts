import { type Neighbours, neighboursOf } from '#mfe-account/features/list-page/list-address.model.ts';
import type { AccountSellingOrdersQuery, SellingFactsFragment } from './selling-orders.generated.ts';

/** A sold order as the API answers it. */
export type SellingRow = SellingFactsFragment;

/** The stages in the sequence of the page, with their values in the address. */
export const sellingStages = [
  { stage: 'TO_SHIP', value: 'to-ship', count: 'toShip' },
  { stage: 'SHIPPED', value: 'shipped', count: 'shipped' },
  { stage: 'DELIVERED', value: 'delivered', count: 'delivered' },
  { stage: 'UNPAID', value: 'unpaid', count: 'unpaid' },
  { stage: 'CANCELLED', value: 'cancelled', count: 'cancelled' },
] as const;

/** A page of sold orders. */
export interface SellingOrdersPage extends Neighbours {
  readonly orders: readonly SellingRow[];
  readonly totalCount: number;
  readonly counts: Omit<AccountSellingOrdersQuery['sellingCounts'], '__typename'>;
}

/** A page of sold orders as the API answers it. */
export function toSellingOrdersPage({
  onwards,
  backwards,
  sellingCounts,
}: AccountSellingOrdersQuery): SellingOrdersPage {
  const page = backwards ?? onwards;
  return {
    orders: page?.edges.map(({ node }) => node) ?? [],
    totalCount: page?.totalCount ?? 0,
    counts: sellingCounts,
    ...neighboursOf(page?.pageInfo),
  };
}

/** Who bought: the name of the order's contact, else of its account; null where nobody gave one. */
export function buyerName({ order: { contact, account } }: SellingRow): string | null {
  const person = contact ?? account;
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ') || null;
}

/** What was refunded of a sold order, in cents; refunds that came back are left out. */
export const refundedCents = ({ order: { refunds } }: SellingRow): number =>
  refunds.reduce(
    (sum, { isVoid, status, refundedAmount }) =>
      isVoid || status === 'FAILED' ? sum : sum + refundedAmount.amountCents,
    0,
  );
