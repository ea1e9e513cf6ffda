import { type RawBuilder, sql } from 'kysely';

/** The ids under which the ledger knows a seller: the account, and those that were merged into it, whose lines never change. */
export const sellersOf = (sellerId: string): RawBuilder<unknown> =>
  sql`SELECT id FROM accounts WHERE ${sellerId} IN (id, merged_into_account_id)`;
