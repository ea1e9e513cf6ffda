import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import type { ReportRow } from './read-report.ts';
import { type SettledProvider, settledProviders, type SettlementRowKind } from './report.model.ts';
import type { SettlementFault } from './tables.ts';

/** What a row of a report was found to be. */
export type Match = {
  readonly kind: SettlementRowKind;
  /** The clearing account that it moves. */
  readonly account: SettledProvider;
  readonly paymentId: string | null;
  readonly refundId: string | null;
  readonly reversalId: string | null;
  /** What the books have for it. */
  readonly expectedCents: number;
  readonly difference: SettlementFault | null;
};

type Found = {
  id: string;
  account: SettledProvider;
  paymentId: string;
  cents: number;
  isGood: boolean;
  isSettled: boolean;
};
type Row = Pick<ReportRow, 'kind' | 'grossCents' | 'references'>;

const settledBy = (column: 'payment_id' | 'refund_id' | 'reversal_id', kind: SettlementRowKind) =>
  sql<boolean>`EXISTS (SELECT FROM provider_settlement_rows AS settled
    WHERE settled.${sql.ref(column)} = found.id AND settled.kind = ${kind} AND settled.difference IS NULL)`;

async function findCharge(trx: Tx, { references }: Row): Promise<Found[]> {
  const { rows } = await sql<Found>`
    SELECT found.id, found.kind AS account, found.id AS "paymentId", CASE WHEN found.captured_at IS NULL THEN 0 ELSE found.amount_cents END
      + (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = found.id AND origin = 'unwanted-charge')::bigint AS cents,
      (found.captured_at IS NOT NULL OR EXISTS (SELECT FROM refunds WHERE payment_id = found.id AND origin = 'unwanted-charge')) AS "isGood",
      ${settledBy('payment_id', 'charge')} AS "isSettled"
    FROM payments AS found WHERE found.kind = ANY (${[...settledProviders]}::text[])
      AND (found.id = ANY (${[...references]}::text[]) OR found.provider_ref = ANY (${[...references]}::text[]))
    ORDER BY found.id LIMIT 2`.execute(trx);
  return rows;
}

async function findRefund(trx: Tx, { references, grossCents }: Row): Promise<Found[]> {
  const { rows } = await sql<Found>`
    SELECT found.id, payment.kind AS account, found.payment_id AS "paymentId", -found.amount_cents AS cents,
      (found.status IN ('succeeded', 'pending') AND found.reversal_id IS NULL) AS "isGood", ${settledBy('refund_id', 'refund')} AS "isSettled"
    FROM refunds AS found JOIN payments AS payment ON payment.id = found.payment_id
    WHERE payment.kind = ANY (${[...settledProviders]}::text[])
      AND (found.id = ANY (${[...references]}::text[]) OR found.provider_ref = ANY (${[...references]}::text[])
        OR payment.id = ANY (${[...references]}::text[]) OR payment.provider_ref = ANY (${[...references]}::text[]))
    -- Its own id tells most; of several refunds of a payment it is the one of this amount that is not settled yet.
    ORDER BY NOT (found.id = ANY (${[...references]}::text[]) OR coalesce(found.provider_ref = ANY (${[...references]}::text[]), false)),
      ${settledBy('refund_id', 'refund')}, -found.amount_cents <> ${grossCents}, found.id LIMIT 1`.execute(trx);
  return rows;
}

async function findReversal(trx: Tx, { references, kind }: Row): Promise<Found[]> {
  const isWon = kind === 'dispute-won';
  const { rows } = await sql<Found>`
    SELECT found.id, payment.kind AS account, found.payment_id AS "paymentId", found.amount_cents * ${isWon ? 1 : -1} AS cents,
      ${isWon ? sql`found.status = 'won'` : sql`true`} AS "isGood", ${settledBy('reversal_id', kind)} AS "isSettled"
    FROM payment_reversals AS found JOIN payments AS payment ON payment.id = found.payment_id
    WHERE payment.kind = ANY (${[...settledProviders]}::text[])
      AND (found.id = ANY (${[...references]}::text[]) OR found.provider_ref = ANY (${[...references]}::text[])
        OR payment.id = ANY (${[...references]}::text[]) OR payment.provider_ref = ANY (${[...references]}::text[]))
    ORDER BY ${settledBy('reversal_id', kind)}, found.id LIMIT 1`.execute(trx);
  return rows;
}

const nothing = { paymentId: null, refundId: null, reversalId: null, expectedCents: 0, difference: null } as const;

function judge({ cents, isGood, isSettled }: Found, grossCents: number): Pick<Match, 'difference' | 'expectedCents'> {
  if (isSettled) return { difference: 'repeated', expectedCents: 0 };
  if (!isGood) return { difference: 'failed', expectedCents: 0 };
  return { difference: cents === grossCents ? null : 'amount', expectedCents: cents };
}

/** Finds what a row of a report is to the shop, and compares it to the cent. What the provider names otherwise is told by what it refers to. */
export async function matchRow(trx: Tx, provider: SettledProvider, row: Row): Promise<Match> {
  const { grossCents } = row;
  // A row of nothing moves nothing but its fee.
  if (row.kind === 'fee' || grossCents === 0) return { ...nothing, kind: 'fee', account: provider };
  const kind = row.kind === 'other' ? (grossCents > 0 ? 'charge' : 'refund') : row.kind;
  const wanted = { ...row, kind };
  const find = kind === 'charge' ? findCharge : kind === 'refund' ? findRefund : findReversal;
  const [found] = await find(trx, wanted);
  if (!found) return { ...nothing, kind: row.kind, account: provider, difference: 'unknown' };
  const judged = judge(found, grossCents);
  return {
    kind,
    account: found.account,
    paymentId: found.paymentId,
    refundId: kind === 'refund' ? found.id : null,
    reversalId: kind === 'dispute' || kind === 'dispute-won' ? found.id : null,
    ...judged,
  };
}
