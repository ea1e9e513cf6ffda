import * as dayClosings from './migrations/2026-11-26-1554-day-closings.ts';
import * as quickbooksPosting from './migrations/2026-11-26-1751-quickbooks-posting.ts';
import * as journalFiles from './migrations/2026-11-26-1205-journal-files.ts';

import * as quickbooks from './migrations/2026-11-26-1212-quickbooks.ts';

export const migrations = {
  '2026-11-26-1205-journal-files': journalFiles,
  '2026-11-26-1212-quickbooks': quickbooks,
  '2026-11-26-1554-day-closings': dayClosings,
  '2026-11-26-1751-quickbooks-posting': quickbooksPosting,
};
