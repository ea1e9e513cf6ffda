import type { Db } from '#api/platform/db/database.ts';

/** Something that was done to a listing. */
export type ListingEvent = {
  readonly id: string;
  readonly at: Date;
  /** As the audit log has it, such as `listing.publish`. */
  readonly action: string;
  /** Null for the shop by itself. */
  readonly name: string | null;
  /** The admin who acted as them. */
  readonly behind: string | null;
  readonly detail: unknown;
};

const MOST_EVENTS = 200;

/** What the audit log has of a listing, newest first, at most 200. */
export async function readListingHistory(db: Db, id: string): Promise<ListingEvent[]> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('accounts as actor', 'actor.id', 'audit_log.actor_account_id')
    .leftJoin('accounts as behind', 'behind.id', 'audit_log.impersonator_id')
    .select(['audit_log.id', 'audit_log.action', 'audit_log.detail', 'audit_log.at'])
    .select(['actor.display_name as name', 'behind.display_name as behind'])
    .where('audit_log.subject_id', '=', id)
    .where('audit_log.subject_kind', '=', 'listing')
    .orderBy('audit_log.id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  return rows;
}
