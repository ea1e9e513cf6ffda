import { type Attempt, attempt } from './domain-error.ts';

/** What a mutation answers when it did not take effect; `message` tells the person why and what to do. */
export type Refused = { success: false; message: string };

/** It took effect. */
export const done = { success: true, message: null } as const;

/** It did not take effect. */
export function refused(message: string): Refused {
  return { success: false, message };
}

/** What a mutation answers that only says whether it took effect. */
export type BasicAnswer = typeof done | Refused;

/** What came of work, as such an answer. */
export const toAnswer = (outcome: Attempt<unknown>): BasicAnswer => (outcome.ok ? done : refused(outcome.message));

/** Runs work that may fail with a DomainError, and answers whether it took effect. */
export async function answer(work: () => Promise<unknown>): Promise<BasicAnswer> {
  return toAnswer(await attempt(work));
}
