import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';

/** The newest act on a thing: what it was, and the name of who did it. */
export type LastChange = { readonly action: string; readonly by: string | null };

/**
 * Who of the staff changed a thing last, and by which act; for those whose own change comes too late. `actions` leaves other acts out.
 * Null where nobody did; `by` is null where the shop did it by itself, or the account is gone.
 */
export async function lastChangeOf(
  db: Db,
  subjectKind: string,
  subjectId: string,
  actions?: readonly string[],
): Promise<LastChange | null> {
  const { rows } = await sql<LastChange>`
    SELECT entry.action, author.display_name AS by
    FROM audit_log entry LEFT JOIN accounts author ON author.id = coalesce(entry.impersonator_id, entry.actor_account_id)
    WHERE entry.subject_kind = ${subjectKind} AND entry.subject_id = ${subjectId}
      AND (${actions === undefined} OR entry.action = ANY (${actions ?? []}))
    ORDER BY entry.id DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}
