import { storeProfile } from '@headstock/contracts/store-profile';
import { type Selectable, sql } from 'kysely';
import { readyToShip } from '#api/modules/sales/orders/selling-lists.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { agreedDelays, shipByWith } from './agreed-delays.ts';
import { askableDays } from './ship-day.model.ts';
import type { ShipDelaysTable } from './tables.ts';

export type ShipDelayRow = Selectable<ShipDelaysTable>;

/** A seller asks so often for more time, for one order. */
export const MOST_ASKED = 5;

type Unsent = {
  readonly id: string;
  readonly reference: string;
  readonly paidAt: Date;
  readonly buyerId: string | null;
  readonly sellerId: string;
};

/** An order that its seller has to send and has not sent; undefined for every other one. What private sellers sell the shop sends. */
export async function findUnsent(db: Db, orderId: string): Promise<Unsent | undefined> {
  const { rows } = await sql<Unsent>`
    SELECT orders.id, reference, fully_paid_at AS "paidAt", account_id AS "buyerId", seller_account_id AS "sellerId"
    FROM orders JOIN accounts ON accounts.id = seller_account_id
    WHERE orders.id = ${orderId} AND accounts.is_professional_seller AND completed_at IS NOT NULL
      AND fully_paid_at IS NOT NULL AND ${readyToShip}`.execute(db);
  return rows[0];
}

/** What the two of an order see of the day by which it is to be sent. */
export type ShipClockView = {
  readonly orderId: string;
  readonly shipBy: Date;
  readonly isAgreed: boolean;
  readonly asked: { readonly id: string; readonly until: Date; readonly reason: string; readonly askedAt: Date } | null;
  readonly actions: readonly ('ASK' | 'ANSWER')[];
  readonly firstDay: string;
  readonly lastDay: string;
};

/** The clock of an order for its buyer and its seller; null for everybody else, and when there is nothing to send. */
export async function readShipClock(
  { db, principal, now }: ActorContext,
  orderId: string,
): Promise<ShipClockView | null> {
  const { accountId } = principal;
  const order = accountId === null ? undefined : await findUnsent(db, orderId);
  if (!order || (order.buyerId !== accountId && order.sellerId !== accountId)) return null;
  const delays = await db.selectFrom('ship_delays').selectAll().where('order_id', '=', orderId).execute();
  const open = delays.find(({ state }) => state === 'ASKED');
  const agreed = (await agreedDelays(db, [orderId])).get(orderId);
  const shipBy = shipByWith(order.paidAt, agreed);
  const days = askableDays(shipBy, now, storeProfile.timeZone);
  const canAsk = order.sellerId === accountId && order.buyerId !== null && delays.length < MOST_ASKED;
  const canAnswer = order.buyerId === accountId && open !== undefined;
  return {
    orderId,
    shipBy,
    isAgreed: shipBy.getTime() === agreed?.getTime(),
    asked: open ? { id: open.id, until: open.until, reason: open.reason, askedAt: open.asked_at } : null,
    actions: canAsk ? ['ASK'] : canAnswer ? ['ANSWER'] : [],
    firstDay: days.first,
    lastDay: days.last,
  };
}
