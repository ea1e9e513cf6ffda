import { type RawBuilder, sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type PageArgs, readCountedPage, toConnection } from '#api/platform/db/keyset-page.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { MAX_ATTEMPTS } from '#api/platform/mail/deliver-outbox.ts';
import { isSendable, requeueMails } from '#api/platform/mail/resend-mails.ts';
import { likePattern } from '#api/platform/search/like-patterns.ts';
import { backOfficeMessages } from '#api/modules/back-office/messages.ts';

/** Where a mail is on its way. `RETRYING` failed and is tried again; `DEAD` is not sent any more. */
export type MailState = 'WAITING' | 'RETRYING' | 'DEAD' | 'SENT';

/** A mail, without what it says: that may hold codes and links. */
export type MailView = {
  readonly id: string;
  readonly eventKey: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly state: MailState;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly nextAttemptAt: Date | null;
  /** What it says is still there, and it is worth something. */
  readonly canResend: boolean;
};

const isOver = sql`(text_body IS NULL OR attempts >= ${MAX_ATTEMPTS} OR expires_at <= now())`;
const state = sql<MailState>`CASE WHEN sent_at IS NOT NULL THEN 'SENT' WHEN ${isOver} THEN 'DEAD'
  WHEN attempts > 0 AND last_error IS NOT NULL THEN 'RETRYING' ELSE 'WAITING' END`;

type MailFilter = { readonly states?: readonly MailState[] | null; readonly search?: string | null };

/** A page of the mails of the last 90 days, the newest first; `search` is part of the recipient or of the event. */
export async function listMails(db: Db, { states, search }: MailFilter, args: PageArgs) {
  const like = search?.trim() ? likePattern(search.trim().toLowerCase()) : null;
  const conditions: RawBuilder<unknown>[] = [
    ...(states && states.length > 0 ? [sql`${state} = ANY(${[...states]}::text[])`] : []),
    ...(like === null ? [] : [sql`(recipient LIKE ${like} OR lower(event_key) LIKE ${like})`]),
    sql`true`,
  ];
  const source = sql`SELECT id, date_trunc('milliseconds', created_at) AS at, event_key AS kind FROM outbox
    WHERE ${sql.join(conditions, sql` AND `)}`;
  const page = await readCountedPage(db, source, args, 50);
  const { rows } =
    await sql<MailView>`SELECT id, event_key AS "eventKey", recipient, subject, ${state} AS state, attempts,
      last_error AS "lastError", created_at AS "createdAt", sent_at AS "sentAt",
      CASE WHEN sent_at IS NULL AND NOT ${isOver} THEN send_after END AS "nextAttemptAt", ${isSendable} AS "canResend"
    FROM outbox WHERE id = ANY(${page.entries.map(({ id }) => id)}::text[])`.execute(db);
  const views = new Map(rows.map((row) => [row.id, row]));
  return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => views.get(id)) };
}

/**
 * Sends mails again now that were not accepted, with all their attempts before them. Gives how many. Throws a DomainError `not-found` where
 * none of them can be sent any more: sent ones, and those of which nothing is left to say.
 */
export async function resendMails(actor: ActorContext, ids: readonly string[]): Promise<number> {
  return tx(actor.db, async (trx) => {
    const resent = await requeueMails(trx, ids);
    if (resent.length === 0) throw new DomainError('not-found', backOfficeMessages(actor.locale).mailNotFound);
    for (const id of resent)
      await recordAudit(trx, actorOf(actor), { action: 'mail.resend', subjectKind: 'mail', subjectId: id, detail: {} });
    return resent.length;
  });
}
