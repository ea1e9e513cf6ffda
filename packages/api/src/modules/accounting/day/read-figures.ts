import { storeProfile } from '@headstock/contracts/store-profile';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { nextDay, startOf } from '#api/modules/accounting/journal/journal-days.ts';
import { type Figure, isCash } from './day-sheet.model.ts';

const providers = ['card', 'valor', 'paypal', 'shop-pay', 'affirm', 'ach'] as const;

/**
 * The entries of an open day: what was entered until its end and is on no closed sheet yet. What came late to a day that was
 * closed is on the next one; the first sheet of the shop begins with its own day.
 */
export const openEntries = (day: string): RawBuilder<unknown> => sql`
  SELECT entry.id, entry.kind, split_part(entry.event_key, ':', 2) AS subject FROM ledger_entries AS entry
  WHERE entry.created_at < ${startOf(nextDay(day))}
    AND entry.created_at >= coalesce(
      (SELECT min(day)::date::timestamp FROM day_closings WHERE closed_at IS NOT NULL) AT TIME ZONE ${storeProfile.timeZone},
      ${startOf(day)})
    AND NOT EXISTS (SELECT FROM day_closing_entries AS listed WHERE listed.entry_id = entry.id)`;

type Manual = { type: string | null; kind: string; cents: number };

/** What the drawer got and gave, and what lies beside it: manual payments of orders, their refunds, codes that were sold, and goods that were bought for cash. */
async function manualFigures(db: Db, entries: RawBuilder<unknown>): Promise<Figure[]> {
  const { rows } = await sql<Manual>`
    SELECT CASE entry.kind WHEN 'goods-bought' THEN 'cash' ELSE coalesce(payment.manual_type, refunded.manual_type, sold.paid_by) END AS type, entry.kind, line.amount_cents AS cents
    FROM (${entries}) AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id AND line.account = 'manual'
    LEFT JOIN payments AS payment ON payment.id = entry.subject
    LEFT JOIN refunds AS refund ON refund.id = entry.subject LEFT JOIN payments AS refunded ON refunded.id = refund.payment_id
    LEFT JOIN stored_value_transactions AS sold ON sold.id = entry.subject
    WHERE entry.kind NOT IN ('cash-count', 'cash-deposit')`.execute(db);
  const sum = (isWanted: (row: Manual) => boolean) =>
    rows.filter(isWanted).reduce((total, { cents }) => total + cents, 0);
  return [
    { key: 'drawer', unit: 'cents', expected: sum(({ type }) => isCash(type)), found: null },
    { key: 'checks', unit: 'cents', expected: sum(({ type }) => !isCash(type)), found: null },
  ];
}

