import type { GraphQLClient } from '@headstock/graphql-client';
import type { SolvedChallenge } from '@headstock/ui/solve-bot-challenge';
import { CatalogBotChallengeDocument } from '#mfe-catalog/features/forms/form.generated.ts';

/** Proves that the visitor's browser did some work. */
export interface BotProof {
  /** Begins to work while the visitor is still typing. Never throws. */
  readonly prepare: () => void;
  /** A proof for one submission; '' where none can be had, and the server takes a few forms without. */
  readonly take: () => Promise<string>;
}

/** Solves what `botChallenge` asked. */
export type Solve = (payload: string) => Promise<SolvedChallenge>;

/** A proof that ends sooner than this may not arrive in time. */
const marginMs = 10_000;

const solveLazily: Solve = async (payload) => {
  const { solveBotChallenge } = await import(/* webpackChunkName: "bot-check" */ '@headstock/ui/solve-bot-challenge');
  return solveBotChallenge(payload);
};

/** The bot check of the forms. The solver's code comes with the first question. */
export function createBotProof(client: GraphQLClient, solve: Solve = solveLazily): BotProof {
  let running: Promise<SolvedChallenge | undefined> | undefined;
  const work = async (): Promise<SolvedChallenge | undefined> => {
    try {
      const { botChallenge } = await client.query(CatalogBotChallengeDocument, {}, { quiet: true });
      return await solve(botChallenge.payload);
    } catch {
      return undefined;
    }
  };
  return {
    prepare: () => {
      running ??= work();
    },
    take: async () => {
      const prepared = await running;
      running = undefined;
      const isGood = prepared && prepared.expiresAt > Date.now() + marginMs;
      return (isGood ? prepared : await work())?.token ?? '';
    },
  };
}
