import { leadsFrom, type LineItemMove } from './line-item-states.model.ts';
import type { LineItemState, ShipOption } from './tables.ts';

/** What somebody can do about a placed order, as the schema names it. */
export type OrderAction =
  | 'PAY'
  | 'CLAIM'
  | 'CANCEL'
  | 'SET_TRACKING'
  | 'SHIP'
  | 'DELIVER'
  | 'REFUND'
  | 'RETURN'
  | 'SET_PEOPLE';

/** Who somebody is to an order: an admin is `admin` alone, a `guest` holds its key, a `reader` has nothing to do with it. */
export type OrderSide = 'admin' | 'seller' | 'buyer' | 'guest' | 'reader';

/** How far an order has come. */
export type OrderStanding = {
  readonly isPlaced: boolean;
  readonly isCancelled: boolean;
  readonly isBeingPaid: boolean;
  /** It is a guest's: an account can take it over. */
  readonly isClaimable: boolean;
  /** A bank withholds a payment of it until a dispute is decided. */
  readonly isDisputed: boolean;
  readonly openCents: number;
  readonly refundableCents: number;
  readonly shipOption: ShipOption | null;
  readonly isSent: boolean;
  readonly lines: readonly LineItemState[];
};

const sides: Readonly<Record<OrderAction, readonly OrderSide[]>> = {
  PAY: ['buyer', 'guest', 'admin'],
  CLAIM: ['buyer', 'guest'],
  CANCEL: ['buyer', 'admin'],
  SET_TRACKING: ['seller', 'admin'],
  SHIP: ['seller', 'admin'],
  DELIVER: ['seller', 'admin'],
  REFUND: ['admin'],
  RETURN: ['admin'],
  SET_PEOPLE: ['admin'],
};

const allowed: Readonly<Record<OrderAction, (order: OrderStanding) => boolean>> = {
  PAY: ({ openCents, isBeingPaid }) => openCents > 0 && !isBeingPaid,
  CLAIM: ({ isClaimable }) => isClaimable,
  CANCEL: ({ lines, isSent, isBeingPaid, isDisputed }) =>
    !isBeingPaid && !isDisputed && !isSent && lines.every((state) => leadsFrom('cancel', state)),
  SET_TRACKING: ({ shipOption }) => shipOption === 'home',
  SHIP: (order) => order.shipOption === 'home' && order.openCents <= 0 && !order.isDisputed && anyLine(order, 'ship'),
  DELIVER: (order) =>
    order.openCents <= 0 &&
    (order.isSent || (order.shipOption !== 'home' && !order.isDisputed)) &&
    anyLine(order, 'deliver'),
  REFUND: ({ refundableCents, isBeingPaid }) => refundableCents > 0 && !isBeingPaid,
  RETURN: ({ lines }) => lines.some((state) => state === 'RETURNED' || leadsFrom('return', state)),
  SET_PEOPLE: () => true,
};

const anyLine = ({ lines }: OrderStanding, move: LineItemMove): boolean =>
  lines.some((state) => leadsFrom(move, state));

/** What one side can do about an order now. The server checks each action again when it is taken. */
export function actionsFor(side: OrderSide, order: OrderStanding): OrderAction[] {
  if (!order.isPlaced || order.isCancelled) return [];
  const all: readonly OrderAction[] = [
    'PAY',
    'CLAIM',
    'CANCEL',
    'SET_TRACKING',
    'SHIP',
    'DELIVER',
    'REFUND',
    'RETURN',
    'SET_PEOPLE',
  ];
  return all.filter((action) => sides[action].includes(side) && allowed[action](order));
}
