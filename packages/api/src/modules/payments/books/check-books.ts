import { paymentKinds } from '@headstock/contracts/payments';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isStoredValueKind } from '#api/modules/payments/payment-kinds.ts';
import type { LedgerAccount } from '#api/modules/payments/tables.ts';
import type { BookDifference } from './book-difference.ts';
import { checkSettlements } from './check-settlements.ts';

type Row = { subject: string; expected: number | null; found: number | null };

/** The accounts of the providers and the register, each named like its kind of payment. */
const clearingAccounts = paymentKinds.filter((kind) => !isStoredValueKind(kind));

/** Compares the balance of an account with `expected`, a query that sums up the rows behind it. */
const balanceOf = (account: LedgerAccount, expected: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
  SELECT ${account}::text AS subject, * FROM (SELECT
    (${expected})::bigint AS expected,
    (SELECT coalesce(sum(amount_cents), 0) FROM ledger_lines WHERE account = ${account})::bigint AS found) AS sums
  WHERE expected <> found`;

/** Each query returns differences only. The balance of an account is the sum of its lines: debits positive, credits negative. */
const checks: Readonly<Record<string, RawBuilder<Row>>> = {
  // A trigger refuses entries that do not balance; this finds one that bypassed it.
  'entry balances': sql<Row>`
    SELECT entry_id AS subject, 0 AS expected, sum(amount_cents)::bigint AS found
    FROM ledger_lines GROUP BY entry_id HAVING sum(amount_cents) <> 0`,
  // What providers and the register hold: captured, less refunds that succeeded, less reversals, less what was paid out; of cash
  // what counts found, less deposits and goods that were bought.
  clearing: sql<Row>`
    WITH moved AS (
      SELECT payment.kind, allocation.captured_cents AS cents
      FROM payment_allocations AS allocation JOIN payments AS payment ON payment.id = allocation.payment_id
      UNION ALL
      SELECT payment.kind, refund.amount_cents FROM refunds AS refund JOIN payments AS payment ON payment.id = refund.payment_id
      WHERE refund.origin = 'unwanted-charge'
      UNION ALL
      SELECT payment.kind, -refund.amount_cents FROM refunds AS refund JOIN payments AS payment ON payment.id = refund.payment_id
      WHERE refund.status = 'succeeded' AND refund.reversal_id IS NULL
      UNION ALL
      SELECT payment.kind, -reversal.amount_cents
      FROM payment_reversals AS reversal JOIN payments AS payment ON payment.id = reversal.payment_id WHERE reversal.status <> 'won'
      UNION ALL
      SELECT 'manual', CASE kind WHEN 'count' THEN amount_cents ELSE -amount_cents END FROM cash_movements
      UNION ALL
      SELECT 'manual', amount_cents FROM stored_value_transactions WHERE paid_by IS NOT NULL
      UNION ALL
      SELECT 'manual', -cost_cents FROM goods_movements WHERE paid_from = 'cash'
      UNION ALL
      SELECT account, CASE WHEN resolution IS NULL THEN -gross_cents ELSE -expected_cents END FROM provider_settlement_rows
    ), expected AS (
      SELECT kind AS account, sum(cents)::bigint AS cents FROM moved WHERE kind = ANY (${clearingAccounts}::text[]) GROUP BY kind
    ), found AS (
      SELECT account, sum(amount_cents)::bigint AS cents FROM ledger_lines
      WHERE account = ANY (${clearingAccounts}::text[]) GROUP BY account
    )
    SELECT coalesce(expected.account, found.account) AS subject, coalesce(expected.cents, 0) AS expected, coalesce(found.cents, 0) AS found
    FROM expected FULL JOIN found USING (account) WHERE coalesce(expected.cents, 0) <> coalesce(found.cents, 0)`,
  'refunds payable': balanceOf(
    'refunds-payable',
    sql`SELECT -coalesce(sum(amount_cents), 0) FROM refunds WHERE status <> 'succeeded'`,
  ),
  disputed: balanceOf(
    'disputed',
    sql`SELECT coalesce(sum(amount_cents), 0) FROM payment_reversals WHERE status = 'open'`,
  ),
  'stored value': balanceOf('stored-value', sql`SELECT -coalesce(sum(balance_cents), 0) FROM stored_value_accounts`),
  'stored value of an account': sql<Row>`
    SELECT account.id AS subject, coalesce(sum(movement.amount_cents), 0)::bigint AS expected, account.balance_cents AS found
    FROM stored_value_accounts AS account LEFT JOIN stored_value_transactions AS movement ON movement.stored_value_account_id = account.id
    GROUP BY account.id HAVING account.balance_cents < 0 OR coalesce(sum(movement.amount_cents), 0) <> account.balance_cents`,
  // A capture and a release both take off what was held, so what is left belongs to payments that are not settled.
  held: balanceOf(
    'held',
    sql`SELECT -coalesce(sum(amount_cents), 0) FROM payments WHERE stored_value_account_id IS NOT NULL AND status = 'SUBMITTED'`,
  ),
  // What a buyer owes for an order, or is owed: its current price less what is paid for it.
  'owed by buyers': sql<Row>`
    SELECT settlement.order_id AS subject, expected.cents AS expected, found.cents AS found
    FROM order_settlements AS settlement
    CROSS JOIN LATERAL (SELECT (
      goods_cents + shipping_cents + financing_fee_cents + tax_cents
      - reduced_goods_cents - reduced_shipping_cents - reduced_financing_fee_cents - reduced_tax_cents
      - (SELECT coalesce(sum(captured_cents - returned_cents), 0) FROM payment_allocations WHERE order_id = settlement.order_id)
      + (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = settlement.order_id AND status = 'succeeded')
    )::bigint AS cents) AS expected
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(line.amount_cents), 0)::bigint AS cents
      FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
      WHERE entry.order_id = settlement.order_id AND line.account IN ('receivable', 'refunds-payable')
    ) AS found
    WHERE expected.cents <> found.cents`,
  // For an order its seller gets at most what was captured and neither refunded nor reversed, apart from what they owe or repaid since.
  'payouts above what was kept': sql<Row>`
    SELECT settlement.order_id AS subject, kept.cents AS expected, (paid.cents - given.cents)::bigint AS found
    FROM order_settlements AS settlement
    CROSS JOIN LATERAL (SELECT coalesce(sum(left_cents), 0)::bigint AS cents FROM payment_allocations WHERE order_id = settlement.order_id) AS kept
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(offset_cents + CASE WHEN failed_at IS NULL THEN amount_cents ELSE 0 END), 0)::bigint AS cents
      FROM payouts WHERE order_id = settlement.order_id
    ) AS paid
    CROSS JOIN LATERAL (
      SELECT greatest(coalesce(sum(line.amount_cents), 0), 0) - coalesce(sum(line.amount_cents) FILTER (WHERE entry.kind = 'carry-over'), 0) AS cents
      FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
      WHERE entry.order_id = settlement.order_id AND line.account = 'seller-payable'
    ) AS given
    WHERE paid.cents - given.cents > kept.cents AND paid.cents > 0`,
  corrections: balanceOf('corrections', sql`SELECT coalesce(sum(amount_cents), 0) FROM seller_corrections`),
  'payouts, deposits and the bank': balanceOf(
    'bank',
    sql`SELECT (SELECT coalesce(sum(amount_cents), 0) FROM cash_movements WHERE kind = 'deposit')
      - (SELECT coalesce(sum(amount_cents), 0) FROM payouts WHERE failed_at IS NULL)
      - (SELECT coalesce(sum(cost_cents), 0) FROM goods_movements WHERE paid_from = 'bank')
      + (SELECT coalesce(sum(arrived_cents), 0) FROM provider_settlements)`,
  ),
  'cash over and short': balanceOf(
    'cash-over-short',
    sql`SELECT -coalesce(sum(amount_cents), 0) FROM cash_movements WHERE kind = 'count'`,
  ),
  inventory: balanceOf('inventory', sql`SELECT coalesce(sum(cost_cents), 0) FROM goods_movements`),
  'cost of goods': balanceOf(
    'cost-of-goods',
    sql`SELECT -coalesce(sum(cost_cents), 0) FROM goods_movements WHERE kind IN ('sold', 'back')`,
  ),
  'stock losses': balanceOf(
    'stock-losses',
    sql`SELECT coalesce(sum(cost_cents), 0) FROM goods_write_offs WHERE reversed_at IS NULL`,
  ),
  // What was put onto codes and credits and not sold, less what goods that were taken in trade are worth.
  'issued, and taken in trade': balanceOf(
    'issued',
    sql`SELECT (SELECT coalesce(sum(amount_cents), 0) FROM stored_value_transactions WHERE reason IN ('issued', 'adjusted') AND paid_by IS NULL)
      - (SELECT coalesce(sum(cost_cents), 0) FROM goods_movements WHERE kind = 'traded')`,
  ),
  'goods on hand': sql<Row>`
    SELECT coalesce(hand.listing_id, movement.listing_id) AS subject, coalesce(movement.cost_cents, 0)::bigint AS expected,
      coalesce(hand.cost_cents, 0)::bigint AS found
    FROM goods_on_hand AS hand FULL JOIN (
      SELECT listing_id, sum(quantity) AS quantity, sum(cost_cents) AS cost_cents FROM goods_movements GROUP BY listing_id
    ) AS movement ON movement.listing_id = hand.listing_id
    WHERE (hand.cost_cents, hand.quantity) IS DISTINCT FROM (movement.cost_cents::bigint, movement.quantity::integer)`,
  'in transit': balanceOf(
    'in-transit',
    sql`SELECT coalesce(sum(net_cents), 0) FROM provider_settlements WHERE arrived_on IS NULL`,
  ),
  'provider fees': balanceOf('provider-fees', sql`SELECT coalesce(sum(fee_cents), 0) FROM provider_settlements`),
  'differences of settlements': balanceOf(
    'settlement-differences',
    sql`SELECT (SELECT coalesce(sum(expected_cents - gross_cents), 0) FROM provider_settlement_rows WHERE resolution IS NOT NULL)
      + (SELECT coalesce(sum(net_cents - arrived_cents), 0) FROM provider_settlements WHERE arrived_on IS NOT NULL)`,
  ),
  'rows of settlements': sql<Row>`
    SELECT settlement.id AS subject, settlement.gross_cents AS expected, coalesce(sum(line.gross_cents), 0)::bigint AS found
    FROM provider_settlements AS settlement LEFT JOIN provider_settlement_rows AS line ON line.settlement_id = settlement.id
    GROUP BY settlement.id HAVING settlement.gross_cents <> coalesce(sum(line.gross_cents), 0)
      OR settlement.fee_cents <> coalesce(sum(line.fee_cents), 0)`,
  // Every payout clears what it offsets between two orders of a seller.
  'between the orders of a seller': sql<Row>`
    SELECT seller_account_id AS subject, 0 AS expected, sum(amount_cents)::bigint AS found
    FROM ledger_lines WHERE account = 'seller-receivable' GROUP BY seller_account_id HAVING sum(amount_cents) <> 0`,
};

/**
 * Compares the ledger with payments, refunds, disputes, stored value, settlements and payouts. Gives the differences; none when
 * the books are right.
 */
export async function checkBooks(db: Db): Promise<BookDifference[]> {
  const differences: BookDifference[] = [];
  for (const [check, query] of Object.entries(checks))
    differences.push(...(await query.execute(db)).rows.map((row) => ({ check, ...row })));
  return [...differences, ...(await checkSettlements(db))];
}
