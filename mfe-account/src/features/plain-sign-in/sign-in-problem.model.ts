/** What the page asks for. */
export const plainSteps = ['code', 'lost', 'register', 'recover'] as const;
export type PlainStep = (typeof plainSteps)[number] | 'sign-in';

/** What a form has just done, which the page says above the next one. */
export const plainOutcomes = [
  'registered',
  'mailed',
  'password-set',
  'confirmed',
  'two-step-mailed',
  'two-step-asked',
  'two-step-kept',
] as const;
export type PlainOutcome = (typeof plainOutcomes)[number];

/** The reasons that a plain form is refused for, by the field that they belong to. */
const fields = {
  'email-invalid': 'email',
  'password-missing': 'password',
  'wrong-credentials': 'password',
  'password-length': 'password',
  'password-known': 'password',
  'passwords-differ': 'repeated',
  'name-required': 'firstName',
  'name-misleading': 'firstName',
  'too-long': 'firstName',
  'terms-missing': 'terms',
  'second-factor-wrong': 'code',
  'sign-in-expired': 'form',
  'rate-limited': 'form',
  'proof-required': 'form',
  'reset-code': 'form',
  'confirmation-code': 'form',
  'reset-link': 'form',
  'stop-link': 'form',
  'too-late': 'form',
  waiting: 'form',
  stopped: 'form',
  'stale-page': 'form',
  'account-merged': 'form',
  acting: 'form',
  failed: 'form',
} as const;

export type SignInProblem = keyof typeof fields;
export type PlainField = (typeof fields)[SignInProblem];

/** The field that a problem belongs to; `form`: to none of them. */
export const fieldOf = (problem: SignInProblem): PlainField => fields[problem];

const isKnown = (text: string): text is SignInProblem => Object.hasOwn(fields, text);

/** The problem that an address names; null where it names none, and `failed` for one that is unknown. */
export function signInProblem(text: string | null): SignInProblem | null {
  if (text === null) return null;
  return isKnown(text) ? text : 'failed';
}

/** What the step of an address asks for, and what it says was done; signing in where it names neither. */
export function readStep(text: string | null): { readonly step: PlainStep; readonly outcome: PlainOutcome | null } {
  return {
    step: plainSteps.find((known) => known === text) ?? 'sign-in',
    outcome: plainOutcomes.find((known) => known === text) ?? null,
  };
}
