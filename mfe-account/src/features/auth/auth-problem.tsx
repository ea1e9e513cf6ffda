import { FormError } from '@headstock/ui/form-error';
import type { ReactNode } from 'react';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';

/** Props of the message. */
export interface AuthProblemProps {
  /** Why the last try was refused; a notification has read it out. */
  readonly refused: string | null;
  /** What the last request threw; null when it was answered. */
  readonly failure: unknown;
}

/** Why nothing came of a form of Login/Register, where the form is. Renders a `<p>`, or nothing. */
export function AuthProblem({ refused, failure }: AuthProblemProps): ReactNode {
  return refused === null ? <FormFailure error={failure} /> : <FormError>{refused}</FormError>;
}
