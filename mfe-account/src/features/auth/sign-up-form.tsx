import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessages } from './auth-messages.ts';
import { checkEmail, checkNewPassword, checkRepeated, checkText, type Problem } from './auth-validation.model.ts';
import { AuthProblem } from './auth-problem.tsx';
import { EmailField } from './email-field.tsx';
import { AuthForm } from './form-layout.tsx';
import { PasswordField } from './password-field.tsx';
import type { AuthViewProps } from './sign-in-form.tsx';
import { TermsField } from './terms-field.tsx';
import { useBotCheck } from '@headstock/commerce-client/use-bot-check';
import { useForm, type Form } from './use-form.ts';

const blank = { firstName: '', lastName: '', email: '', password: '', repeated: '', terms: '' };
type Name = keyof typeof blank;

const rules = {
  firstName: checkText,
  lastName: checkText,
  email: checkEmail,
  password: checkNewPassword,
  repeated: checkRepeated,
  terms: (value: string): Problem | undefined => (value === '' ? 'terms-on-submit' : undefined),
};

function NameField({
  form,
  name,
  label,
  complete,
}: {
  form: Form<Name>;
  name: 'firstName' | 'lastName';
  label: string;
  complete: string;
}): ReactNode {
  const { formatMessage } = useIntl();
  const problem = form.problems[name];
  return (
    <Field
      label={formatMessage({ id: label })}
      error={problem && formatMessage(problemMessages[problem])}
      span="half"
      required
    >
      <TextInput
        name={name}
        autoComplete={complete}
        value={form.values[name]}
        onChange={(event) => form.change(name, event.target.value)}
        onBlur={() => form.leave(name)}
      />
    </Field>
  );
}

/** Register, then sign in. Renders a `<form>`. */
export function SignUpForm({ auth, email, refused: notSignedIn }: AuthViewProps): ReactNode {
  const registration = useBotCheck('REGISTRATION');
  const login = useBotCheck('LOGIN');
  const [refused, setRefused] = useState<string | null>(null);
  const [unticked, setUnticked] = useState(false);
  const form = useForm({ ...blank, email }, rules, async ({ firstName, lastName, email: address, password }) => {
    setRefused(null);
    const recaptchaToken = await registration.token();
    login.prepare();
    const names = { firstName: firstName.trim(), lastName: lastName.trim() };
    const failed = await auth.register({ account: { ...names, email: address, password }, recaptchaToken });
    if (failed) setRefused(failed.reason);
    else await auth.byPassword({ email: address, password, recaptchaToken: await login.token() }, login.proofFor);
  });
  const { values, problems } = form;
  const password = (name: 'password' | 'repeated') => ({
    name,
    kind: 'new-password' as const,
    value: values[name],
    problem: problems[name],
    onChange: (value: string) => form.change(name, value),
    onLeave: () => form.leave(name),
  });
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    setUnticked(false);
    form.onSubmit(event);
  };
  const onTerms = (accepted: boolean): void => {
    setUnticked(!accepted);
    form.change('terms', accepted ? 'accepted' : '');
  };

  return (
    <AuthForm noValidate onSubmit={onSubmit} onInput={registration.prepare}>
      <FormGrid>
        <NameField form={form} name="firstName" label="auth.firstName" complete="given-name" />
        <NameField form={form} name="lastName" label="auth.lastName" complete="family-name" />
      </FormGrid>
      <EmailField
        value={values.email}
        problem={problems.email}
        onChange={(value) => form.change('email', value)}
        onLeave={() => form.leave('email')}
      />
      <PasswordField
        label={<FormattedMessage id="auth.password" />}
        hint={!problems.password && <FormattedMessage id="auth.newPasswordHint" />}
        {...password('password')}
      />
      <PasswordField label={<FormattedMessage id="auth.confirmPassword" />} {...password('repeated')} />
      <TermsField accepted={values.terms !== ''} problem={unticked ? 'terms' : problems.terms} onChange={onTerms} />
      {refused === null ? (
        <AuthProblem refused={notSignedIn} failure={form.failure} />
      ) : (
        <FormError alert>{refused}</FormError>
      )}
      <Button type="submit" wide busy={form.busy}>
        <FormattedMessage id="auth.create" />
      </Button>
    </AuthForm>
  );
}
