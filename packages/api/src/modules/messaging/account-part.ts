import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';
import { messagesWhenMerged, threadsWhenMerged } from './when-merged.ts';
import { moves } from '#api/platform/account-data/when-merged.ts';

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
      whenMerged: {
        moves: [{ column: 'account_id', unlessSame: ['event_type', 'channel'] }],
        stays: {
          en: 'The account that is kept has made this choice already.',
          fr: 'Le compte conservé a déjà fait ce choix.',
        },
      },
    },
    notifications: {
      title: { en: 'Notifications', fr: 'Notifications' },
      isOwn,
      whenDeleted: 'deleted',
      whenMerged: {
        moves: [{ column: 'account_id', unlessSame: ['event_type', 'cause'] }],
        stays: {
          en: 'Both accounts were told the same.',
          fr: 'Les deux comptes ont reçu la même notification.',
        },
      },
    },
    unsubscribe_links: {
      leftOut: 'Secrets of links in mails, which act without a sign-in.',
      whenDeleted: 'deleted',
      whenMerged: { stays: 'Links in mails that were sent to the closed account.' },
    },
    saved_replies: {
      title: { en: 'Saved replies', fr: 'Réponses enregistrées' },
      isOwn,
      whenDeleted: 'deleted',
      whenMerged: {
        moves: [
          {
            column: 'account_id',
            unless: ({ keptId }) => sql`EXISTS (SELECT FROM saved_replies AS other
              WHERE other.account_id = ${keptId} AND lower(other.title) = lower(t.title))`,
          },
        ],
        stays: {
          en: 'The account that is kept has a reply with this title already.',
          fr: 'Le compte conservé a déjà une réponse de ce titre.',
        },
      },
    },
    away_replies: {
      title: { en: 'Away reply', fr: 'Réponse d’absence' },
      isOwn,
      whenDeleted: 'deleted',
      whenMerged: {
        moves: [{ column: 'account_id', unlessSame: [] }],
        stays: {
          en: 'The account that is kept has its own away reply.',
          fr: 'Le compte conservé a sa propre réponse d’absence.',
        },
      },
    },
    threads: {
      title: { en: 'Conversations', fr: 'Conversations' },
      isOwn: (accountId) => sql`${accountId} IN (first_account_id, second_account_id)`,
      whenDeleted: othersToo,
      whenMerged: threadsWhenMerged,
    },
    messages: {
      title: { en: 'Messages', fr: 'Messages' },
      isOwn: (accountId) => sql`${accountId} IN (sender_account_id, recipient_account_id)`,
      without: ['idempotency_key'],
      whenDeleted: othersToo,
      whenMerged: messagesWhenMerged,
    },
    message_attachments: {
      title: { en: 'Attachments that you sent', fr: 'Pièces jointes que vous avez envoyées' },
      isOwn: (accountId) => sql`uploader_account_id = ${accountId}`,
      whenDeleted: othersToo,
      whenMerged: moves('uploader_account_id'),
    },
    account_blocks: {
      title: { en: 'Members you blocked', fr: 'Membres bloqués' },
      isOwn,
      whenDeleted: 'deleted',
      whenMerged: {
        moves: [
          {
            column: 'account_id',
            unlessSame: ['blocked_account_id'],
            unless: ({ keptId }) => sql`t.blocked_account_id = ${keptId}`,
          },
          {
            column: 'blocked_account_id',
            unlessSame: ['account_id'],
            unless: ({ keptId }) => sql`t.account_id = ${keptId}`,
          },
        ],
        stays: {
          en: 'The same member is blocked already, or one of the two accounts had blocked the other.',
          fr: 'Le même membre est déjà bloqué, ou l’un des deux comptes avait bloqué l’autre.',
        },
      },
    },
    message_reports: {
      title: { en: 'Messages you reported', fr: 'Messages signalés' },
      isOwn: (accountId) => sql`reporter_account_id = ${accountId}`,
      whenDeleted: { kept: 'The shop may have to prove what was reported to it.' },
      whenMerged: {
        moves: [{ column: 'reporter_account_id', unlessSame: ['message_id'] }],
        stays: {
          en: 'Both accounts reported the same message.',
          fr: 'Les deux comptes ont signalé le même message.',
        },
      },
    },
    live_events: {
      leftOut: 'Says for fifteen minutes that something changed, and nothing of what.',
      whenDeleted: 'deleted',
      whenMerged: { stays: 'Goes by itself within fifteen minutes.' },
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
