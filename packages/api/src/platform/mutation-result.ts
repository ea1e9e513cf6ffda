import { type Attempt, attempt } from './domain-error.ts';

/**
 * The result of a mutation that did not take effect: `message` tells the user why and what to do, `code` tells programs. A code
 * is null where no program needs to tell this reason from others.
 */
export type Refused = { success: false; message: string; code: string | null };

/** It took effect. */
export const done = { success: true, message: null, code: null } as const;

/** It did not take effect. */
export function refused(message: string, code: string | null = null): Refused {
  return { success: false, message, code };
}

/** What a mutation answers that only says whether it took effect. */
export type BasicAnswer = typeof done | Refused;

/** What came of work, as such an answer. */
export const toAnswer = (outcome: Attempt<unknown>): BasicAnswer =>
  outcome.ok ? done : refused(outcome.message, outcome.code);

/** Runs work that may fail with a DomainError, and answers whether it took effect. */
export async function answer(work: () => Promise<unknown>): Promise<BasicAnswer> {
  return toAnswer(await attempt(work));
}
