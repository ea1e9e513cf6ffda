import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';

/** What appraisals keep of accounts. Like the form it answers, an estimate is its sender's if their e-mail is proven. */
export const accountPart: AccountPart = {
  tables: {
    appraisals: {
      title: { en: 'Estimates of your instruments', fr: 'Estimations de vos instruments' },
      isOwn: (accountId) => sql<boolean>`submission_id IN (SELECT form_submissions.id FROM form_submissions
        JOIN accounts ON lower(form_submissions.answers ->> 'email') = accounts.email
        WHERE accounts.id = ${accountId} AND accounts.email_verified_at IS NOT NULL)`,
      without: ['estimated_by_account_id', 'photograph_ids'],
      whenDeleted: { kept: 'An estimate goes with its form, after ten years, as the privacy page says.' },
      whenMerged: { stays: 'It belongs to a form, which was sent with an e-mail.' },
    },
  },
};
