import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AuthForm } from '#mfe-account/features/auth/form-layout.tsx';
import { FormProblem, problemAt } from './plain-problem.tsx';
import type { SignInProblem } from './sign-in-problem.model.ts';

/** Props of the forms: why the last try was refused. */
export interface PlainFormProps {
  readonly problem: SignInProblem | null;
}

const toTerms = (words: ReactNode): ReactNode => (
  <Link to="/terms-and-conditions" target="_blank">
    {words}
  </Link>
);

/** Names, e-mail and password of a new account, sent as they are. Renders a `<form>`. */
export function PlainRegisterForm({ problem }: PlainFormProps): ReactNode {
  const { locale } = useIntl();
  const errorId = useId();
  const errorAt = problemAt(problem);
  const unticked = errorAt('terms');
  return (
    <AuthForm method="post" action={`/api/session/register?lang=${locale}`}>
      <FormProblem problem={problem} />
      <FormGrid>
        <Field label={<FormattedMessage id="signIn.firstName" />} error={errorAt('firstName')} span="half" required>
          <TextInput name="firstName" maxLength={80} autoComplete="given-name" />
        </Field>
        <Field label={<FormattedMessage id="signIn.lastName" />} span="half" required>
          <TextInput name="lastName" maxLength={80} autoComplete="family-name" />
        </Field>
      </FormGrid>
      <Field label={<FormattedMessage id="signIn.email" />} error={errorAt('email')} required>
        <TextInput type="email" name="email" maxLength={254} autoComplete="username" />
      </Field>
      <Field
        label={<FormattedMessage id="signIn.password" />}
        hint={<FormattedMessage id="signIn.passwordHint" />}
        error={errorAt('password')}
        required
      >
        <TextInput type="password" name="password" minLength={8} maxLength={128} autoComplete="new-password" />
      </Field>
      <div>
        <Checkbox
          name="terms"
          value="accepted"
          required
          aria-invalid={unticked ? true : undefined}
          aria-describedby={unticked ? errorId : undefined}
        >
          <FormattedMessage id="signIn.terms" values={{ link: toTerms }} />
        </Checkbox>
        {unticked && <FormError id={errorId}>{unticked}</FormError>}
      </div>
      <Button type="submit" size="large">
        <FormattedMessage id="signIn.create" />
      </Button>
    </AuthForm>
  );
}

/** The e-mail that a link to a new password goes to. Renders a `<form>`. */
export function PlainRecoveryForm({ problem }: PlainFormProps): ReactNode {
  const { locale } = useIntl();
  return (
    <AuthForm method="post" action={`/api/session/recover?lang=${locale}`}>
      <FormProblem problem={problem} />
      <Field label={<FormattedMessage id="signIn.email" />} error={problemAt(problem)('email')} required>
        <TextInput type="email" name="email" maxLength={254} autoComplete="username" />
      </Field>
      <Button type="submit" size="large">
        <FormattedMessage id="signIn.sendLink" />
      </Button>
    </AuthForm>
  );
}

/** For who lost their phone and their recovery codes, after the first step of their sign-in. Renders a `<form>`. */
export function PlainLostFactorForm({ problem }: PlainFormProps): ReactNode {
  const { locale } = useIntl();
  return (
    <AuthForm method="post" action={`/api/session/two-step-lost?lang=${locale}`}>
      <FormProblem problem={problem} />
      <Checkbox name="passkeys" value="lost">
        <FormattedMessage id="signIn.lostPasskeys" />
      </Checkbox>
      <Button type="submit" size="large">
        <FormattedMessage id="signIn.sendLink" />
      </Button>
    </AuthForm>
  );
}
