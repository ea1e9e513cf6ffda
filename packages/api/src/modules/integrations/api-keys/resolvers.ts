import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { loadAccount } from '#api/modules/accounts/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { createKey, type KeyDraft, revokeKey } from './change-keys.ts';
import { findKey, listKeys } from './read-keys.ts';

async function accountOf({ db }: ActorContext, id: string) {
  const account = await loadAccount(db, id);
  if (!account) throw new Error(`The account ${id} is missing.`);
  return account;
}

async function create(actor: ActorContext, draft: KeyDraft) {
  const outcome = await attempt(() => createKey(actor, draft));
  if (!outcome.ok) return refused(outcome.message, outcome.code);
  const { id, token } = outcome.value;
  return { ...done, apiKey: (await findKey(actor.db, id)) ?? null, token };
}

export const resolvers = {
  ApiKey: {
    createdBy: ({ createdById }, _args, { actor }) => accountOf(actor, createdById),
    revokedBy: ({ revokedById }, _args, { actor }) => (revokedById === null ? null : accountOf(actor, revokedById)),
  },
  Query: {
    apiKeys: (_source, { states, search, ...args }, { actor }) =>
      listKeys(actor.db, { states: states ?? null, search: search ?? null }, args),
    apiKey: async (_source, { id }, { actor }) => (await findKey(actor.db, id)) ?? null,
  },
  Mutation: {
    apiKeyCreate: (_source, draft, { actor }) => create(actor, draft),
    apiKeyRevoke: (_source, { id }, { actor }) => answer(() => revokeKey(actor, id)),
  },
} satisfies Resolvers;
