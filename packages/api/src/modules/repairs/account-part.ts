import type { AccountPart } from '#api/platform/account-data/account-part.ts';
import { ofStaff } from '#api/platform/account-data/when-merged.ts';

/** What repairs keep of accounts: customers are written down by name, of accounts it is staff alone. */
export const accountPart: AccountPart = {
  tables: {
    repair_steps: {
      leftOut: 'Of accounts only staff stands in it.',
      whenDeleted: { kept: 'Who worked on an instrument belongs to its history.' },
      whenMerged: ofStaff,
    },
  },
};
