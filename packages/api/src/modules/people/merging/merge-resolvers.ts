import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { loadAccount } from '#api/modules/accounts/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { toMoney } from '#api/platform/money.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { mergeAccounts } from './merge-accounts.ts';
import { obstacleMessage } from './messages.ts';
import { previewMerge } from './preview-merge.ts';
import { reverseMerge } from './reverse-merge.ts';

async function accountOf(db: Db, id: string) {
  const account = await loadAccount(db, id);
  if (!account) throw new Error(`The account ${id} is missing.`);
  return account;
}

export const mergeResolvers = {
  AccountMerge: {
    kept: ({ kept_account_id: id }, _args, { actor }) => accountOf(actor.db, id),
    closed: ({ closed_account_id: id }, _args, { actor }) => accountOf(actor.db, id),
    mergedBy: ({ merged_by_account_id: id }, _args, { actor }) => (id === null ? null : loadAccount(actor.db, id)),
    mergedAt: ({ merged_at: at }) => at,
    reversibleUntil: ({ reversible_until: at }) => at,
    reversedAt: ({ reversed_at: at }) => at,
    isReversible: ({ reversed_at: reversed, finished_at: finished, reversible_until: until }, _args, { actor }) =>
      reversed === null && finished === null && until > actor.now,
  },
  AccountMergePreview: {
    kept: ({ keptId }, _args, { actor }) => accountOf(actor.db, keptId),
    closed: ({ closedId }, _args, { actor }) => accountOf(actor.db, closedId),
    parts: ({ tables }, _args, { actor: { locale } }) =>
      tables.flatMap(({ title, moved, staying, reason }) =>
        title === null || moved + staying === 0
          ? []
          : [
              {
                title: title[locale],
                movedCount: moved,
                stayingCount: staying,
                reason: staying > 0 && reason !== null ? reason[locale] : null,
              },
            ],
      ),
    obstacles: ({ obstacles }, _args, { actor: { locale } }) =>
      obstacles.map((obstacle) => ({ kind: obstacle.kind, message: obstacleMessage(obstacle, locale) })),
    credits: ({ creditsCents }) => toMoney(creditsCents),
    gainedRights: ({ gained }) => gained,
  },
  Query: {
    accountMergePreview: async (_source, pair, { actor }) => {
      const outcome = await attempt(() => previewMerge(actor, pair));
      return outcome.ok ? { ...done, preview: outcome.value } : refused(outcome.message, outcome.code);
    },
  },
  Mutation: {
    accountMerge: (_source, { reason, ...pair }, { actor, config }) =>
      answer(() => mergeAccounts(actor, pair, reason, config.publicUrl)),
    accountMergeReverse: (_source, { id, reason }, { actor, config }) =>
      answer(() => reverseMerge(actor, id, reason, config.publicUrl)),
  },
} satisfies Resolvers;
