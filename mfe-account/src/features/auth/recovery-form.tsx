import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { checkEmail } from './auth-validation.model.ts';
import { AccountForgotPasswordDocument } from './auth.generated.ts';
import { EmailField } from './email-field.tsx';
import { AuthForm, QuietWay, Said } from './form-layout.tsx';
import type { AuthViewProps } from './sign-in-form.tsx';
import { useForm } from './use-form.ts';

const rules = { email: checkEmail };

/** Request a password reset link. Renders a `<form>`. */
export function RecoveryForm({ email, step }: Omit<AuthViewProps, 'auth'>): ReactNode {
  const client = useGraphQLClient();
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm({ email }, rules, async (values) => {
    setRefused(null);
    const { accountForgotPassword } = await client.mutate(AccountForgotPasswordDocument, values, { quiet: true });
    if (accountForgotPassword.success) step({ type: 'recovery-sent', email: values.email });
    else setRefused(accountForgotPassword.message);
  });

  return (
    <AuthForm noValidate onSubmit={form.onSubmit}>
      <Said>
        <FormattedMessage id="auth.recoveryHint" />
      </Said>
      <EmailField
        value={form.values.email}
        problem={form.problems.email}
        onChange={(value) => form.change('email', value)}
        onLeave={() => form.leave('email')}
      />
      <FormFailure error={refused ?? form.failure} />
      <Button type="submit" wide busy={form.busy}>
        <FormattedMessage id="auth.sendLink" />
      </Button>
      <QuietWay type="button" onClick={() => step({ type: 'go', view: 'signin', email: form.values.email })}>
        <FormattedMessage id="auth.back" />
      </QuietWay>
    </AuthForm>
  );
}
