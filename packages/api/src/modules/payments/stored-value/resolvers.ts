import { answer } from '#api/platform/answer-mutation.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { toMoney } from '#api/platform/money.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { adjustStoredValue, expireStoredValue } from './change-balance.ts';
import { findTypedCode } from './find-typed-code.ts';
import { grantStoreCredits, issuePrepaidCode } from './issue.ts';
import { listCodes } from './list-codes.ts';
import { findStoredValue, listStoredValue, sumStoredValue } from './list-stored-value.ts';
import { listTransactions } from './list-transactions.ts';
import { spendable } from './stored-value-accounts.ts';
import { loadCredits, loadTransactions } from './store-credits.ts';

/** Answers a change of a balance with the account as it is now. */
async function answerChange(actor: ActorContext, id: string, work: () => Promise<void>) {
  const outcome = await attempt(work);
  return outcome.ok
    ? { ...done, account: await findStoredValue(actor.db, id) }
    : { ...refused(outcome.message, outcome.code), account: null };
}

/** Prepaid codes and store credits. */
/** What a code is sold for, as the schema names it. */
const paidByOf = { CASH: 'cash', CHECK: 'check' } as const;

export const storedValueResolvers = {
  Account: {
    storeCredits: ({ id }, _args, { actor: { db, principal } }) =>
      principal.accountId === id || principal.rights.isAdmin ? loadCredits(db, id) : null,
  },
  StoreCredits: {
    transactions: ({ id }, _args, { actor }) => loadTransactions(actor.db, id),
  },
  StoredValueAccount: {
    transactions: ({ id }, args, { actor }) => listTransactions(actor.db, id, args),
  },
  Query: {
    storedValueAccounts: (_source, { filter, first, after }, { actor }) =>
      listStoredValue(actor.db, filter ?? {}, { first, after: after ?? null }),
    storedValueAccount: (_source, { id }, { actor }) => findStoredValue(actor.db, id),
    storedValueTotals: (_source, _args, { actor }) => sumStoredValue(actor.db),
    prepaidCodes: (_source, { first, after }, { actor }) => listCodes(actor.db, first ?? 25, after ?? null),
  },
  Mutation: {
    prepaidCodeBalance: async (_source, { code }, context) => {
      const outcome = await attempt(() => findTypedCode(context.actor, context, code));
      if (!outcome.ok) return refused(outcome.message, outcome.code);
      const account = outcome.value;
      const balance = toMoney(spendable(account));
      return { ...done, balance: { balance, isTrade: account.is_trade, expiresAt: account.expires_at } };
    },
    prepaidCodeIssue: async (_source, { amountCents, isTrade, expiresAt, notes, email, ...given }, { actor }) => {
      const paidBy = given.paidBy ? paidByOf[given.paidBy] : null;
      const amount = {
        amountCents,
        isTrade: isTrade ?? false,
        notes: notes ?? null,
        requestKey: given.idempotencyKey ?? null,
      };
      const outcome = await attempt(() =>
        issuePrepaidCode(actor, { ...amount, paidBy, expiresAt: expiresAt ?? null, email: email || null }),
      );
      return outcome.ok ? { ...done, issuedCode: outcome.value } : refused(outcome.message, outcome.code);
    },
    storeCreditGrant: (_source, { accountId, amountCents, isTrade, notes, idempotencyKey }, { actor }) =>
      answer(() =>
        grantStoreCredits(actor, accountId, {
          amountCents,
          isTrade: isTrade ?? false,
          notes: notes ?? null,
          requestKey: idempotencyKey ?? null,
        }),
      ),
    storedValueAdjust: (_source, { id, ...change }, { actor }) =>
      answerChange(actor, id, () => adjustStoredValue(actor, id, change)),
    storedValueExpire: (_source, { id, ...change }, { actor }) =>
      answerChange(actor, id, () => expireStoredValue(actor, id, change)),
  },
} satisfies Resolvers;
