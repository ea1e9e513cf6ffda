import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { answerDelay, askForDelay } from './change-ship-day.ts';
import { readShipClock } from './ship-clock.ts';

const fields: Readonly<Record<string, 'UNTIL' | 'REASON'>> = { until: 'UNTIL', reason: 'REASON' };

export const resolvers = {
  ThreadSubject: {
    shipClock: ({ kind, id }, _args, { actor }) => (kind === 'ORDER' ? readShipClock(actor, id) : null),
  },
  Mutation: {
    shipDelayAsk: async (_source, given, { actor, config }) => {
      const outcome = await attempt(() => askForDelay(actor, config.publicUrl, given));
      if (outcome.ok) return { ...done, field: null, threadId: outcome.value };
      const { code, message } = outcome;
      return { ...refused(message, code), field: fields[code] ?? null, threadId: null };
    },
    shipDelayAnswer: async (_source, given, { actor, config }) => {
      const outcome = await attempt(() => answerDelay(actor, config.publicUrl, given));
      return outcome.ok ? done : refused(outcome.message, outcome.code);
    },
  },
} satisfies Resolvers;
