import { sql } from 'kysely';
import type { AccountPart } from './account-data/account-part.ts';

const emailOf = (accountId: string) => sql`(SELECT email FROM accounts WHERE id = ${accountId})`;

/** What the platform keeps of accounts: mails, and who did what. */
export const accountPart: AccountPart = {
  tables: {
    outbox: {
      title: { en: 'Mails to you', fr: 'E-mails pour vous' },
      isOwn: (accountId) => sql`recipient = ${emailOf(accountId)}`,
      // Links in them open what they lead to, and the bodies are gone once a mail is sent.
      without: ['text_body', 'html_body', 'unsubscribe_url', 'last_error', 'attempts'],
      whenDeleted: 'deleted',
      whenMerged: { stays: 'Mails were sent to the e-mail that they were sent to.' },
    },
    audit_log: {
      title: { en: 'What you did that is on record', fr: 'Vos actions consignées' },
      isOwn: (accountId) => sql`actor_account_id = ${accountId}`,
      whenDeleted: {
        kept: 'Says who changed an order, an offer or money; the account behind it has no name any more.',
      },
      whenMerged: { stays: 'Says who did something at that time.' },
    },
    security_events: {
      title: { en: 'Sign-ins and changes of credentials', fr: 'Connexions et changements d’identifiants' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      without: ['subject_hash', 'impersonator_id'],
      whenDeleted: { kept: 'Needed to look into misuse; goes by itself after the days that the security log is kept.' },
      whenMerged: { stays: 'Says who signed in at that time.' },
    },
  },
  erase: async (trx, { email }) => {
    await trx.deleteFrom('outbox').where('recipient', '=', email).execute();
  },
};
