import type { AccountMessage } from './messages.ts';

const MIN = 8;
const MAX = 128;

/** The first guesses of everybody who guesses. */
const KNOWN = new Set(
  `password password1 password123 passw0rd 12345678 123456789 1234567890 qwertyui qwerty123 qwertyuiop iloveyou 11111111
  00000000 87654321 abcd1234 abc12345 letmein1 sunshine princess football baseball superman trustno1 welcome1 whatever
  computer starwars stratocaster telecaster lespaul1 fender123 gibson123 guitar123 headstock`.split(/\s+/),
);

/** Why a password cannot be taken, or null when it can. `about` are the person's own e-mail and names. */
export function passwordProblem(password: string, about: readonly (string | null)[]): AccountMessage | null {
  if (password.length < MIN || password.length > MAX) return 'passwordLength';
  const plain = password.toLowerCase();
  const isOwn = about.some((text) => text !== null && text.length >= 4 && plain === text.toLowerCase());
  return isOwn || KNOWN.has(plain) || /^(.)\1+$/.test(plain) ? 'passwordKnown' : null;
}
