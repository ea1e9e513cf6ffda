import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { findImport, type ImportRow, listImports } from './imports/find-import.ts';
import { mapImport, startImport, stopImport } from './imports/move-import.ts';
import { countIssues, countOutcomes, countProducts, ISSUES_PAGE, readIssues } from './imports/read-report.ts';
import type { Stage } from './imports/work-product.ts';
import { importMessages } from './messages.ts';
import { levelOf } from './rows/issues.ts';

const MOST_PAGES = 10_000;

/** Which stage a row's numbers are of: what was done once it is started, before that what is expected. */
const stageOf = ({ started_at: startedAt }: ImportRow): Stage => (startedAt === null ? 'planned' : 'outcome');

async function answer(work: () => Promise<ImportRow>) {
  const outcome = await attempt(work);
  return outcome.ok
    ? { ...done, listingImport: outcome.value }
    : { ...refused(outcome.message, outcome.code), listingImport: null };
}

async function countFailed({ db }: ActorContext, row: ImportRow): Promise<number> {
  const counts = await countOutcomes(db, row.id, stageOf(row));
  return counts.find(({ outcome }) => outcome === 'FAILED')?.count ?? 0;
}

export const resolvers = {
  Query: {
    listingImports: (_source, _args, { actor }) => listImports(actor),
    listingImport: async (_source, { id }, { actor }) => (await findImport(actor, id)) ?? null,
  },
  ListingImport: {
    fileName: ({ file_name: fileName }) => fileName,
    fault: ({ fault }, _args, { actor }) => (fault === null ? null : importMessages(actor.locale).fault(fault)),
    faultLine: ({ fault_line: line }) => line,
    columns: ({ columns, mapping, samples }) =>
      columns.map((name, at) => ({
        name,
        field: mapping[at] ?? null,
        samples: samples.flatMap((cells) => cells[at] || []),
      })),
    products: ({ id }, _args, { actor }) => countProducts(actor.db, id),
    done: async (row, _args, { actor }) =>
      (await countOutcomes(actor.db, row.id, stageOf(row))).reduce((sum, { count }) => sum + count, 0),
    outcomes: (row, _args, { actor }) => countOutcomes(actor.db, row.id, stageOf(row)),
    issueCounts: async ({ id }, _args, { actor }) => {
      const messages = importMessages(actor.locale);
      const counts = await countIssues(actor.db, id);
      return counts.map(({ code, count }) => ({
        code,
        count,
        level: levelOf({ code }),
        message: messages.issues[code].message,
      }));
    },
    issues: async ({ id }, { code, page: wanted }, { actor }) => {
      const page = Math.min(Math.max(1, wanted ?? 1), MOST_PAGES);
      const rows = await readIssues(actor.db, id, code ?? null, page);
      const messages = importMessages(actor.locale);
      const total = rows[0]?.total ?? 0;
      return {
        total,
        page,
        pages: Math.max(1, Math.ceil(total / ISSUES_PAGE)),
        issues: rows.map((row) => ({ ...row, level: levelOf(row), ...messages.told(row) })),
      };
    },
    failedUrl: async (row, _args, { actor }) => {
      const isCounted =
        row.state === 'STOPPED' ? row.started_at !== null : row.state === 'DONE' || row.state === 'READY';
      if (!isCounted) return null;
      return (await countFailed(actor, row)) > 0 ? `/api/listing-imports/${row.id}/failed.csv` : null;
    },
    createdAt: ({ created_at: at }) => at,
    startedAt: ({ started_at: at }) => at,
    finishedAt: ({ finished_at: at }) => at,
    expiresAt: ({ expires_at: at }) => at,
  },
  Mutation: {
    listingImportMap: (_source, { id, fields }, { actor }) => answer(() => mapImport(actor, id, fields)),
    listingImportStart: (_source, { id }, { actor }) => answer(() => startImport(actor, id)),
    listingImportStop: (_source, { id }, { actor }) => answer(() => stopImport(actor, id)),
  },
} satisfies Resolvers;
