import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';

const isOwn = (accountId: string) => sql<boolean>`account_id = ${accountId}`;
const othersToo = {
  kept: 'A conversation belongs to two; the one who stays reads it on, written by a deleted member.',
} as const;

/** What notifications and messages keep of accounts. */
export const accountPart: AccountPart = {
  tables: {
    notification_choices: {
      title: { en: 'What you want to be told', fr: 'Ce que vous voulez savoir' },
      isOwn,
      whenDeleted: 'deleted',
    },
    notifications: { title: { en: 'Notifications', fr: 'Notifications' }, isOwn, whenDeleted: 'deleted' },
    unsubscribe_links: {
      leftOut: 'Secrets of links in mails, which act without a sign-in.',
      whenDeleted: 'deleted',
    },
    saved_replies: { title: { en: 'Saved replies', fr: 'Réponses enregistrées' }, isOwn, whenDeleted: 'deleted' },
    away_replies: { title: { en: 'Away reply', fr: 'Réponse d’absence' }, isOwn, whenDeleted: 'deleted' },
    threads: {
      title: { en: 'Conversations', fr: 'Conversations' },
      isOwn: (accountId) => sql`${accountId} IN (first_account_id, second_account_id)`,
      whenDeleted: othersToo,
    },
    messages: {
      title: { en: 'Messages', fr: 'Messages' },
      isOwn: (accountId) => sql`${accountId} IN (sender_account_id, recipient_account_id)`,
      without: ['idempotency_key'],
      whenDeleted: othersToo,
    },
    message_attachments: {
      title: { en: 'Attachments that you sent', fr: 'Pièces jointes que vous avez envoyées' },
      isOwn: (accountId) => sql`uploader_account_id = ${accountId}`,
      whenDeleted: othersToo,
    },
    account_blocks: { title: { en: 'Members you blocked', fr: 'Membres bloqués' }, isOwn, whenDeleted: 'deleted' },
    message_reports: {
      title: { en: 'Messages you reported', fr: 'Messages signalés' },
      isOwn: (accountId) => sql`reporter_account_id = ${accountId}`,
      whenDeleted: { kept: 'The shop may have to prove what was reported to it.' },
    },
    live_events: {
      leftOut: 'Says for fifteen minutes that something changed, and nothing of what.',
      whenDeleted: 'deleted',
    },
  },
  files: async (db, accountId) => {
    const rows = await db
      .selectFrom('message_attachments')
      .select(['id', 'kind'])
      .where('uploader_account_id', '=', accountId)
      .where('message_id', 'is not', null)
      .orderBy('id')
      .execute();
    return rows.map(({ id, kind }) => {
      const file = `${id}.${kind === 'pdf' ? 'pdf' : 'jpg'}`;
      return { path: `attachments/${file}`, key: `message-attachments/${file}` };
    });
  },
  erase: async (trx, { id }) => {
    for (const table of [
      'notification_choices',
      'notifications',
      'unsubscribe_links',
      'live_events',
      'saved_replies',
      'away_replies',
    ] as const)
      await trx.deleteFrom(table).where('account_id', '=', id).execute();
    await trx
      .deleteFrom('account_blocks')
      .where((is) => is.or([is('account_id', '=', id), is('blocked_account_id', '=', id)]))
      .execute();
    // What was attached and never sent is swept away with its file within a day.
  },
};
