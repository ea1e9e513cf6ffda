import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '#api/platform/db/database.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import type { Mailer, MailMessage } from './mailer.ts';

const BATCH = 10;
/** Attempts after which a mail is not sent any more. */
export const MAX_ATTEMPTS = 12;
const FIRST_PAUSE_SECONDS = 30;
/** What a mail that was never accepted says is kept for so long, for whoever looks after the mail server. */
const UNSENT_DAYS = 7;
/** The record of a sent mail, its recipient and event, is kept this long; until then the same event is not mailed again. */
const KEPT_DAYS = 90;

const isDue = sql<boolean>`sent_at IS NULL AND send_after <= now() AND attempts < ${MAX_ATTEMPTS}
  AND text_body IS NOT NULL AND (expires_at IS NULL OR expires_at > now())`;

/** What a mail says may hold codes, links and keys; it is kept as long as somebody needs it to send it. */
const FORGOTTEN = { subject: null, text_body: null, html_body: null, unsubscribe_url: null } as const;

/** A condition: whether a mail is due. */
export const hasDueMail = sql<boolean>`EXISTS (SELECT FROM outbox WHERE ${isDue})`;

/** Takes mails that are due and keeps other processes from taking them for a while, longer after every failure. */
async function claim(db: Db): Promise<MailMessage[]> {
  const { rows } = await sql<MailMessage>`
    UPDATE outbox SET attempts = attempts + 1,
      send_after = now() + make_interval(secs => least(${FIRST_PAUSE_SECONDS} * power(2, attempts), 21600))
    WHERE id IN (
      SELECT id FROM outbox WHERE ${isDue}
      ORDER BY send_after LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, recipient AS to, subject, text_body AS text, html_body AS html, unsubscribe_url AS "unsubscribeUrl"`.execute(
    db,
  );
  return rows;
}

/** Sends the mails that are due, and deletes their content; gives how many were sent. A mail whose process dies in between is sent again, under the same message id. */
export async function deliverOutbox(db: Db, mailer: Mailer, log: Logger): Promise<number> {
  let sent = 0;
  for (const mail of await claim(db)) {
    try {
      await mailer.send(mail);
      await db
        .updateTable('outbox')
        .set({ sent_at: new Date(), last_error: null, ...FORGOTTEN })
        .where('id', '=', mail.id)
        .execute();
      sent += 1;
    } catch (error) {
      const { message } = describeError(error);
      log.warn({ mail: mail.id, err: describeError(error) }, 'A mail was not accepted; it is tried again later');
      await db
        .updateTable('outbox')
        .set({ last_error: String(message).slice(0, 500) })
        .where('id', '=', mail.id)
        .execute();
    }
  }
  return sent;
}

/** Forgets what mails say that will not be sent any more, and that mails of long ago were. */
export async function sweepOutbox(db: Db): Promise<void> {
  await db
    .updateTable('outbox')
    .set(FORGOTTEN)
    .where('sent_at', 'is', null)
    .where('text_body', 'is not', null)
    .where(sql<boolean>`(expires_at <= now() OR created_at < now() - make_interval(days => ${UNSENT_DAYS}))`)
    .execute();
  await db
    .deleteFrom('outbox')
    .where(sql<boolean>`created_at < now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
