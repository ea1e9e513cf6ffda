import { DomainError } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { IntakeFault } from './intake-fault.ts';

/** Runs work and gives its value; a refusal names the field that it is about. */
export async function tried<Value>(work: () => Promise<Value>) {
  try {
    return { value: await work(), answer: { ...done, field: null } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const field = error instanceof IntakeFault ? error.field : null;
    return { value: null, answer: { ...refused(error.message, error.code), field } };
  }
}
