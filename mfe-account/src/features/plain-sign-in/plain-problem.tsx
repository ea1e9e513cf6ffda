import { storeProfile } from '@headstock/contracts/store-profile';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { fieldOf, type PlainField, type SignInProblem } from './sign-in-problem.model.ts';

/** The shop's number, as a link. */
export function Phone(): ReactNode {
  const { phone } = storeProfile;
  return <a href={phone.href}>{phone.label}</a>;
}

/** Gives the sentence of a problem at the field that it belongs to; undefined at all others. */
export const problemAt =
  (problem: SignInProblem | null) =>
  (field: PlainField): ReactNode =>
    problem !== null && fieldOf(problem) === field ? (
      <FormattedMessage id={`signIn.problem.${problem}`} values={{ phone: <Phone /> }} />
    ) : undefined;

/** A problem of the whole form, above its fields. Renders a notice, or nothing. */
export function FormProblem({ problem }: { readonly problem: SignInProblem | null }): ReactNode {
  const said = problemAt(problem)('form');
  return said && <Notice tone="bad">{said}</Notice>;
}
