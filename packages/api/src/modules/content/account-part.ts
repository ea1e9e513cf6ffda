import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';
import { ofStaff } from '#api/platform/account-data/when-merged.ts';

/** Only a proven e-mail says that what was sent with it was sent by the account. */
const provenEmail = (accountId: string) =>
  sql`(SELECT email FROM accounts WHERE id = ${accountId} AND email_verified_at IS NOT NULL)`;
const sentForm = (accountId: string) => sql<boolean>`lower(answers ->> 'email') = ${provenEmail(accountId)}`;

/** What the content store knows of accounts: the newsletter and forms that were sent, by e-mail, and who of the staff edits texts. */
export const accountPart: AccountPart = {
  tables: {
    content_versions: {
      leftOut: 'The shop’s own texts, which its staff writes; nothing of a person.',
      whenDeleted: { kept: 'Who wrote what belongs to the history of a text; the account has no name any more.' },
      whenMerged: ofStaff,
    },
    content_drafts: {
      leftOut: 'What staff has typed of the shop’s own texts and not saved.',
      whenDeleted: 'deleted',
      whenMerged: ofStaff,
    },
    newsletter_subscribers: {
      title: { en: 'The newsletter', fr: 'La lettre d’information' },
      isOwn: (accountId) => sql`email = ${provenEmail(accountId)}`,
      whenDeleted: 'deleted',
      whenMerged: { stays: 'Subscribed by e-mail, and the e-mail goes on to be the person’s.' },
    },
    form_submissions: {
      title: { en: 'Forms that you sent', fr: 'Formulaires que vous avez envoyés' },
      isOwn: sentForm,
      without: ['idempotency_key', 'content_hash', 'version', 'assignee_account_id'],
      whenDeleted: {
        kept: 'Letters to the shop go after three years, appraisals after ten, as the privacy page says.',
      },
      whenMerged: { stays: 'Sent with an e-mail, which stays what it was.' },
    },
    mail_texts: {
      leftOut: 'Of accounts only staff stands in it.',
      whenDeleted: { kept: 'Who wrote a text of the shop belongs to its history.' },
      whenMerged: { stays: 'Staff is never merged away.' },
    },
    form_steps: {
      title: { en: 'Answers to your forms', fr: 'Réponses à vos formulaires' },
      // Notes are the staff's own.
      isOwn: (accountId) => sql<boolean>`subject IS NOT NULL
        AND submission_id IN (SELECT id FROM form_submissions WHERE ${sentForm(accountId)})`,
      without: ['staff_account_id', 'submission_id'],
      whenDeleted: { kept: 'An answer goes with its form.' },
      whenMerged: { stays: 'It belongs to a form, which was sent with an e-mail.' },
    },
  },
  erase: async (trx, { id, email }) => {
    await trx.deleteFrom('content_drafts').where('account_id', '=', id).execute();
    await sql`DELETE FROM newsletter_subscribers WHERE email = ${email} AND email = ${provenEmail(id)}`.execute(trx);
  },
};
