import type { GraphQLClient } from '@headstock/graphql-client';
import { BotChallengeDocument } from './bot-check.generated.ts';
import type { SolvedChallenge } from './solve-bot-challenge.ts';

/** What the visitor is about to do; the server binds the challenge to it. */
export type BotAction = 'LOGIN' | 'REGISTRATION' | 'FORM';

/** Solves the payload of `botChallenge`. */
export type Solve = (payload: string) => Promise<SolvedChallenge>;

/** Proof of work by the browser. A token is valid for one submission. */
export interface BotCheck {
  /** Starts solving while the visitor is still typing. Never throws. */
  readonly prepare: () => void;
  /** The token of the next submission. Throws `GraphQLError`, `TransportError`, or on a malformed challenge. */
  readonly token: () => Promise<string>;
  /** A token for one e-mail, which takes longer: sign-in asks for it after wrong passwords. Throws like `token`. */
  readonly proofFor: (email: string) => Promise<string>;
  /** The token of the next submission; '' where none can be had: the server accepts a few forms without one. Never throws. */
  readonly tokenIfAvailable: () => Promise<string>;
}

/** A token that expires sooner than this may not arrive in time. */
const marginMs = 10_000;

const loadSolver = async (): Promise<Solve> =>
  (await import(/* webpackChunkName: "bot-check" */ './solve-bot-challenge.ts')).solveBotChallenge;

/** A check for one action. The solver's code is loaded with the first challenge. */
export function createBotCheck(
  client: GraphQLClient,
  action: BotAction,
  solver: () => Promise<Solve> = loadSolver,
): BotCheck {
  let prepared: Promise<SolvedChallenge | undefined> | undefined;

  async function solveNext(quiet: boolean, email?: string): Promise<SolvedChallenge> {
    const variables = email === undefined ? { action } : { action, email };
    const [solve, { botChallenge }] = await Promise.all([
      solver(),
      client.query(BotChallengeDocument, variables, { quiet }),
    ]);
    return solve(botChallenge.payload);
  }

  async function next(quiet: boolean): Promise<string> {
    const solved = await prepared;
    prepared = undefined;
    if (solved && solved.expiresAt > Date.now() + marginMs) return solved.token;
    return (await solveNext(quiet)).token;
  }

  return {
    prepare: () => {
      prepared ??= solveNext(true).catch(() => undefined);
    },
    token: () => next(false),
    proofFor: async (email) => (await solveNext(false, email)).token,
    tokenIfAvailable: () => next(true).catch(() => ''),
  };
}
