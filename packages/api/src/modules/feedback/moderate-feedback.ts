import { sql } from 'kysely';
import { storeProfile } from '@headstock/contracts/store-profile';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { feedbackMessages } from './messages.ts';
import type { FeedbackReportReason } from './tables.ts';

const LONGEST_DETAILS = 1_000;
const LONGEST_REASON = 500;

/** Reports feedback that the actor can read to the shop, which gets a mail; once. Throws a DomainError: `not-found` or `text`. */
export async function reportFeedback(
  actor: ActorContext,
  id: string,
  reason: FeedbackReportReason,
  given: string,
): Promise<void> {
  const accountId = requireAccountId(actor);
  const messages = feedbackMessages(actor.locale);
  const details = cleanText(given).trim();
  if (details.length > LONGEST_DETAILS) throw new DomainError('text', messages.textTooLong(LONGEST_DETAILS));
  await tx(actor.db, async (trx) => {
    const row = isId(id)
      ? await trx
          .selectFrom('feedback')
          .innerJoin('accounts as subject', 'subject.id', 'feedback.subject_account_id')
          .select(['feedback.body', 'feedback.answer', 'feedback.stars', 'feedback.order_id', 'subject.username'])
          .where('feedback.id', '=', id)
          .where('feedback.revealed_at', 'is not', null)
          .where('feedback.hidden_at', 'is', null)
          // What a seller says of a buyer is read by the two alone.
          .where((eb) =>
            eb.or([
              eb('feedback.side', '=', 'BUYER'),
              eb('feedback.subject_account_id', '=', accountId),
              eb('feedback.author_account_id', '=', accountId),
            ]),
          )
          .executeTakeFirst()
      : undefined;
    if (!row) throw new DomainError('not-found', messages.feedbackNotFound);
    const inserted = await trx
      .insertInto('feedback_reports')
      .values({ feedback_id: id, reporter_account_id: accountId, reason, details: details || null })
      .onConflict((on) => on.doNothing())
      .returning('feedback_id')
      .executeTakeFirst();
    if (!inserted) return;
    await queueMail(trx, {
      eventKey: `feedback-report:${id}:${accountId}`,
      to: storeProfile.sender.email,
      subject: `Feedback about ${row.username} was reported: ${reason}`,
      paragraphs: [
        `Feedback ${id}, order ${row.order_id ?? 'none'}, ${row.stars} of 5 stars.`,
        ...(details === '' ? [] : [`Why: ${details}`]),
        `The text: ${row.body}`,
        ...(row.answer === null ? [] : [`The answer: ${row.answer}`]),
      ],
    });
  });
}

async function decide(actor: ActorContext, id: string, reason: string | null): Promise<void> {
  const messages = feedbackMessages(actor.locale);
  await tx(actor.db, async (trx) => {
    const changed = isId(id)
      ? await trx
          .updateTable('feedback')
          .set({ hidden_at: reason === null ? null : sql<Date>`coalesce(hidden_at, now())`, hidden_reason: reason })
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst()
      : undefined;
    if (!changed) throw new DomainError('not-found', messages.feedbackNotFound);
    await trx
      .updateTable('feedback_reports')
      .set({ closed_at: sql<Date>`now()` })
      .where('feedback_id', '=', id)
      .where('closed_at', 'is', null)
      .execute();
    await recordAudit(trx, actorOf(actor), {
      action: reason === null ? 'feedback.show' : 'feedback.hide',
      subjectKind: 'feedback',
      subjectId: id,
      detail: {},
    });
  });
}

/** Takes feedback out of pages and averages, for a reason that is kept. Throws a DomainError: `reason` or `not-found`. */
export async function hideFeedback(actor: ActorContext, id: string, given: string): Promise<void> {
  const reason = cleanText(given).trim().slice(0, LONGEST_REASON);
  if (reason === '') throw new DomainError('reason', feedbackMessages(actor.locale).reasonRequired);
  await decide(actor, id, reason);
}

/** Shows feedback again, or closes reports of what stays. Throws a DomainError: `not-found`. */
export const showFeedback = (actor: ActorContext, id: string): Promise<void> => decide(actor, id, null);
