import { webhookEventKinds } from '@headstock/contracts/webhook-events';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { loadAccount } from '#api/modules/accounts/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { changeEndpoint, createEndpoint, removeEndpoint, rotateSecret } from './change-endpoints.ts';
import { attemptsOf, bodyOfDelivery, findDelivery, listDeliveries } from './read-deliveries.ts';
import { findEndpoint, listEndpoints } from './read-endpoints.ts';
import { replayEvents, resendDeliveries, sendTest } from './send-again.ts';
import { webhookSettingsOf } from './webhook-settings.ts';

async function answerWithSecret(actor: ActorContext, work: () => Promise<{ id: string; secret: string }>) {
  const outcome = await attempt(work);
  if (!outcome.ok) return refused(outcome.message, outcome.code);
  const { id, secret } = outcome.value;
  return { ...done, webhook: (await findEndpoint(actor.db, id)) ?? null, secret };
}

async function answerWithCount(work: () => Promise<{ count: number; deliveryId?: string }>) {
  const outcome = await attempt(work);
  return outcome.ok ? { ...done, ...outcome.value } : refused(outcome.message, outcome.code);
}

const DISABLED = { gone: 'GONE', failing: 'FAILING' } as const;

export const resolvers = {
  Webhook: {
    disabledBecause: ({ disabledBecause: because }) => (because === null ? null : DISABLED[because]),
    createdBy: async ({ createdById }, _args, { actor }) => {
      const account = await loadAccount(actor.db, createdById);
      if (!account) throw new Error(`The account ${createdById} is missing.`);
      return account;
    },
  },
  WebhookDelivery: {
    messageId: ({ eventId }) => eventId,
    attemptCount: ({ attempts }) => attempts,
    body: (delivery) => bodyOfDelivery(delivery),
    attempts: ({ id }, _args, { actor }) => attemptsOf(actor.db, id),
  },
  Query: {
    webhookEventKinds: () => webhookEventKinds,
    webhooks: (_source, _args, { actor }) => listEndpoints(actor.db),
    webhook: async (_source, { id }, { actor }) => (await findEndpoint(actor.db, id)) ?? null,
    webhookDeliveries: (_source, { filter, ...args }, { actor }) => listDeliveries(actor.db, filter ?? {}, args),
    webhookDelivery: async (_source, { id }, { actor }) => (await findDelivery(actor.db, id)) ?? null,
  },
  Mutation: {
    webhookCreate: (_source, draft, { actor, ...services }) =>
      answerWithSecret(actor, () => createEndpoint(actor, webhookSettingsOf(services), draft)),
    webhookUpdate: async (_source, change, { actor, ...services }) => {
      const outcome = await attempt(() => changeEndpoint(actor, webhookSettingsOf(services), change));
      if (!outcome.ok) return refused(outcome.message, outcome.code);
      return { ...done, webhook: (await findEndpoint(actor.db, change.id)) ?? null };
    },
    webhookRotateSecret: (_source, { id, version }, { actor, ...services }) =>
      answerWithSecret(actor, async () => ({
        id,
        secret: await rotateSecret(actor, webhookSettingsOf(services), id, version),
      })),
    webhookRemove: (_source, { id, version }, { actor }) => answer(() => removeEndpoint(actor, id, version)),
    webhookTest: (_source, { id }, { actor }) =>
      answerWithCount(async () => ({ count: 1, deliveryId: await sendTest(actor, id) })),
    webhookResend: (_source, { deliveryIds }, { actor }) =>
      answerWithCount(async () => ({ count: await resendDeliveries(actor, deliveryIds) })),
    webhookReplay: (_source, { id, from, to, all }, { actor }) =>
      answerWithCount(async () => ({ count: await replayEvents(actor, { id, from, to, all: all ?? false }) })),
  },
} satisfies Resolvers;
