import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Problem } from './auth-validation.model.ts';
import type { AuthView } from './auth-view.model.ts';

/** The message for each problem with a field. */
export const problemMessages: Readonly<Record<Problem, MessageDescriptor>> = defineMessages({
  email: { id: 'auth.problem.email' },
  text: { id: 'auth.problem.text' },
  password: { id: 'auth.problem.password' },
  mismatch: { id: 'auth.problem.mismatch' },
  terms: { id: 'auth.problem.terms' },
  'terms-on-submit': { id: 'auth.problem.termsOnSubmit' },
  code: { id: 'auth.problem.code' },
});

/** The headline of each view. */
export const greetingMessages: Readonly<Record<AuthView, MessageDescriptor>> = defineMessages({
  signin: { id: 'auth.greeting.signin' },
  signinCode: { id: 'auth.greeting.signinCode' },
  insertCode: { id: 'auth.greeting.insertCode' },
  secondFactor: { id: 'auth.greeting.secondFactor' },
  lostFactor: { id: 'auth.greeting.lostFactor' },
  signup: { id: 'auth.greeting.signup' },
  recovery: { id: 'auth.greeting.recovery' },
  recovery_success: { id: 'auth.greeting.recoverySuccess' },
});
