import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Problem } from './auth-validation.model.ts';
import type { AuthView } from './auth-view.model.ts';

/** The words for what is wrong with a field. */
export const problemMessages: Readonly<Record<Problem, MessageDescriptor>> = defineMessages({
  email: { id: 'account.problem.email' },
  text: { id: 'account.problem.text' },
  password: { id: 'account.problem.password' },
  mismatch: { id: 'account.problem.mismatch' },
  terms: { id: 'account.problem.terms' },
  'terms-on-submit': { id: 'account.problem.terms-on-submit' },
  code: { id: 'account.problem.code' },
});

/** The large line of each view. */
export const greetingMessages: Readonly<Record<AuthView, MessageDescriptor>> = defineMessages({
  signin: { id: 'account.greeting.signin' },
  signinCode: { id: 'account.greeting.signin-code' },
  insertCode: { id: 'account.greeting.insert-code' },
  signup: { id: 'account.greeting.signup' },
  recovery: { id: 'account.greeting.recovery' },
  recovery_success: { id: 'account.greeting.recovery-success' },
});
