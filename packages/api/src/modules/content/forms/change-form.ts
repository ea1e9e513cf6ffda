import type { FormType } from '@headstock/contracts/forms';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { type FormState, isAnswerable, isAppraisal, nextFormStates } from './form-states.model.ts';
import { formMessages } from './messages.ts';
import type { FormSubmissionRow } from './tables.ts';

/** A form and the version of it that somebody saw. */
export type SeenForm = { readonly id: string; readonly version: number };

const MOST_SUBJECT = 200;
const MOST_TEXT = 10_000;
const MOST_NOTE = 2_000;

/**
 * The form that somebody saw, locked, if it is one of `types`. Throws a DomainError: `not-found`, or `stale` when somebody worked on it
 * since.
 */
export async function lockForm(
  trx: Tx,
  { locale }: Pick<ActorContext, 'locale'>,
  { id, version }: SeenForm,
  types: (type: FormType) => boolean = () => true,
): Promise<FormSubmissionRow> {
  const messages = formMessages(locale);
  const row = isId(id)
    ? await trx.selectFrom('form_submissions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!row || !types(row.type)) throw new DomainError('not-found', messages.notFound);
  if (row.version !== version) throw new DomainError('stale', messages.changed);
  return row;
}

/** What was done with a form. */
export type FormStep = { readonly state: FormState; readonly subject: string | null; readonly body: string | null };

/** Writes down what was done with a locked form, and brings it to its next version. */
export async function takeFormStep(
  trx: Tx,
  actor: ActorContext,
  { id, version }: SeenForm,
  step: FormStep,
): Promise<void> {
  await trx
    .updateTable('form_submissions')
    .set({ state: step.state, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('form_steps')
    .values({ id: newId(), submission_id: id, staff_account_id: requireAccountId(actor), ...step })
    .execute();
}

/** Says that a locked form has come to a state. Throws a DomainError `no-way` for a state that nothing leads to from there. */
export async function bringForm(
  trx: Tx,
  actor: ActorContext,
  form: FormSubmissionRow,
  { to, note = null }: { readonly to: FormState; readonly note?: string | null },
): Promise<void> {
  if (!nextFormStates(form.type, form.state).includes(to))
    throw new DomainError('no-way', formMessages(actor.locale).noWay);
  await takeFormStep(trx, actor, form, { state: to, subject: null, body: note });
  await recordAudit(trx, actorOf(actor), {
    action: 'form.move',
    subjectKind: 'form',
    subjectId: form.id,
    detail: { from: form.state, to },
  });
}

/** An answer to a form. */
export type FormAnswer = {
  readonly subject: string;
  /** Paragraphs are parted by an empty line. */
  readonly text: string;
  /** Said by the shop itself below the greeting, before the text. */
  readonly lead?: readonly string[];
  /** And below it. */
  readonly closing?: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  /** The state afterwards. */
  readonly state: FormState;
};

/**
 * Mails an answer to whoever sent a locked form, in the language of the form, and keeps it. Throws a DomainError: `no-way` for what is
 * closed, `subject`, `text`.
 */
export async function answerForm(
  trx: Tx,
  actor: ActorContext,
  form: FormSubmissionRow,
  { lead = [], closing = [], link, state, ...given }: FormAnswer,
): Promise<void> {
  const messages = formMessages(actor.locale);
  const subject = cleanText(given.subject)
    .replaceAll(/[\t\r\n\v\f\u2028\u2029 ]+/g, ' ')
    .trim();
  const text = cleanText(given.text).replaceAll('\r\n', '\n').trim();
  if (!isAnswerable(form.state)) throw new DomainError('no-way', messages.noWay);
  if (subject === '' || subject.length > MOST_SUBJECT) throw new DomainError('subject', messages.subject(MOST_SUBJECT));
  const body = [...lead, text, ...closing].join('\n\n');
  if (text === '' || body.length > MOST_TEXT) throw new DomainError('text', messages.text(MOST_TEXT));
  await takeFormStep(trx, actor, form, { state, subject, body });
  await queueMail(trx, {
    eventKey: `form:${form.id}:answer:${form.version}`,
    to: form.answers['email'] ?? '',
    subject,
    paragraphs: [formMessages(form.locale).greeting(form.answers['name'] ?? ''), ...body.split(/\n{2,}/)],
    ...(link && { link }),
  });
  await recordAudit(trx, actorOf(actor), {
    action: 'form.answer',
    subjectKind: 'form',
    subjectId: form.id,
    detail: { type: form.type, state },
  });
}

/** As `bringForm`, of the form that somebody saw, if it is one of `types`. Throws a DomainError: `not-found`, `stale`, `no-way`, `note`. */
export async function moveForm(
  actor: ActorContext,
  seen: SeenForm,
  { to, note }: { readonly to: FormState; readonly note?: string | null },
  types?: (type: FormType) => boolean,
): Promise<void> {
  const text = cleanText(note ?? '').trim();
  if (text.length > MOST_NOTE) throw new DomainError('note', formMessages(actor.locale).note(MOST_NOTE));
  await tx(actor.db, async (trx) =>
    bringForm(trx, actor, await lockForm(trx, actor, seen, types), { to, note: text === '' ? null : text }),
  );
}

/**
 * Answers the form that somebody saw. A letter is answered by it; an appraisal stays as it is, as it waits for an estimate. Throws a
 * DomainError: `not-found`, `stale`, `no-way`, `subject`, `text`.
 */
export async function writeAnswer(
  actor: ActorContext,
  seen: SeenForm,
  answer: { readonly subject: string; readonly text: string },
): Promise<void> {
  await tx(actor.db, async (trx) => {
    const form = await lockForm(trx, actor, seen);
    await answerForm(trx, actor, form, { ...answer, state: isAppraisal(form.type) ? form.state : 'ANSWERED' });
  });
}

/** Gives a form to somebody of the staff, or to nobody. Throws a DomainError: `not-found`, `stale`, `assignee`. */
export async function assignForm(actor: ActorContext, seen: SeenForm, accountId: string | null): Promise<void> {
  await tx(actor.db, async (trx) => {
    const form = await lockForm(trx, actor, seen);
    const staff =
      accountId !== null && isId(accountId)
        ? await trx
            .selectFrom('accounts')
            .select('id')
            .where('id', '=', accountId)
            .where('is_admin', '=', true)
            .executeTakeFirst()
        : undefined;
    if (accountId !== null && !staff) throw new DomainError('assignee', formMessages(actor.locale).assignee);
    await trx
      .updateTable('form_submissions')
      .set({ assignee_account_id: accountId, version: form.version + 1 })
      .where('id', '=', form.id)
      .execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'form.assign',
      subjectKind: 'form',
      subjectId: form.id,
      detail: { assigneeId: accountId },
    });
  });
}
