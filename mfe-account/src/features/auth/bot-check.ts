import type { GraphQLClient } from '@headstock/graphql-client';
import type { SolvedChallenge } from '@headstock/ui/solve-bot-challenge';
import { AccountBotChallengeDocument } from './auth.generated.ts';

/** What the user is about to do; the server binds the challenge to it. */
export type BotAction = 'LOGIN' | 'REGISTRATION';

/** Solves the payload of `botChallenge`. */
export type Solve = (payload: string) => Promise<SolvedChallenge>;

/** Proof of work by the browser. A token is valid for one submission. */
export interface BotCheck {
  /** Starts solving while the user is still typing. Never throws. */
  readonly prepare: () => void;
  /** The `recaptchaToken` of the next submission. Throws `GraphQLError`, `TransportError`, or on a malformed challenge. */
  readonly token: () => Promise<string>;
}

/** A token that expires sooner than this may not arrive in time. */
const marginMs = 10_000;

const solveLazily: Solve = async (payload) => {
  const { solveBotChallenge } = await import(/* webpackChunkName: "bot-check" */ '@headstock/ui/solve-bot-challenge');
  return solveBotChallenge(payload);
};

/** A check for one action. The solver is loaded with the first challenge. */
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
