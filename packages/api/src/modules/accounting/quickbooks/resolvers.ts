import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { attempt, DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import type { Services } from '#api/platform/services.ts';
import { accountingMessages } from '#api/modules/accounting/messages.ts';
import { beginConnection, disconnect } from './connection/connect.ts';
import { viewConnection } from './connection/connection-view.ts';
import {
  countDocuments,
  documentsOfEntry,
  listDocuments,
  missingMappings,
  reasonName,
  viewDocumentLines,
} from './document-view.ts';
import { viewMappings } from './mapping/mapping-view.ts';
import { loadChoices, mapRole } from './mapping/mappings.ts';
import { setPostingMode } from './daily/posting-mode.ts';
import { type QuickBooksContext, quickBooksContextOf } from './quickbooks-context.ts';
import { retryDocument, skipDocument } from './queue/change-document.ts';

const kinds = { ACCOUNT: 'account', ITEM: 'item', CUSTOMER: 'customer' } as const;

type Asking = Pick<Services, 'db' | 'config' | 'log' | 'secret' | 'secrets'>;

/** What calls of QuickBooks need. Throws a DomainError `not-configured`. */
function requireQuickBooks(services: Asking, locale: Locale): QuickBooksContext {
  const context = quickBooksContextOf(services);
  if (!context) throw new DomainError('not-configured', accountingMessages(locale).quickbooksOff);
  return context;
}

/** The connection to QuickBooks Online, its mappings and its queue. */
/** How the books go to QuickBooks, as the schema names it. */
const modeOf = { DAILY: 'daily', DOCUMENTS: 'documents' } as const;

export const quickBooksResolvers = {
  JournalEntry: {
    quickbooks: ({ id }, _args, { actor }) => documentsOfEntry(actor.db, id),
  },
  QuickBooksDocument: {
    lines: (document, _args, { actor }) => viewDocumentLines(document, actor.db, actor.locale),
    missing: (document, _args, { actor }) => missingMappings(document, actor.db, actor.locale),
    reasonName: (document, _args, { actor }) => reasonName(document, actor.locale),
  },
  Query: {
    quickbooks: (_source, _args, context) => viewConnection(context.actor, context.config.quickbooks !== undefined),
    quickbooksDocuments: (_source, { filter, first, after }, { actor }) =>
      listDocuments(actor.db, filter ?? {}, first ?? 25, after ?? null),
    quickbooksCounts: (_source, _args, { actor }) => countDocuments(actor.db),
    quickbooksMappings: (_source, _args, { actor }) => viewMappings(actor.db, actor.locale),
    quickbooksChoices: async (_source, { kind }, context) => {
      const quickbooks = quickBooksContextOf(context);
      return quickbooks ? loadChoices(quickbooks, kinds[kind]) : null;
    },
  },
  Mutation: {
    quickbooksConnect: async (_source, _args, context) => {
      const outcome = await attempt(async () =>
        beginConnection(requireQuickBooks(context, context.actor.locale), context.actor),
      );
      return outcome.ok ? { ...done, url: outcome.value } : { ...refused(outcome.message, outcome.code), url: null };
    },
    quickbooksDisconnect: (_source, _args, context) =>
      answer(async () => disconnect(requireQuickBooks(context, context.actor.locale), context.actor)),
    quickbooksPostingSet: (_source, { posting, expected }, { actor }) =>
      answer(() => setPostingMode(actor, modeOf[posting], expected ? modeOf[expected] : null)),
    quickbooksMap: (_source, { role, refId, expectedRefId }, context) =>
      answer(async () =>
        mapRole(requireQuickBooks(context, context.actor.locale), context.actor, {
          role,
          refId,
          expected: expectedRefId,
        }),
      ),
    quickbooksDocumentRetry: (_source, { id }, { actor }) => answer(() => retryDocument(actor, id)),
    quickbooksDocumentSkip: (_source, { id, reason }, { actor }) => answer(() => skipDocument(actor, id, reason)),
  },
} satisfies Resolvers;
