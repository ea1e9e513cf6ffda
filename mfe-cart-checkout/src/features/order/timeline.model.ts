import { type HandedOver, handoverOf } from './handover.model.ts';

/** How far a refund is; only one that succeeded is with the buyer. */
export type RefundStatus = 'REQUESTED' | 'PENDING' | 'SUCCEEDED' | 'FAILED';

/** What of an order its timeline is made of. */
export interface TimelineOrder extends HandedOver {
  readonly completedAt: string | null;
  readonly fullyPaidAt: string | null;
  readonly cancelledAt: string | null;
  readonly shipDate: string | null;
  readonly paymentState: 'UNPAID' | 'PARTIALLY_PAID' | 'PAID' | 'REFUNDED';
  readonly amountRemaining: { readonly amountCents: number };
  readonly shipment: { readonly deliveredAt: string | null } | null;
  /** Prices that staff has set; nobody else sees them. */
  readonly priceChanges: readonly { readonly at: string }[];
  /** Likewise for shipping. */
  readonly shippingChange: { readonly at: string } | null;
  readonly refunds: readonly {
    readonly status: RefundStatus;
    readonly createdAt: string;
    readonly refundedAmount: { readonly amountCents: number };
  }[];
}

/** One step; its message is `order.step.{key}`. */
export interface TimelineStep {
  readonly key:
    | 'repriced'
    | 'placed'
    | 'paid'
    | 'partlyPaid'
    | 'toPay'
    | 'shipped'
    | 'toShip'
    | 'delivered'
    | 'toDeliver'
    | 'pickedUp'
    | 'toPickUp'
    | 'fulfilled'
    | 'toFulfil'
    | 'cancelled'
    | 'refunding'
    | 'refunded';
  /** Null for what is still to come. */
  readonly at: string | null;
  /** What is still to pay, or was given back. */
  readonly cents?: number;
  /** What the order waits for. */
  readonly isNext: boolean;
}

type Step = Omit<TimelineStep, 'isNext'>;

function paying(order: TimelineOrder): Step {
  if (order.fullyPaidAt !== null) return { key: 'paid', at: order.fullyPaidAt };
  const cents = order.amountRemaining.amountCents;
  return { key: order.paymentState === 'PARTIALLY_PAID' ? 'partlyPaid' : 'toPay', at: null, cents };
}

function handingOver(order: TimelineOrder): Step[] {
  const { shipDate, shipment } = order;
  const delivered = shipment?.deliveredAt ?? null;
  const handover = handoverOf(order);
  if (handover === 'service') return [{ key: delivered ? 'fulfilled' : 'toFulfil', at: delivered }];
  if (handover === 'pickUp') return [{ key: delivered ? 'pickedUp' : 'toPickUp', at: delivered }];
  return [
    { key: shipDate ? 'shipped' : 'toShip', at: shipDate },
    { key: delivered ? 'delivered' : 'toDeliver', at: delivered },
  ];
}

function refunding({ refunds }: TimelineOrder): Step[] {
  const last = refunds.at(-1);
  if (!last) return [];
  const cents = refunds.reduce((sum, { refundedAmount }) => sum + refundedAmount.amountCents, 0);
  const hasArrived = refunds.every(({ status }) => status === 'SUCCEEDED');
  return [{ key: hasArrived ? 'refunded' : 'refunding', at: last.createdAt, cents }];
}

/** The way of an order, from placing to what is still to come. A cancelled one has nothing to come. */
export function timelineOf(order: TimelineOrder): TimelineStep[] {
  const placed: Step = { key: 'placed', at: order.completedAt };
  const changes = [...order.priceChanges, ...(order.shippingChange ? [order.shippingChange] : [])];
  const last = changes
    .map(({ at }) => at)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  const repriced: Step[] = last === undefined ? [] : [{ key: 'repriced', at: last }];
  const steps: Step[] = order.cancelledAt
    ? [
        ...repriced,
        placed,
        ...(order.fullyPaidAt ? [paying(order)] : []),
        { key: 'cancelled', at: order.cancelledAt },
        ...refunding(order),
      ]
    : [...repriced, placed, paying(order), ...handingOver(order), ...refunding(order)];
  const next = steps.findIndex(({ at }) => at === null);
  return steps.map((step, index) => ({ ...step, isNext: index === next }));
}
