import type { GraphQLClient } from '@headstock/graphql-client';
import type { SolvedChallenge } from '@headstock/ui/solve-bot-challenge';
import { AccountBotChallengeDocument } from './auth.generated.ts';

/** What the visitor is about to do; the server ties the question to it. */
export type BotAction = 'LOGIN' | 'REGISTRATION';

/** Solves what `botChallenge` asked. */
export type Solve = (payload: string) => Promise<SolvedChallenge>;

/** Proves that a person's browser did some work. An answer is good for one submission. */
export interface BotCheck {
  /** Begins to solve, while the visitor is still typing. Never throws. */
  readonly prepare: () => void;
  /** The `recaptchaToken` of the next submission. Throws `GraphQLError`, `TransportError`, or when the question makes no sense. */
  readonly token: () => Promise<string>;
}

/** An answer that ends sooner than this may not arrive in time. */
const marginMs = 10_000;

const solveLazily: Solve = async (payload) => {
  const { solveBotChallenge } = await import(/* webpackChunkName: "bot-check" */ '@headstock/ui/solve-bot-challenge');
  return solveBotChallenge(payload);
};

/** A check for one action. The solver's code arrives with the first question. */
export function createBotCheck(client: GraphQLClient, action: BotAction, solve: Solve = solveLazily): BotCheck {
  let running: Promise<SolvedChallenge> | undefined;

  async function ask(quiet: boolean): Promise<SolvedChallenge> {
    const { botChallenge } = await client.query(AccountBotChallengeDocument, { action }, { quiet });
    return solve(botChallenge.payload);
  }

  return {
    prepare() {
      if (running) return;
      const mine = ask(true);
      running = mine;
      mine.catch(() => {
        if (running === mine) running = undefined;
      });
    },
    async token() {
      const prepared = await running?.catch(() => undefined);
      running = undefined;
      if (prepared && prepared.expiresAt > Date.now() + marginMs) return prepared.token;
      return (await ask(false)).token;
    },
  };
}
