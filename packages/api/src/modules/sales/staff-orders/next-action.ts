import { storeProfile } from '@headstock/contracts/store-profile';
import { sql } from 'kysely';

/** What staff does next about a placed order, in the order in which it counts; the first that applies is the one. */
export const nextActions = [
  'ANSWER_DISPUTE',
  'ANSWER_RETURN',
  'CHECK_REFUND',
  'COLLECT',
  'SHIP',
  'HAND_OVER',
  'CONFIRM_DELIVERY',
  'PAY_OUT',
  'NONE',
] as const;
export type NextAction = (typeof nextActions)[number];

const hasLine = (state: 'ORDERED' | 'SHIPPED') =>
  sql`EXISTS (SELECT FROM line_items WHERE line_items.order_id = orders.id AND line_items.state = ${sql.lit(state)})`;

const isOver = sql`(orders.cancelled_at IS NOT NULL OR orders.payment_state = 'REFUNDED')`;

/** What of an order happens elsewhere: disputes, returns, refunds and its parcel, each at most one row. */
const events = sql`
  LEFT JOIN LATERAL (
    SELECT min(reversal.created_at) AS at, min(reversal.respond_by) AS due
    FROM payment_allocations AS allocation JOIN payment_reversals AS reversal ON reversal.payment_id = allocation.payment_id
    WHERE allocation.order_id = orders.id AND reversal.status = 'open'
  ) AS dispute ON orders.disputed_cents > 0
  LEFT JOIN LATERAL (
    SELECT min(changed_at) FILTER (WHERE state <> 'APPROVED') AS at, min(due_at) FILTER (WHERE state <> 'APPROVED') AS due, min(changed_at) AS open_at
    FROM return_requests WHERE order_id = orders.id AND state IN ('REQUESTED', 'APPROVED', 'SENT')
  ) AS returned ON true
  LEFT JOIN LATERAL (
    SELECT min(created_at) AS at FROM refunds WHERE order_id = orders.id AND status = 'failed'
  ) AS refund ON orders.refunded_cents > 0 OR orders.cancelled_at IS NOT NULL
  LEFT JOIN shipments AS parcel ON parcel.order_id = orders.id`;

/** When the buyer's days to try it are over and the seller of an order can be paid. */
const trialEnd = sql`(parcel.delivered_at + ${storeProfile.trialDays} * interval '1 day')`;

/** The shop owes the seller of an order money that nothing holds any more. */
const isPayoutDue = sql`(
  parcel.delivered_at IS NOT NULL AND ${trialEnd} <= now() AND returned.open_at IS NULL AND orders.disputed_cents = 0
  AND EXISTS (SELECT FROM order_settlements WHERE order_id = orders.id AND seller_account_id IS NOT NULL)
  AND (SELECT sum(line.amount_cents) FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
    WHERE entry.order_id = orders.id AND line.account = 'seller-payable') < 0)`;

const actionSql = sql<NextAction>`CASE
  WHEN orders.disputed_cents > 0 THEN 'ANSWER_DISPUTE'
  WHEN returned.at IS NOT NULL THEN 'ANSWER_RETURN'
  WHEN refund.at IS NOT NULL THEN 'CHECK_REFUND'
  WHEN ${isOver} THEN 'NONE'
  WHEN orders.paid_cents < orders.total_cents THEN 'COLLECT'
  WHEN ${hasLine('ORDERED')} THEN CASE WHEN orders.ship_option = 'home' THEN 'SHIP' ELSE 'HAND_OVER' END
  WHEN ${hasLine('SHIPPED')} THEN 'CONFIRM_DELIVERY'
  WHEN ${isPayoutDue} THEN 'PAY_OUT'
  ELSE 'NONE' END`;

/** Placed orders with their next action, since when it waits and until when it is due: the columns `id`, `action`, `since`, `due`. */
export const placedWithAction = (condition = sql`true`) => sql`
  SELECT state.id, state.action, date_trunc('milliseconds', coalesce(CASE state.action
      WHEN 'ANSWER_DISPUTE' THEN state.disputed_at
      WHEN 'ANSWER_RETURN' THEN state.returned_at
      WHEN 'CHECK_REFUND' THEN state.refund_at
      WHEN 'SHIP' THEN state.fully_paid_at
      WHEN 'HAND_OVER' THEN state.fully_paid_at
      WHEN 'CONFIRM_DELIVERY' THEN state.ship_date
      WHEN 'PAY_OUT' THEN state.trial_end
    END, state.completed_at)) AS since,
    CASE state.action WHEN 'ANSWER_DISPUTE' THEN state.dispute_due WHEN 'ANSWER_RETURN' THEN state.return_due END AS due,
    date_trunc('milliseconds', state.completed_at) AS placed_at
  FROM (
    SELECT orders.id, ${actionSql} AS action, orders.completed_at, orders.fully_paid_at, orders.ship_date,
      dispute.at AS disputed_at, dispute.due AS dispute_due, returned.at AS returned_at, returned.due AS return_due,
      refund.at AS refund_at, ${trialEnd} AS trial_end
    FROM orders ${events}
    WHERE orders.completed_at IS NOT NULL AND ${condition}
  ) AS state`;
