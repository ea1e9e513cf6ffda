import type { AccountMessage } from './messages.ts';
import { isGuessable } from './password-strength.ts';

const MIN = 8;
const MAX = 128;

/**
 * Why a password cannot be taken, or null when it can. `about` are the person's own e-mail and names. Nothing is asked of
 * its characters: long and unlikely is what counts.
 */
export async function passwordProblem(
  password: string,
  about: readonly (string | null)[],
): Promise<AccountMessage | null> {
  if (password.length < MIN || password.length > MAX) return 'passwordLength';
  return (await isGuessable(password, about)) ? 'passwordKnown' : null;
}
