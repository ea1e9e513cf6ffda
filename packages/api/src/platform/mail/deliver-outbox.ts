import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '#api/platform/db/database.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import type { Mailer, MailMessage } from './mailer.ts';

const BATCH = 10;
const MAX_ATTEMPTS = 12;
const FIRST_PAUSE_SECONDS = 30;

/** A condition: whether a mail is due. */
export const hasDueMail = sql<boolean>`EXISTS (
  SELECT FROM outbox WHERE sent_at IS NULL AND send_after <= now() AND attempts < ${MAX_ATTEMPTS})`;

/** Takes mails that are due and keeps other processes from taking them for a while, longer after every failure. */
async function claim(db: Db): Promise<MailMessage[]> {
  const { rows } = await sql<MailMessage>`
    UPDATE outbox SET attempts = attempts + 1,
      send_after = now() + make_interval(secs => least(${FIRST_PAUSE_SECONDS} * power(2, attempts), 21600))
    WHERE id IN (
      SELECT id FROM outbox WHERE sent_at IS NULL AND send_after <= now() AND attempts < ${MAX_ATTEMPTS}
      ORDER BY send_after LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, recipient AS to, subject, text_body AS text, html_body AS html`.execute(db);
  return rows;
}

/** Sends what is due; gives how many mails were sent. A mail whose process dies in between is sent again, under the same message id. */
export async function deliverOutbox(db: Db, mailer: Mailer, log: Logger): Promise<number> {
  let sent = 0;
  for (const mail of await claim(db)) {
    try {
      await mailer.send(mail);
      await db.updateTable('outbox').set({ sent_at: new Date(), last_error: null }).where('id', '=', mail.id).execute();
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
