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
    },
  },
  erase: async (trx, { id }) => {
    await trx.deleteFrom('seller_applications').where('account_id', '=', id).execute();
  },
};
