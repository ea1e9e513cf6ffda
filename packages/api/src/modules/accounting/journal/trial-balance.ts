import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { toMoney } from '#api/platform/money.ts';
import { type LedgerAccount, ledgerAccounts } from '#api/modules/payments/index.ts';
import { chartOfAccounts } from './chart.model.ts';
import { nextDay, readRange, startOf } from './journal-days.ts';

type Sums = { account: LedgerAccount; opening: number; debits: number; credits: number };

/**
 * The trial balance of a range of days, both included: for each account what it held before, debits and credits within, and what it
 * held after; debits above 0. Accounts that never moved are left out. The sums over all accounts are zero, and debits equal credits.
 * Throws a DomainError `date`.
 */
export async function readTrialBalance(actor: ActorContext, from?: string | null, to?: string | null) {
  const range = readRange(actor.locale, from, to);
  const isBefore = range.from === null ? sql`false` : sql`entry.created_at < ${startOf(range.from)}`;
  const isUntil = range.to === null ? sql`true` : sql`entry.created_at < ${startOf(nextDay(range.to))}`;
  const { rows } = await sql<Sums>`
    SELECT line.account,
      coalesce(sum(line.amount_cents) FILTER (WHERE ${isBefore}), 0)::bigint AS opening,
      coalesce(sum(line.amount_cents) FILTER (WHERE NOT ${isBefore} AND line.amount_cents > 0), 0)::bigint AS debits,
      coalesce(-sum(line.amount_cents) FILTER (WHERE NOT ${isBefore} AND line.amount_cents < 0), 0)::bigint AS credits
    FROM ledger_lines AS line JOIN ledger_entries AS entry ON entry.id = line.entry_id
    WHERE ${isUntil} GROUP BY line.account`.execute(actor.db);
  const chart = new Map(chartOfAccounts(actor.locale).map((account) => [account.code, account]));
  const accounts = rows
    .toSorted((a, b) => ledgerAccounts.indexOf(a.account) - ledgerAccounts.indexOf(b.account))
    .flatMap(({ account: code, opening, debits, credits }) => {
      const account = chart.get(code);
      const closing = opening + debits - credits;
      return account
        ? {
            account,
            opening: toMoney(opening),
            debits: toMoney(debits),
            credits: toMoney(credits),
            closing: toMoney(closing),
          }
        : [];
    });
  const sum = (of: (row: Sums) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    ...range,
    accounts,
    debits: toMoney(sum(({ debits }) => debits)),
    credits: toMoney(sum(({ credits }) => credits)),
    difference: toMoney(sum(({ opening, debits, credits }) => opening + debits - credits)),
  };
}
