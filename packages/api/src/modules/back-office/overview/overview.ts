import { sql } from 'kysely';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db } from '#api/platform/db/database.ts';
import { lastMonths } from '#api/platform/shop-months.ts';

/** A month of the shop, as `2026-11`. */
export type SalesMonth = {
  readonly month: string;
  readonly orders: number;
  /** Goods that were sold, less what was taken back since. */
  readonly goodsCents: number;
  /** What of them is the shop's: its own goods, and its share of those of sellers, as the books have it. */
  readonly incomeCents: number;
  /** What own goods that were sold had cost, where that is known. */
  readonly costCents: number;
  /** What was listed in the month, and how much of it is sold by now. */
  readonly listed: number;
  readonly sold: number;
};

/** Listings for sale that have been here so many days: from `days` to the next step. */
export type StockAge = { readonly days: number; readonly count: number; readonly cents: number };

const MONTHS = 12;
const STEPS = [0, 30, 60, 90, 180, 365] as const;
const zone = storeProfile.timeZone;

const monthOf = (column: ReturnType<typeof sql.ref>) => sql<string>`to_char(${column} AT TIME ZONE ${zone}, 'YYYY-MM')`;

type Sums = { month: string; orders: number; goods: string | number };
type Income = { month: string; cents: string | number; cost: string | number };
type Counts = { month: string; listed: number; sold: number };

/** The last twelve months of the shop, the oldest first. */
export async function salesMonths(db: Db, now: Date): Promise<SalesMonth[]> {
  const months = lastMonths(MONTHS, now);
  const first = `${months[0] ?? ''}-01`;
  const since = sql`(${first}::date::timestamp AT TIME ZONE ${zone})`;
  const kept = sql`(settled.goods_cents - settled.reduced_goods_cents)`;
  const { rows: sums } = await sql<Sums>`SELECT ${monthOf(sql.ref('orders.completed_at'))} AS month, count(*) AS orders,
      sum(${kept}) AS goods
    FROM orders JOIN order_settlements AS settled ON settled.order_id = orders.id
    WHERE orders.completed_at >= ${since} GROUP BY 1`.execute(db);
  // Income stands on the credit side, below zero.
  const { rows: incomes } = await sql<Income>`SELECT ${monthOf(sql.ref('entries.created_at'))} AS month,
      -coalesce(sum(lines.amount_cents) FILTER (WHERE lines.account <> 'cost-of-goods'), 0) AS cents,
      coalesce(sum(lines.amount_cents) FILTER (WHERE lines.account = 'cost-of-goods'), 0) AS cost
    FROM ledger_entries AS entries JOIN ledger_lines AS lines ON lines.entry_id = entries.id
    WHERE entries.created_at >= ${since} AND lines.account IN ('sales', 'commission', 'cost-of-goods') GROUP BY 1`.execute(
    db,
  );
  // As the inventory finds them: by days in UTC, with the variants of a product in the product.
  const { rows: counts } = await sql<Counts>`SELECT to_char(listed_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
      count(*) AS listed, count(*) FILTER (WHERE status = 'sold') AS sold
    FROM listings WHERE is_published AND listed_at >= (${first}::date::timestamp AT TIME ZONE 'UTC') GROUP BY 1`.execute(
    db,
  );
  return months.map((month) => {
    const sum = sums.find((each) => each.month === month);
    const income = incomes.find((each) => each.month === month);
    const count = counts.find((each) => each.month === month);
    return {
      month,
      orders: sum?.orders ?? 0,
      goodsCents: Number(sum?.goods ?? 0),
      incomeCents: Number(income?.cents ?? 0),
      costCents: Number(income?.cost ?? 0),
      listed: count?.listed ?? 0,
      sold: count?.sold ?? 0,
    };
  });
}

/** What is for sale by how long it has been here, in days as the inventory counts them; the variants of a product are one with it. */
export async function stockAges(db: Db): Promise<StockAge[]> {
  const { rows } = await sql<{ step: number; count: number; cents: string | number }>`
    SELECT width_bucket(greatest(0, (now() AT TIME ZONE 'UTC')::date - (listed_at AT TIME ZONE 'UTC')::date)::numeric,
        ${[...STEPS]}::numeric[]) AS step,
      count(*) FILTER (WHERE is_published) AS count, sum(asking_cents * stock_level) AS cents
    FROM listings WHERE status = 'live' GROUP BY 1`.execute(db);
  return STEPS.map((days, index) => {
    const row = rows.find(({ step }) => step === index + 1);
    return { days, count: row?.count ?? 0, cents: Number(row?.cents ?? 0) };
  });
}

/** Work that waits for somebody, by kind. */
export type OpenWork = { readonly kind: OpenWorkKind; readonly count: number };
type OpenWorkKind =
  | 'TO_SHIP'
  | 'RETURNS'
  | 'OFFERS'
  | 'MAILS'
  | 'FORMS'
  | 'APPRAISALS'
  | 'CONSENTS'
  | 'TWO_STEP_RESETS'
  | 'WEBHOOKS'
  | 'SETTLEMENTS';

/** How much work of each kind waits: paid orders to ship, returns and offers to answer, mails and webhooks that were not accepted, forms and appraisals to answer, questions to consignors, requests to switch off two-step sign-in, differences of provider payouts. */
export async function openWork(db: Db): Promise<OpenWork[]> {
  const { rows } = await sql<OpenWork>`
    SELECT 'TO_SHIP' AS kind, count(DISTINCT orders.id) AS count FROM orders
      JOIN line_items ON line_items.order_id = orders.id AND line_items.state = 'ORDERED'
      WHERE orders.completed_at IS NOT NULL AND orders.payment_state = 'PAID' AND orders.ship_option = 'home'
    UNION ALL SELECT 'RETURNS', count(*) FROM return_requests WHERE state = 'REQUESTED'
    UNION ALL SELECT 'OFFERS', count(*) FROM offers JOIN accounts ON accounts.id = offers.seller_account_id
      WHERE offers.state = 'RECEIVED' AND offers.expires_at > now() AND accounts.is_admin
    UNION ALL SELECT 'MAILS', count(*) FROM outbox WHERE sent_at IS NULL AND last_error IS NOT NULL
    UNION ALL SELECT 'FORMS', count(*) FROM form_submissions WHERE state = 'NEW' AND type NOT IN ('appraisal', 'consign')
    UNION ALL SELECT 'APPRAISALS', count(*) FROM form_submissions WHERE state = 'NEW' AND type IN ('appraisal', 'consign')
    UNION ALL SELECT 'CONSENTS', count(*) FROM consent_requests WHERE state = 'OPEN' AND expires_at > now()
    UNION ALL SELECT 'TWO_STEP_RESETS', count(*) FROM two_step_resets WHERE state = 'WAITING'
    UNION ALL SELECT 'WEBHOOKS', count(*) FROM webhook_deliveries
      JOIN webhook_endpoints ON webhook_endpoints.id = endpoint_id
      WHERE webhook_deliveries.state = 'FAILED'
        OR (webhook_deliveries.state = 'WAITING' AND webhook_endpoints.state = 'DISABLED')
    UNION ALL SELECT 'SETTLEMENTS', count(*) FROM provider_settlement_rows WHERE difference IS NOT NULL AND resolution IS NULL`.execute(
    db,
  );
  return rows;
}
