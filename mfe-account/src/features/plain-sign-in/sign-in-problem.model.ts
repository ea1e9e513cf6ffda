/** The reasons that a plain form of signing in is refused for, by the field that they belong to. */
const fields = {
  'email-invalid': 'email',
  'password-missing': 'password',
  'wrong-credentials': 'password',
  'second-factor-wrong': 'code',
  'sign-in-expired': 'form',
  'rate-limited': 'form',
  'proof-required': 'form',
  'stale-page': 'form',
  'account-merged': 'form',
  acting: 'form',
  failed: 'form',
} as const;

export type SignInProblem = keyof typeof fields;

/** The field that a problem belongs to; `form`: to none of them. */
export const fieldOf = (problem: SignInProblem): 'email' | 'password' | 'code' | 'form' => fields[problem];

const isKnown = (text: string): text is SignInProblem => Object.hasOwn(fields, text);

/** The problem that an address names; null where it names none, and `failed` for one that is unknown. */
export function signInProblem(text: string | null): SignInProblem | null {
  if (text === null) return null;
  return isKnown(text) ? text : 'failed';
}
