import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { paymentContextOf } from '#api/modules/payments/payment-context.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { addCard, type CardAdded, resumeCard } from './add-card.ts';
import { loadSavedCards, makeCardDefault, removeCard, toSavedCard } from './saved-cards.ts';

const cardsOf = async (context: GraphQLContext, accountId: string) =>
  (await loadSavedCards(paymentContextOf(context), accountId)).map((row) => toSavedCard(row));

/** Answers with the outcome and the viewer's cards as they are now. */
async function answerWithCards(context: GraphQLContext, work: (accountId: string) => Promise<CardAdded | void>) {
  const { accountId } = context.actor.principal;
  if (accountId === null) throw new Error('Cards belong to accounts.');
  const outcome = await attempt(() => work(accountId));
  const savedCards = await cardsOf(context, accountId);
  if (!outcome.ok) return { ...refused(outcome.message, outcome.code), nextAction: null, savedCards };
  return { ...done, nextAction: outcome.value?.nextAction ?? null, savedCards };
}

/** Cards that the provider keeps for the viewer. */
export const vaultResolvers = {
  Account: {
    savedCards: ({ id }, _args, context) => (context.actor.principal.accountId === id ? cardsOf(context, id) : null),
  },
  Mutation: {
    savedCardAdd: (_source, { token, makeDefault, idempotencyKey }, context) =>
      answerWithCards(context, (accountId) => {
        const wish = { token: token ?? '', makesDefault: makeDefault ?? false, idempotencyKey };
        return addCard(context.actor, paymentContextOf(context), context, accountId, wish);
      }),
    savedCardResume: (_source, { idempotencyKey }, context) =>
      answerWithCards(context, (accountId) =>
        resumeCard(context.actor, paymentContextOf(context), accountId, idempotencyKey),
      ),
    savedCardMakeDefault: (_source, { id }, context) =>
      answerWithCards(context, () => makeCardDefault(context.actor, paymentContextOf(context), id)),
    savedCardRemove: (_source, { id }, context) =>
      answerWithCards(context, () => removeCard(context.actor, paymentContextOf(context), id)),
  },
} satisfies Resolvers;
