import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { toSettlement } from '#api/modules/payments/settlement/settle-sale.ts';
import { returnedOf } from '#api/modules/payments/settlement/settled-lines.model.ts';
import { balancesOf, type Settlement, settlementAccounts } from '#api/modules/payments/settlement/settlement.model.ts';
import type { BookDifference } from './book-difference.ts';

const BATCH = 500;

type Balance = { readonly orderId: string; readonly account: string; readonly cents: number };

/** The balances of orders on the accounts of settlements, payouts and corrections aside: by order and account. */
async function balancesInLedger(db: Db, orderIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<Balance>`
    SELECT entry.order_id AS "orderId", line.account, sum(line.amount_cents)::bigint AS cents
    FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
    WHERE entry.order_id = ANY (${orderIds}::text[]) AND line.account = ANY (${[...settlementAccounts]}::text[])
      AND entry.kind NOT IN ('payout', 'payout-failed', 'carry-over', 'correction')
    GROUP BY entry.order_id, line.account
  `.execute(db);
  return new Map(rows.map(({ orderId, account, cents }) => [`${orderId} ${account}`, cents]));
}

/** What the lines of a settlement come to, against its goods and what came back of them. */
function linesDiffer(orderId: string, { lines, sold, returnedCents }: Settlement): BookDifference[] {
  if (lines.length === 0) return [];
  const soldCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return [
    { check: 'settlement', subject: `${orderId} lines`, expected: sold.goods, found: soldCents },
    { check: 'settlement', subject: `${orderId} returned lines`, expected: returnedCents, found: returnedOf(lines) },
  ].filter(({ expected, found }) => expected !== found);
}

/** Compares the balances that each order's settlement implies with the ledger. Gives the differences. */
export async function checkSettlements(db: Db): Promise<BookDifference[]> {
  const differences: BookDifference[] = [];
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('order_settlements')
      .selectAll()
      .where('order_id', '>', after)
      .orderBy('order_id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) return differences;
    after = last.order_id;
    const found = await balancesInLedger(
      db,
      rows.map(({ order_id: id }) => id),
    );
    for (const row of rows) {
      const settlement = toSettlement(row);
      differences.push(...linesDiffer(row.order_id, settlement));
      const expected = balancesOf(settlement);
      for (const account of settlementAccounts) {
        const cents = found.get(`${row.order_id} ${account}`) ?? 0;
        if (cents === expected[account]) continue;
        const subject = `${row.order_id} ${account}`;
        differences.push({ check: 'settlement', subject, expected: expected[account], found: cents });
      }
    }
  }
}
