/** What every mutation answers: whether it took effect, and if not, why. */
export type MutationOutcome = {
  readonly success: boolean;
  readonly message: string | null;
  readonly code: string | null;
};

/** It did not take effect: `message` tells the user why and what to do; `code` tells programs, the same in every language. */
export type Refused = { readonly success: false; readonly message: string; readonly code: string };

/** It took effect. */
export const done = { success: true, message: null, code: null } as const;

/** It did not take effect. */
export function refused(message: string, code: string): Refused {
  return { success: false, message, code };
}
