import type { GraphQLClient } from '@headstock/graphql-client';
import type { SolvedChallenge } from '@headstock/ui/solve-bot-challenge';
import { CatalogBotChallengeDocument } from '#mfe-catalog/features/forms/form.generated.ts';

/** A proof of work by the visitor's browser. */
export interface BotProof {
  /** Starts solving while the visitor is still typing. Never throws. */
  readonly prepare: () => void;
  /** A proof for one submission; '' where none is available: the server accepts a few forms without one. */
  readonly take: () => Promise<string>;
}

/** Solves the challenge of `botChallenge`. */
export type Solve = (payload: string) => Promise<SolvedChallenge>;

/** A proof that expires sooner than this may not arrive in time. */
const marginMs = 10_000;

const solveLazily: Solve = async (payload) => {
  const { solveBotChallenge } = await import(/* webpackChunkName: "bot-check" */ '@headstock/ui/solve-bot-challenge');
  return solveBotChallenge(payload);
};

/** The bot check of the forms. The solver's code is loaded with the first challenge. */
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
