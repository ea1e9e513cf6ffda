import { sql } from 'kysely';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db } from '#api/platform/db/database.ts';
import { monthAt } from '#api/platform/shop-months.ts';
import type { CorrectionKind, EntryKind } from '#api/modules/payments/tables.ts';
import { sellersOf } from './sellers-of.ts';

/** What moved a seller's balance. `adjustment`: what the shop kept for what the seller owed of another order, and the like. */
export type SellerEntryKind =
  | 'sale'
  | 'refund'
  | 'return'
  | 'cancellation'
  | 'dispute'
  | 'payout'
  | 'payoutFailed'
  | 'fine'
  | 'correction'
  | 'adjustment';

/** An entry of the ledger as it concerns a seller, in whole cents; above 0 in the seller's favour. */
export type SellerEntry = {
  readonly id: string;
  readonly at: Date;
  readonly kind: SellerEntryKind;
  readonly orderId: string | null;
  /** Of a fine, of a correction, of a refund where staff gave one, and of a payout that came back; null for what explains itself. */
  readonly reason: string | null;
  /** Goods and shipping, before the shop's share; 0 for payouts, fines and corrections. */
  readonly grossCents: number;
  /** The shop's share, below 0 when it is kept, above when it is given back. */
  readonly feeCents: number;
  /** By how much the balance changed. */
  readonly netCents: number;
  /** What the shop owes the seller after it. */
  readonly balanceCents: number;
};

/** A seller's month in the ledger, oldest entry first. */
export type SellerMonth = {
  /** `2026-11`, in the shop's time zone. */
  readonly month: string;
  /** All months with entries, and this one, the newest first. */
  readonly months: readonly string[];
  readonly openingCents: number;
  readonly closingCents: number;
  readonly entries: readonly SellerEntry[];
};

const kinds: Readonly<Partial<Record<EntryKind, SellerEntryKind>>> = {
  sale: 'sale',
  'refund-due': 'refund',
  'price-reduction': 'refund',
  return: 'return',
  cancellation: 'cancellation',
  dispute: 'dispute',
  'dispute-won': 'dispute',
  'taken-back': 'dispute',
  payout: 'payout',
  'payout-failed': 'payoutFailed',
};

/** What is no sale: its whole amount is the net. */
const withoutGross: readonly SellerEntryKind[] = ['payout', 'payoutFailed', 'fine', 'correction'];

const monthOf = sql<string>`to_char(entry.created_at AT TIME ZONE ${storeProfile.timeZone}, 'YYYY-MM')`;

/** Entries that touch a seller's balance, with what they did to it. */
export const entriesOf = (sellerId: string) => sql`
  SELECT entry.id, entry.kind, split_part(entry.event_key, ':', 2) AS subject, entry.created_at AS at, entry.order_id, ${monthOf} AS month,
    -sum(line.amount_cents) FILTER (WHERE line.seller_account_id IN (${sellersOf(sellerId)})) AS net,
    coalesce(sum(line.amount_cents) FILTER (WHERE line.account = 'commission'), 0) AS fee
  FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
  WHERE entry.id IN (SELECT entry_id FROM ledger_lines WHERE seller_account_id IN (${sellersOf(sellerId)}))
  GROUP BY entry.id
  HAVING sum(line.amount_cents) FILTER (WHERE line.seller_account_id IN (${sellersOf(sellerId)})) <> 0`;

type Row = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly at: Date;
  readonly order_id: string | null;
  readonly net: number;
  readonly fee: number;
  readonly correction: CorrectionKind | null;
  readonly reason: string | null;
};

function kindOf({ kind, correction }: Row): SellerEntryKind {
  if (correction) return correction === 'FINE' ? 'fine' : 'correction';
  return kinds[kind] ?? 'adjustment';
}

/** A seller's month in the ledger, by default the present one; a text that is no month gives the present one. */
export async function readSellerMonth(db: Db, sellerId: string, wanted: string | null): Promise<SellerMonth> {
  const month = wanted !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(wanted) ? wanted : monthAt(new Date());
  const { rows: known } = await sql<{ month: string }>`
    SELECT DISTINCT month FROM (${entriesOf(sellerId)}) AS entries ORDER BY month DESC
  `.execute(db);
  const { rows: before } = await sql<{ cents: number }>`
    SELECT coalesce(sum(net), 0)::bigint AS cents FROM (${entriesOf(sellerId)}) AS entries WHERE month < ${month}
  `.execute(db);
  const { rows } = await sql<Row>`
    SELECT entries.id, entries.kind, at, entries.order_id, net::bigint AS net, fee::bigint AS fee, corrected.kind AS correction,
      coalesce(corrected.reason, returned.failure_reason, (
        SELECT refunds.reason FROM refunds WHERE refunds.order_id = entries.order_id AND refunds.due_entry_id = entries.id LIMIT 1
      )) AS reason
    FROM (${entriesOf(sellerId)}) AS entries
    LEFT JOIN seller_corrections AS corrected ON corrected.entry_id = entries.id
    LEFT JOIN payouts AS returned ON entries.kind = 'payout-failed' AND returned.id = entries.subject
    WHERE month = ${month} ORDER BY at, entries.id
  `.execute(db);
  const openingCents = before[0]?.cents ?? 0;
  let balanceCents = openingCents;
  const entries = rows.map((row): SellerEntry => {
    const kind = kindOf(row);
    balanceCents += row.net;
    return {
      id: row.id,
      at: row.at,
      kind,
      orderId: row.order_id,
      reason: row.reason,
      grossCents: withoutGross.includes(kind) ? 0 : row.net - row.fee,
      feeCents: row.fee,
      netCents: row.net,
      balanceCents,
    };
  });
  const months = known.map(({ month: name }) => name);
  return {
    month,
    months: months.includes(month) ? months : [month, ...months].toSorted().toReversed(),
    openingCents,
    closingCents: balanceCents,
    entries,
  };
}
