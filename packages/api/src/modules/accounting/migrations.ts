import * as journalFiles from './migrations/2026-11-26-1205-journal-files.ts';

export const migrations = { '2026-11-26-1205-journal-files': journalFiles };
