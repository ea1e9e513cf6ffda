import { done, refused, type Refused } from '#api/platform/mutation-result.ts';
import { type Attempt, attempt } from '#api/platform/domain-error.ts';

export type BasicAnswer = typeof done | Refused;

/** What a mutation answers that only says whether it took effect. */
export const toAnswer = (outcome: Attempt<unknown>): BasicAnswer =>
  outcome.ok ? done : refused(outcome.message, outcome.code);

/** Runs work that may be refused and answers whether it took effect. */
export async function answer(work: () => Promise<unknown>): Promise<BasicAnswer> {
  return toAnswer(await attempt(work));
}
