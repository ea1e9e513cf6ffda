import { sql } from 'kysely';
import type { AccountPart } from '#api/platform/account-data/account-part.ts';
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
    deal_terms: ofShop,
    stolen_serials: ofShop,
  },
};
