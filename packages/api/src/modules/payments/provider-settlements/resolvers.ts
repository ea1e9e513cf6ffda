import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { attempt, DomainError } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import type { Locale } from '#api/platform/locale.ts';
import { paymentMessages } from '#api/modules/payments/messages.ts';
import { importReport, ReportFault } from './import-report.ts';
import { settlementMessages } from './messages.ts';
import { noteArrival } from './note-arrival.ts';
import {
  findSettlement,
  findSettlementRow,
  listSettlements,
  readSettlementRows,
  readSettlements,
} from './read-settlements.ts';
import { reportFields, settledProviders, type SettledProvider, type ReportColumns } from './report.model.ts';
import { resolveDifference } from './resolve-difference.ts';

/** A provider by its name. Throws a DomainError `provider`. */
function readProvider(name: string, locale: Locale): SettledProvider {
  const provider = settledProviders.find((one) => one === name);
  if (!provider) throw new DomainError('provider', paymentMessages(locale).kindNotOffered);
  return provider;
}

const chosen = (given: Readonly<Record<string, string | null | undefined>> | null | undefined): ReportColumns =>
  Object.fromEntries(reportFields.flatMap((field) => (given?.[field] ? [[field, given[field]]] : [])));

const nothing = { settlements: [], repeated: 0, header: [], problems: [] } as const;

/** What payment providers paid out. */
export const settlementResolvers = {
  ProviderSettlement: {
    rows: ({ id }, _args, { actor }) => readSettlementRows(actor.db, id),
  },
  Query: {
    providerSettlements: (_source, { open, transit, first, after }, { actor }) =>
      listSettlements(actor.db, { open, transit }, { first, after: after ?? null }),
    providerSettlement: (_source, { id }, { actor }) => findSettlement(actor.db, id),
    settlementRow: (_source, { id }, { actor }) => findSettlementRow(actor.db, id),
  },
  Mutation: {
    settlementImport: async (_source, { provider, fileName, csv, columns }, { actor }) => {
      let fault: ReportFault | undefined;
      const outcome = await attempt(async () => {
        try {
          return await importReport(actor, {
            provider: readProvider(provider, actor.locale),
            fileName,
            csv,
            columns: chosen(columns),
          });
        } catch (error) {
          if (error instanceof ReportFault) fault = error;
          throw error;
        }
      });
      if (outcome.ok)
        return {
          ...nothing,
          ...done,
          settlements: await readSettlements(actor.db, outcome.value.ids),
          repeated: outcome.value.repeated,
        };
      const { problems } = settlementMessages(actor.locale);
      return {
        ...nothing,
        ...refused(outcome.message, outcome.code),
        header: fault?.header ?? [],
        problems: (fault?.problems ?? [])
          .slice(0, 50)
          .map(({ line, code }) => ({ line, message: problems[code] ?? code })),
      };
    },
    settlementArrive: (_source, { id, day, amountCents, reason }, { actor }) =>
      answer(() => noteArrival(actor, { id, day, amountCents, reason: reason ?? null })),
    settlementDifferenceExplain: (_source, { id, reason }, { actor }) =>
      answer(() => resolveDifference(actor, id, reason)),
  },
} satisfies Resolvers;