/** What the ledger says of each provider, and what the payments, refunds and disputes behind it add up to. */
async function providerFigures(db: Db, entries: RawBuilder<unknown>): Promise<Figure[]> {
  const { rows } = await sql<{ account: string; expected: number; found: number; terminal: number }>`
    WITH listed AS (${entries}), found AS (
      SELECT payment.kind, allocation.captured_cents AS cents, payment.terminal FROM payment_allocations AS allocation
        JOIN payments AS payment ON payment.id = allocation.payment_id WHERE allocation.capture_entry_id IN (SELECT id FROM listed)
      UNION ALL
      SELECT payment.kind, refund.amount_cents, payment.terminal FROM refunds AS refund JOIN payments AS payment ON payment.id = refund.payment_id
        WHERE refund.origin = 'unwanted-charge' AND refund.due_entry_id IN (SELECT id FROM listed)
      UNION ALL
      SELECT payment.kind, CASE listed.kind WHEN 'refund' THEN -refund.amount_cents ELSE refund.amount_cents END, payment.terminal
        FROM listed JOIN refunds AS refund ON refund.id = listed.subject JOIN payments AS payment ON payment.id = refund.payment_id
        WHERE listed.kind IN ('refund', 'refund-failed') AND refund.reversal_id IS NULL
      UNION ALL
      SELECT payment.kind, CASE listed.kind WHEN 'dispute' THEN -reversal.amount_cents ELSE reversal.amount_cents END, payment.terminal
        FROM listed JOIN payment_reversals AS reversal ON reversal.id = listed.subject JOIN payments AS payment ON payment.id = reversal.payment_id
        WHERE listed.kind IN ('dispute', 'dispute-won')
      UNION ALL
      SELECT line.account, -line.gross_cents, false FROM listed JOIN provider_settlement_rows AS line ON line.settlement_id = listed.subject
        WHERE listed.kind = 'provider-settlement'
      UNION ALL
      SELECT line.account, line.gross_cents - line.expected_cents, false FROM listed
        JOIN provider_settlement_rows AS line ON line.id = listed.subject WHERE listed.kind = 'settlement-difference'
    ), booked AS (
      SELECT line.account, sum(line.amount_cents)::bigint AS cents FROM listed JOIN ledger_lines AS line ON line.entry_id = listed.id
      GROUP BY line.account
    )
    SELECT account, coalesce((SELECT cents FROM booked WHERE booked.account = provider.account), 0)::bigint AS expected,
      coalesce((SELECT sum(cents) FROM found WHERE found.kind = provider.account), 0)::bigint AS found,
      coalesce((SELECT sum(cents) FROM found WHERE found.kind = provider.account AND found.terminal), 0)::bigint AS terminal
    FROM unnest(${providers}::text[]) WITH ORDINALITY AS provider (account, position) ORDER BY position`.execute(db);
  const moved = rows.filter(({ expected, found }) => expected !== 0 || found !== 0);
  const terminal = rows.reduce((sum, row) => sum + row.terminal, 0);
  return [
    { key: 'terminal', unit: 'cents', expected: terminal, found: null },
    ...moved.map(({ account, expected, found }): Figure => ({ key: account, unit: 'cents', expected, found })),
  ];
}

type Books = {
  owed: number;
  moved: number;
  debits: number;
  credits: number;
  differences: number;
  queue: number | null;
};

/** Stored value, the journal's own balance, what the last check of the books found, and what QuickBooks has not taken yet. */
async function bookFigures(db: Db, entries: RawBuilder<unknown>): Promise<Figure[]> {
  const { rows } = await sql<Books>`
    WITH listed AS (${entries}), line AS (SELECT * FROM ledger_lines WHERE entry_id IN (SELECT id FROM listed))
    SELECT
      (SELECT -coalesce(sum(amount_cents), 0) FROM line WHERE account = 'stored-value')::bigint AS owed,
      (SELECT coalesce(sum(amount_cents), 0) FROM stored_value_transactions WHERE entry_id IN (SELECT id FROM listed))::bigint AS moved,
      (SELECT coalesce(sum(amount_cents) FILTER (WHERE amount_cents > 0), 0) FROM line)::bigint AS debits,
      (SELECT -coalesce(sum(amount_cents) FILTER (WHERE amount_cents < 0), 0) FROM line)::bigint AS credits,
      (SELECT coalesce(sum(jsonb_array_length(differences)), 0) FROM (
        SELECT DISTINCT ON (subject) differences FROM book_checks ORDER BY subject, id DESC) AS last)::integer AS differences,
      (SELECT (SELECT count(*) FROM listed WHERE NOT EXISTS (
          SELECT FROM quickbooks_documents AS document WHERE document.entry_id = listed.id))
        + (SELECT count(*) FROM quickbooks_documents WHERE entry_id IN (SELECT id FROM listed) AND state NOT IN ('accepted', 'skipped'))
        FROM quickbooks_connection WHERE state <> 'disconnected')::integer AS queue`.execute(db);
  const [books] = rows;
  if (!books) return [];
  const { owed, moved, debits, credits, differences, queue } = books;
  return [
    { key: 'stored-value', unit: 'cents', expected: owed, found: moved },
    { key: 'journal', unit: 'cents', expected: debits, found: credits },
    { key: 'book-checks', unit: 'count', expected: 0, found: differences },
    ...(queue === null ? [] : ([{ key: 'quickbooks', unit: 'count', expected: 0, found: queue }] as const)),
  ];
}

/** What the books say of a day that is open, in the order of its sheet. */
export async function readFigures(db: Db, day: string): Promise<Figure[]> {
  const entries = openEntries(day);
  return [
    ...(await manualFigures(db, entries)),
    ...(await providerFigures(db, entries)),
    ...(await bookFigures(db, entries)),
  ];
}
