import { actorOf } from '#api/platform/audit/record-audit.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { toMoney } from '#api/platform/money.ts';
import { toAnswer } from '#api/platform/answer-mutation.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { askForCode } from './guess-codes.ts';
import { type Issuer, grantStoreCredits, issuePrepaidCode } from './issue.ts';
import { listCodes } from './list-codes.ts';
import { spendable } from './stored-value-accounts.ts';
import { type StoreCreditsView, loadCredits, loadTransactions } from './store-credits.ts';

type CodeArgs = {
  amountCents: number;
  isTrade?: boolean | null;
  expiresAt?: Date | null;
  notes?: string | null;
  email?: string | null;
};
type GrantArgs = { accountId: string; amountCents: number; isTrade?: boolean | null; notes?: string | null };

const issuerOf = (context: RequestContext): Issuer => ({
  db: context.db,
  actor: actorOf(context.actor),
  locale: context.locale,
});

/** Prepaid codes and store credits. */
export const storedValueResolvers = {
  Account: {
    storeCredits: ({ id }: { id: string }, _args: unknown, { db, viewer }) =>
      viewer !== null && (viewer.id === id || viewer.isAdmin) ? loadCredits(db, id) : null,
  },
  StoreCredits: {
    transactions: ({ id }: StoreCreditsView, _args: unknown, { db }) => loadTransactions(db, id),
  },
  Query: {
    prepaidCodes: (_source: unknown, { first, after }: { first?: number | null; after?: string | null }, { db }) =>
      listCodes(db, first ?? 25, after ?? null),
  },
  Mutation: {
    prepaidCodeBalance: async (_source: unknown, { code }: { code: string }, context) => {
      const outcome = await attempt(() => askForCode(context, code));
      if (!outcome.ok) return refused(outcome.message, outcome.code);
      const account = outcome.value;
      const balance = toMoney(spendable(account));
      return { ...done, balance: { balance, isTrade: account.is_trade, expiresAt: account.expires_at } };
    },
    prepaidCodeIssue: async (_source: unknown, args: CodeArgs, context) => {
      const { amountCents, isTrade, expiresAt = null, notes = null, email } = args;
      const wanted = { amountCents, isTrade: isTrade ?? false, expiresAt, notes, email: email || null };
      const outcome = await attempt(() => issuePrepaidCode(issuerOf(context), wanted));
      return outcome.ok ? { ...done, issuedCode: outcome.value } : refused(outcome.message, outcome.code);
    },
    storeCreditGrant: async (_source: unknown, args: GrantArgs, context) => {
      const { accountId, amountCents, isTrade, notes = null } = args;
      const wanted = { amountCents, isTrade: isTrade ?? false, notes };
      return toAnswer(await attempt(() => grantStoreCredits(issuerOf(context), accountId, wanted)));
    },
  },
} satisfies ResolverMap;
