import { sql } from 'kysely';

/** Entries that no row of the outbox is for yet; those of the last seconds wait, until everything of their transaction is there. */
export const unprepared = sql`ledger_entries AS entry
  JOIN quickbooks_connection AS connection ON connection.state <> 'disconnected' AND entry.created_at >= connection.posts_from
  WHERE entry.created_at < now() - interval '5 seconds'
  AND NOT EXISTS (SELECT FROM quickbooks_documents AS document WHERE document.entry_id = entry.id)`;
