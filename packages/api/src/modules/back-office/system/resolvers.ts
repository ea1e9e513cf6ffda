import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { actionInWords, subjectInWords } from '#api/modules/back-office/audit/audit-messages.ts';
import { readAudit } from '#api/modules/back-office/audit/read-audit.ts';
import { failedJobs, listRegularWork, retryJob } from '#api/modules/back-office/jobs/failed-jobs.ts';
import { withTitles } from '#api/modules/back-office/jobs/job-titles.ts';
import { listMails, resendMails } from '#api/modules/back-office/mails/outbox.ts';
import { openWork, salesMonths, stockAges } from '#api/modules/back-office/overview/overview.ts';
import { findRecords } from '#api/modules/back-office/search/find-records.ts';

export const resolvers = {
  AccountHistoryEntry: {
    actionLabel: ({ action }, _args, { actor: { locale } }) => actionInWords(action, locale),
  },
  AuditEntry: {
    actionLabel: ({ action }, _args, { actor: { locale } }) => actionInWords(action, locale),
    subjectLabel: ({ subjectKind }, _args, { actor: { locale } }) =>
      subjectKind === null ? null : subjectInWords(subjectKind, locale),
  },
  Query: {
    findRecords: (_source, { search }, { actor }) => findRecords(actor, search),
    auditLog: (_source, { filter, ...args }, { actor }) => readAudit(actor.db, filter ?? {}, args),
    outboxMails: (_source, { states, search, ...args }, { actor }) =>
      listMails(actor.db, { states: states ?? null, search: search ?? null }, args),
    failedJobs: async (_source, _args, { actor }) => withTitles(await failedJobs(), actor.locale),
    regularWork: async (_source, _args, { actor }) => withTitles(await listRegularWork(), actor.locale),
    shopOverview: async (_source, _args, { actor: { db, now } }) => ({
      months: await salesMonths(db, now),
      stockAges: await stockAges(db),
      openWork: await openWork(db),
    }),
  },
  Mutation: {
    outboxMailResend: (_source, { ids }, { actor }) => answer(() => resendMails(actor, ids)),
    failedJobRetry: (_source, { id }, { actor }) => answer(() => retryJob(actor, id)),
  },
} satisfies Resolvers;
