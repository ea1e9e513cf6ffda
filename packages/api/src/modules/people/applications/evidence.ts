import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

/** What the shop itself knows of somebody who wants to sell. */
export type ApplicantEvidence = {
  readonly emailVerifiedAt: Date | null;
  readonly hasSecondFactor: boolean;
  readonly addressCount: number;
  readonly purchaseCount: number;
  readonly deniedCount: number;
  readonly reportCount: number;
};

/** What the shop knows of an applicant, in one statement. */
export async function readEvidence(db: Db, accountId: string): Promise<ApplicantEvidence> {
  const { rows } = await sql<ApplicantEvidence>`
    SELECT email_verified_at AS "emailVerifiedAt",
      EXISTS (SELECT FROM totp_factors WHERE account_id = a.id) AS "hasSecondFactor",
      (SELECT count(*) FROM addresses WHERE account_id = a.id AND deleted_at IS NULL) AS "addressCount",
      (SELECT count(*) FROM orders WHERE account_id = a.id AND completed_at IS NOT NULL AND cancelled_at IS NULL)
        AS "purchaseCount",
      (SELECT count(*) FROM seller_applications WHERE account_id = a.id AND state = 'DENIED') AS "deniedCount",
      (SELECT count(*) FROM message_reports AS report JOIN messages AS message ON message.id = report.message_id
        WHERE message.sender_account_id = a.id) AS "reportCount"
    FROM accounts AS a WHERE a.id = ${accountId}`.execute(db);
  const [evidence] = rows;
  if (!evidence) throw new Error('The applicant has no account.');
  return evidence;
}
