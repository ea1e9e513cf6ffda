import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';
import { forgetConsents } from './consents/forget-consents.ts';
import { moves, ofStaff } from '#api/platform/account-data/when-merged.ts';

const byLaw = { kept: 'The law asks shops to keep from whom second-hand goods came.' } as const;
const ofShop = { leftOut: 'What staff wrote down for the shop.', whenDeleted: byLaw, whenMerged: ofStaff } as const;

/** What intake keeps of accounts. */
export const accountPart: AccountPart = {
  tables: {
    intakes: {
      title: { en: 'Instruments that you consigned at the counter', fr: 'Instruments confiés au comptoir' },
      isOwn: (accountId) => sql`consignor_account_id = ${accountId}`,
      without: [
        'request_id',
        'serial_key',
        'id_number',
        'watch_note',
        'account_id',
        'released_by_account_id',
        'release_photograph_id',
      ],
      whenDeleted: byLaw,
      whenMerged: { ...moves('consignor_account_id') },
    },
    consent_requests: {
      title: { en: 'Prices that you were asked about', fr: 'Prix pour lesquels on vous a demandé votre accord' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      without: ['asked_by_account_id', 'intake_id', 'offer_id'],
      whenDeleted: 'anonymised',
      whenMerged: { ...moves('account_id') },
    },
    deal_terms: ofShop,
    stolen_serials: ofShop,
  },
  erase: forgetConsents,
};
