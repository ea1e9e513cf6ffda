import { redirectPath } from '@headstock/contracts/redirect-path';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AuthForm } from '#mfe-account/features/auth/form-layout.tsx';
import { FormProblem, problemAt } from './plain-problem.tsx';
import type { SignInProblem } from './sign-in-problem.model.ts';

/** Props of the form. */
export interface PlainSignInFormProps {
  /** The second factor is asked for, after the password was right. */
  readonly isSecondStep: boolean;
  /** Why the last try was refused. */
  readonly problem: SignInProblem | null;
  /** Where to go on to, as the address has it. */
  readonly next: string | null;
}

/** E-mail and password, or the code of the second step, sent as they are. Renders a `<form>`. */
export function PlainSignInForm({ isSecondStep, problem, next }: PlainSignInFormProps): ReactNode {
  const { locale } = useIntl();
  const path = redirectPath(next ?? undefined);
  const errorAt = problemAt(problem);
  return (
    <AuthForm method="post" action={`/api/session/${isSecondStep ? 'code' : 'sign-in'}?lang=${locale}`}>
      <FormProblem problem={problem} />
      {path !== undefined && <input type="hidden" name="next" value={path} />}
      {isSecondStep ? (
        <Field label={<FormattedMessage id="signIn.code" />} error={errorAt('code')} required>
          <TextInput name="code" maxLength={40} autoComplete="one-time-code" spellCheck={false} />
        </Field>
      ) : (
        <>
          <Field label={<FormattedMessage id="signIn.email" />} error={errorAt('email')} required>
            <TextInput type="email" name="email" maxLength={254} autoComplete="username" />
          </Field>
          <Field label={<FormattedMessage id="signIn.password" />} error={errorAt('password')} required>
            <TextInput type="password" name="password" maxLength={200} autoComplete="current-password" />
          </Field>
        </>
      )}
      <Button type="submit" size="large">
        <FormattedMessage id="signIn.submit" />
      </Button>
      {isSecondStep && (
        <>
          <Link to="/sign-in?step=lost">
            <FormattedMessage id="signIn.lost" />
          </Link>
          <Link to="/sign-in">
            <FormattedMessage id="signIn.again" />
          </Link>
        </>
      )}
    </AuthForm>
  );
}
