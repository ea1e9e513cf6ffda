/**
 * The result of a mutation that did not take effect: `message` tells the user why and what to do, `code` tells programs. A code
 * is null where no program needs to tell this reason from others.
 */
export type Refused = { success: false; message: string; code: string | null };

/** What every mutation answers: whether it took effect, and if not, why. */
export type MutationOutcome = {
  readonly success: boolean;
  readonly message: string | null;
  readonly code: string | null;
};

/** It took effect. */
export const done = { success: true, message: null, code: null } as const;

/** It did not take effect. */
export function refused(message: string, code: string | null = null): Refused {
  return { success: false, message, code };
}
