import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { toMoney } from '#api/platform/money.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { dayResolvers } from './day/day-resolvers.ts';
import { listJournalFiles, toFileView } from './files/journal-files.ts';
import { writeJournalFile } from './files/write-journal-file.ts';
import { chartOfAccounts } from './journal/chart.model.ts';
import { journalEntry, journalPage } from './journal/journal-view.ts';
import { sumJournal } from './journal/read-journal.ts';
import { readTrialBalance } from './journal/trial-balance.ts';
import { quickBooksResolvers } from './quickbooks/resolvers.ts';
import { closeBooks, readClosedUntil } from './settings/closed-until.ts';

export const resolvers = {
  JournalEntry: quickBooksResolvers.JournalEntry,
  QuickBooksDocument: quickBooksResolvers.QuickBooksDocument,
  DaySheet: dayResolvers.DaySheet,
  DayLine: dayResolvers.DayLine,
  DayExplanation: dayResolvers.DayExplanation,
  DayCorrection: dayResolvers.DayCorrection,
  ClosedDay: dayResolvers.ClosedDay,
  Query: {
    ...quickBooksResolvers.Query,
    ...dayResolvers.Query,
    ledgerAccounts: (_source, _args, { actor }) => chartOfAccounts(actor.locale),
    journal: (_source, { filter, first, after }, { actor }) =>
      journalPage(actor, filter ?? {}, first ?? 25, after ?? null),
    journalSums: async (_source, { filter }, { actor }) => {
      const { entries, debits, credits } = await sumJournal(actor, filter ?? {});
      return { entries, debits: toMoney(debits), credits: toMoney(credits) };
    },
    journalEntry: (_source, { id }, { actor }) => journalEntry(actor, id),
    trialBalance: (_source, { from, to }, { actor }) => readTrialBalance(actor, from, to),
    journalFiles: (_source, { first, after }, { actor }) => listJournalFiles(actor.db, first ?? 25, after ?? null),
    booksClosedUntil: (_source, _args, { actor }) => readClosedUntil(actor.db),
  },
  Mutation: {
    ...quickBooksResolvers.Mutation,
    ...dayResolvers.Mutation,
    journalFileCreate: async (_source, { format, from, to, summary, repeat }, { actor, storage }) => {
      const request = {
        format: format === 'IIF' ? 'iif' : 'csv',
        from,
        to,
        summary: summary ?? false,
        repeat: repeat ?? false,
      } as const;
      const outcome = await attempt(() => writeJournalFile(actor, { storage }, request));
      return outcome.ok
        ? { ...done, file: toFileView(outcome.value, null) }
        : { ...refused(outcome.message, outcome.code), file: null };
    },
    booksClose: (_source, { day }, { actor }) => answer(() => closeBooks(actor, day)),
  },
} satisfies Resolvers;
