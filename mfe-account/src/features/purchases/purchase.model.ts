import { pathOfItem } from '#mfe-account/features/list-page/item-path.ts';
import { type Neighbours, neighboursOf } from '#mfe-account/features/list-page/list-address.model.ts';
import type { AccountPurchasesQuery, PurchaseFactsFragment } from './purchases.generated.ts';

/** Where a purchase stands. */
export type PurchaseStage = NonNullable<PurchaseFactsFragment['stage']>;

/** The stages in the sequence of the page, with their values in the address. */
export const stages = [
  { stage: 'TO_PAY', value: 'to-pay' },
  { stage: 'ON_THE_WAY', value: 'on-the-way' },
  { stage: 'DELIVERED', value: 'delivered' },
  { stage: 'CANCELLED', value: 'cancelled' },
] as const satisfies readonly { readonly stage: PurchaseStage; readonly value: string }[];

/** What can be bought again: a stocked item again, a one-of-a-kind one only in its like. */
export type WayBack = 'again' | 'similar';

/** A line of a purchase. */
export interface PurchaseLine {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly quantity: number;
  readonly cents: number;
  readonly isReturned: boolean;
  /** The return of it: its state, or that one can be asked for; null before it has arrived. */
  readonly giveBack: NonNullable<PurchaseFactsFragment['lineItems'][number]['returnRequest']>['state'] | 'NONE' | null;
  readonly item: PurchaseFactsFragment['lineItems'][number]['listing']['item'];
  readonly wayBack: WayBack;
  readonly listingId: string;
}

/** A placed order as its row shows it. Serialised into the HTML of the page. */
export interface Purchase {
  readonly id: string;
  readonly number: string;
  readonly placedAt: string;
  readonly stage: PurchaseStage;
  /** A finer word for where it is: the last segment of a message id. */
  readonly standing: 'toPay' | 'overdue' | 'preparing' | 'pickup' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
  readonly totalCents: number;
  readonly openCents: number;
  /** What goes back to the buyer; null when nothing does. */
  readonly refund: { readonly cents: number; readonly hasArrived: boolean } | null;
  /** The next instalment; null without a plan, or when everything is paid. */
  readonly next: { readonly cents: number; readonly dueAt: string } | null;
  readonly canPay: boolean;
  readonly canRate: boolean;
  readonly seller: string;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
  readonly tracking: { readonly carrier: string; readonly number: string; readonly url: string | null } | null;
  readonly lines: readonly PurchaseLine[];
}

/** A page of purchases. */
export interface PurchasesPage extends Neighbours {
  readonly purchases: readonly Purchase[];
  readonly totalCount: number;
  readonly counts: Readonly<Record<PurchaseStage, number>>;
  /** Orders of a guest with the viewer's e-mail that can be added. */
  readonly claimable: number;
}

type Facts = PurchaseFactsFragment;

function standingOf({ stage, cancelledAt, layaway, shipDate, shipOption }: Facts): Purchase['standing'] {
  if (stage === 'CANCELLED') return cancelledAt ? 'cancelled' : 'refunded';
  if (stage === 'TO_PAY') return layaway?.isOverdue ? 'overdue' : 'toPay';
  if (stage === 'DELIVERED') return 'delivered';
  if (shipDate) return 'shipped';
  return shipOption === 'store' ? 'pickup' : 'preparing';
}

function trackingOf({ shipment }: Facts): Purchase['tracking'] {
  if (!shipment?.trackingNumber) return null;
  return { carrier: shipment.carrierName ?? '', number: shipment.trackingNumber, url: shipment.trackingUrl };
}

function nextInstalment({ layaway }: Facts): Purchase['next'] {
  const due = layaway?.instalments.find(({ state }) => state !== 'PAID');
  return layaway && due ? { cents: layaway.nextAmount.amountCents, dueAt: due.dueAt } : null;
}

function refundOf({ refunds }: Facts): Purchase['refund'] {
  if (refunds.length === 0) return null;
  return {
    cents: refunds.reduce((sum, { refundedAmount }) => sum + refundedAmount.amountCents, 0),
    hasArrived: refunds.every(({ status }) => status === 'SUCCEEDED'),
  };
}

/** A placed order as its row shows it. */
export function toPurchase(order: Facts): Purchase {
  const stage = order.stage ?? 'CANCELLED';
  return {
    id: order.id,
    number: order.number ?? order.reference,
    placedAt: order.completedAt ?? '',
    stage,
    standing: standingOf(order),
    totalCents: order.total.amountCents,
    refund: refundOf(order),
    openCents: stage === 'CANCELLED' ? 0 : order.amountRemaining.amountCents,
    next: stage === 'TO_PAY' ? nextInstalment(order) : null,
    canPay: stage === 'TO_PAY' && order.viewerActions.includes('PAY'),
    canRate: order.canRate,
    seller: order.seller.displayName,
    shippedAt: order.shipDate,
    deliveredAt: order.shipment?.deliveredAt ?? null,
    tracking: trackingOf(order),
    lines: order.lineItems.map(({ id, quantity, amount, state, listing, returnTerms, returnRequest }) => ({
      id,
      title: listing.item.title,
      path: pathOfItem(listing.item),
      quantity,
      cents: amount.amountCents,
      isReturned: state === 'RETURNED',
      giveBack: stage === 'CANCELLED' ? null : (returnRequest?.state ?? (returnTerms && 'NONE')),
      item: listing.item,
      wayBack: listing.isAvailable ? 'again' : 'similar',
      listingId: listing.id,
    })),
  };
}

/** A page of purchases as the API answers it. */
export function toPurchasesPage({
  onwards,
  backwards,
  purchaseCounts,
  claimableOrderCount,
}: AccountPurchasesQuery): PurchasesPage {
  const page = backwards ?? onwards;
  return {
    purchases: page?.edges.map(({ node }) => toPurchase(node)) ?? [],
    totalCount: page?.totalCount ?? 0,
    counts: {
      TO_PAY: purchaseCounts.toPay,
      ON_THE_WAY: purchaseCounts.onTheWay,
      DELIVERED: purchaseCounts.delivered,
      CANCELLED: purchaseCounts.cancelled,
    },
    claimable: claimableOrderCount,
    ...neighboursOf(page?.pageInfo),
  };
}
