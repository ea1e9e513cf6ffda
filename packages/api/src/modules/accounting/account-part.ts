import { type AccountPart, keptByLaw } from '#api/platform/account-data/account-part.ts';
import { ofStaff } from '#api/platform/account-data/when-merged.ts';

/** What accounting keeps of the staff who keep the books. */
export const accountPart: AccountPart = {
  tables: {
    day_closings: {
      leftOut: 'Says who of the staff closed a day of the shop.',
      whenDeleted: keptByLaw,
      whenMerged: ofStaff,
    },
    day_corrections: {
      leftOut: 'Says who of the staff corrected a closed day of the shop.',
      whenDeleted: keptByLaw,
      whenMerged: ofStaff,
    },
    journal_files: {
      leftOut: 'Says which member of the staff wrote a file of the books of the shop.',
      whenDeleted: keptByLaw,
      whenMerged: ofStaff,
    },
    quickbooks_connection: {
      leftOut: 'Says which member of the staff connected the accounting software of the shop.',
      whenDeleted: keptByLaw,
      whenMerged: ofStaff,
    },
    quickbooks_authorizations: {
      leftOut: 'A secret of fifteen minutes, while the accounting software is being connected.',
      whenDeleted: 'deleted',
      whenMerged: ofStaff,
    },
    quickbooks_postings: {
      leftOut: 'Says which member of the staff chose how the books go to the accounting software.',
      whenDeleted: keptByLaw,
      whenMerged: ofStaff,
    },
    quickbooks_mappings: {
      leftOut: 'Says which member of the staff mapped an account of the accounting software.',
      whenDeleted: keptByLaw,
      whenMerged: ofStaff,
    },
  },
  erase: async (trx, { id }) => {
    await trx.deleteFrom('quickbooks_authorizations').where('account_id', '=', id).execute();
  },
};
