import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';

/** What this module keeps of accounts. */
export const accountPart: AccountPart = {
  tables: {
    seller_applications: {
      title: { en: 'Your applications to sell', fr: 'Vos demandes pour vendre' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      without: ['id', 'decided_by_account_id'],
      whenDeleted: 'deleted',
      whenMerged: {
        moves: [
          {
            column: 'account_id',
            unless: ({ keptId }) => sql`(t.state = 'WAITING' AND EXISTS (SELECT FROM seller_applications AS other
              WHERE other.account_id = ${keptId} AND other.state = 'WAITING'))`,
          },
        ],
        stays: {
          en: 'An application of the account that is kept waits already.',
          fr: 'Une demande du compte conservé attend déjà.',
        },
      },
    },
    account_merges: {
      title: { en: 'When two accounts of yours were merged', fr: 'Quand deux de vos comptes ont été fusionnés' },
      isOwn: (accountId) => sql`${accountId} IN (kept_account_id, closed_account_id)`,
      without: ['id', 'merged_by_account_id', 'reversed_by_account_id'],
      whenDeleted: { kept: 'Says which accounts were one person’s, and when; the closed one has no name any more.' },
      whenMerged: { stays: 'Says which accounts were merged at that time.' },
    },
    two_step_resets: {
      title: {
        en: 'Requests to switch off two-step sign-in',
        fr: 'Demandes de désactivation de la connexion en deux étapes',
      },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      without: ['id', 'confirm_hash', 'confirm_until', 'version', 'decided_by_account_id'],
      whenDeleted: 'deleted',
      whenMerged: { stays: 'Concerns how the closed account signs in, which nobody does any more.' },
    },
    impersonations: {
      title: { en: 'When our staff acted for you', fr: 'Quand notre équipe a agi pour vous' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      without: [
        'id',
        'session_id',
        'code_hash',
        'code_expires_at',
        'code_attempts',
        'codes_sent',
        'impersonator_account_id',
      ],
      whenDeleted: { kept: 'Says which administrator saw an account, when and why; the account has no name any more.' },
      whenMerged: { stays: 'Says under which account an administrator looked at the shop.' },
    },
  },
  merging: {
    obstacles: async (db, { keptId, closedId }) => {
      const acting = await db
        .selectFrom('impersonations')
        .select('id')
        .where('account_id', 'in', [keptId, closedId])
        .where('ended_at', 'is', null)
        .execute();
      // What was merged into the closed account could no longer be taken apart.
      const merged = await db
        .selectFrom('account_merges')
        .select('id')
        .where('kept_account_id', '=', closedId)
        .where('reversed_at', 'is', null)
        .where('finished_at', 'is', null)
        .execute();
      return [
        { kind: 'acting', count: acting.length },
        { kind: 'merged', count: merged.length },
      ];
    },
  },
  erase: async (trx, { id }) => {
    await trx.deleteFrom('seller_applications').where('account_id', '=', id).execute();
    await trx.deleteFrom('two_step_resets').where('account_id', '=', id).execute();
  },
};
