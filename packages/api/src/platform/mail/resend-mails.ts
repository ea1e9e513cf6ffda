import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';

/** A condition on the outbox: a mail was not sent, what it says is still there, and it is worth something. */
export const isSendable = sql<boolean>`(sent_at IS NULL AND text_body IS NOT NULL AND (expires_at IS NULL OR expires_at > now()))`;

/** Puts mails that can still be sent at the head of the queue, with all their attempts before them. Gives the ids of those. */
export async function requeueMails(trx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`UPDATE outbox SET attempts = 0, send_after = now()
    WHERE id = ANY(${ids.filter(isId)}::text[]) AND ${isSendable} RETURNING id`.execute(trx);
  return rows.map(({ id }) => id);
}
