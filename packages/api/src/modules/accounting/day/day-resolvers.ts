import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { loadAccount } from '#api/modules/accounts/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { toMoney } from '#api/platform/money.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { isDay } from '#api/modules/accounting/journal/journal-days.ts';
import { closeDay, correctDay } from './close-day.ts';
import { denominations, isSettled, worthOf } from './day-sheet.model.ts';
import { findSheet, listClosedDays } from './find-sheet.ts';
import { explainLine, saveSheet } from './save-sheet.ts';

const person = ({ db }: ActorContext, id: string | null) => (id === null ? null : loadAccount(db, id));

/** Answers with the sheet as it is afterwards, also where the work was refused. */
async function answerWithSheet(actor: ActorContext, day: string, work: () => Promise<void>) {
  const outcome = await attempt(work);
  const found = isDay(day) ? await attempt(() => findSheet(actor, day)) : undefined;
  const sheet = found?.ok ? found.value : null;
  return outcome.ok ? { ...done, sheet } : { ...refused(outcome.message, outcome.code), sheet };
}

export const dayResolvers = {
  DaySheet: {
    openingFloat: ({ openingFloatCents }) => toMoney(openingFloatCents),
    counts: ({ row }) =>
      row?.counts ? denominations.map((cents) => ({ cents, pieces: row.counts?.[cents] ?? 0 })) : null,
    counted: ({ row }) => (row?.counts ? toMoney(worthOf(row.counts)) : null),
    terminal: ({ row }) => (row === null || row.terminal_cents === null ? null : toMoney(row.terminal_cents)),
    checks: ({ row }) => (row === null || row.checks_cents === null ? null : toMoney(row.checks_cents)),
    banked: ({ row }) => toMoney(row?.banked_cents ?? 0),
    left: ({ row }) => (row?.counts ? toMoney(worthOf(row.counts) - row.banked_cents) : null),
    closedAt: ({ row }) => row?.closed_at ?? null,
    closedBy: ({ row }, _args, { actor }) => person(actor, row?.closed_by_account_id ?? null),
  },
  DayLine: {
    unit: ({ unit }) => (unit === 'cents' ? 'CENTS' : 'COUNT'),
    isSettled: (line) => isSettled(line),
  },
  DayExplanation: {
    by: ({ accountId }, _args, { actor }) => person(actor, accountId),
    at: ({ at }) => new Date(at),
  },
  DayCorrection: {
    amount: ({ amount_cents: cents }) => toMoney(cents),
    by: ({ made_by_account_id: id }, _args, { actor }) => person(actor, id),
    at: ({ made_at: at }) => at,
    entryId: ({ entry_id: id }) => id,
  },
  ClosedDay: {
    closedAt: ({ closed_at: at }) => at ?? new Date(0),
    closedBy: ({ closed_by_account_id: id }, _args, { actor }) => person(actor, id),
    difference: ({ lines }) => toMoney(lines?.find(({ key }) => key === 'drawer')?.difference ?? 0),
  },
  Query: {
    daySheet: (_source, { day }, { actor }) => findSheet(actor, day ?? null),
    closedDays: (_source, { first }, { actor }) => listClosedDays(actor.db, first ?? 30),
  },
  Mutation: {
    daySheetSave: (_source, { day, version, sheet }, { actor }) =>
      answerWithSheet(actor, day, () => saveSheet(actor, day, version, sheet)),
    daySheetExplain: (_source, { day, version, line, text }, { actor }) =>
      answerWithSheet(actor, day, () => explainLine(actor, day, version, line, text)),
    dayClose: (_source, { day, version }, { actor }) =>
      answerWithSheet(actor, day, () => closeDay(actor, day, version)),
    dayCorrect: (_source, { day, ...correction }, { actor }) =>
      answerWithSheet(actor, day, () => correctDay(actor, day, correction)),
  },
} satisfies Partial<Resolvers>;
