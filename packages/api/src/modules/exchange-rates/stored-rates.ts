import { type DisplayCurrency, isDisplayCurrency } from '@headstock/contracts/display-currencies';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { ageInDays, GONE_AFTER_DAYS, OLD_AFTER_DAYS, type SourcedRateTable } from './rate-table.model.ts';

/** Tables are kept for so long, to be looked up. */
const KEPT_DAYS = 400;

/** The newest table; null where there is none. */
export async function newestRates(db: Db): Promise<SourcedRateTable | null> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select(['currency', 'rate', 'source', sql<string>`to_char(as_of, 'YYYY-MM-DD')`.as('asOf')])
    .where('as_of', '=', (query) => query.selectFrom('exchange_rates').select(({ fn }) => fn.max('as_of').as('newest')))
    .orderBy('currency')
    .execute();
  const [first] = rows;
  if (!first) return null;
  const rates: Partial<Record<DisplayCurrency, number>> = {};
  for (const { currency, rate } of rows) if (isDisplayCurrency(currency)) rates[currency] = rate;
  return { asOf: first.asOf, source: first.source, rates };
}

/** Rates as visitors see them. */
export type ShownRates = SourcedRateTable & { readonly isOld: boolean };

/** The rates that prices are shown by at a moment; null where there are none, or only ones from too long ago. */
export async function shownRates(db: Db, now: Date): Promise<ShownRates | null> {
  const table = await newestRates(db);
  if (!table) return null;
  const age = ageInDays(table.asOf, now);
  return age > GONE_AFTER_DAYS ? null : { ...table, isOld: age > OLD_AFTER_DAYS };
}

/**
 * Stores the table of a day, in the place of one that is there for the day. Tables of other sources are removed: the figures of two
 * are never mixed, and those of a sample do not outlive the first real ones.
 */
export async function storeRates(db: Db, { asOf, rates, source }: SourcedRateTable): Promise<void> {
  const rows = Object.entries(rates).map(([currency, rate]) => ({ as_of: asOf, currency, rate, source }));
  await tx(db, async (trx) => {
    await sql`DELETE FROM exchange_rates
      WHERE source <> ${source} OR as_of = ${asOf}::date OR as_of < ${asOf}::date - ${KEPT_DAYS}::integer`.execute(trx);
    await trx
      .insertInto('exchange_rates')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['as_of', 'currency']).doNothing())
      .execute();
  });
}
