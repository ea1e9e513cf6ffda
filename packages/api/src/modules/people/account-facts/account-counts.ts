import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

/** What of a member stands beside the account itself. */
export type AccountCounts = {
  readonly locale: string;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly deletionDueAt: Date | null;
  readonly lastSeenAt: Date | null;
  readonly purchaseCount: number;
  readonly saleCount: number;
  readonly offerCount: number;
  readonly listingCount: number;
  readonly isMerged: boolean;
};

/** What stands beside an account, in one statement; undefined for whoever is no member, and was none before a merging. */
export async function readAccountCounts(db: Db, accountId: string): Promise<AccountCounts | undefined> {
  const { rows } = await sql<AccountCounts>`
    SELECT locale, password_hash IS NOT NULL AS "hasPassword",
      EXISTS (SELECT FROM totp_factors WHERE account_id = a.id) AS "hasSecondFactor",
      (SELECT due_at FROM account_deletions WHERE account_id = a.id AND done_at IS NULL) AS "deletionDueAt",
      (SELECT max(renewed_at) FROM sessions WHERE account_id = a.id AND impersonator_id IS NULL) AS "lastSeenAt",
      (SELECT count(*) FROM orders WHERE account_id = a.id AND completed_at IS NOT NULL) AS "purchaseCount",
      (SELECT count(*) FROM orders WHERE seller_account_id = a.id AND completed_at IS NOT NULL) AS "saleCount",
      (SELECT count(*) FROM offers WHERE a.id IN (buyer_account_id, seller_account_id)) AS "offerCount",
      (SELECT count(*) FROM listing_drafts WHERE seller_account_id = a.id) AS "listingCount",
      kind = 'merged' AS "isMerged"
    FROM accounts AS a WHERE a.id = ${accountId} AND a.kind IN ('member', 'merged')`.execute(db);
  return rows[0];
}
