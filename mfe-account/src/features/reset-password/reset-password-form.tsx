import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { checkNewPassword, checkRepeated } from '#mfe-account/features/auth/auth-validation.model.ts';
import { AuthForm } from '#mfe-account/features/auth/form-layout.tsx';
import { PasswordField } from '#mfe-account/features/auth/password-field.tsx';
import { useForm } from '#mfe-account/features/auth/use-form.ts';
import { AccountResetPasswordDocument } from './reset-password.generated.ts';
import { useResetOverview } from './use-reset-overview.ts';

/** Comes with its answer, after the form. */
const OtherWaysIn = lazy(async () => ({
  default: (await import(/* webpackChunkName: "other-ways-in" */ './other-ways-in.tsx')).OtherWaysIn,
}));

const rules = { password: checkNewPassword, repeated: checkRepeated };

export interface ResetPasswordFormProps {
  /** From the recovery mail; may contain slashes. */
  readonly code: string;
  readonly onDone: () => void;
}

/** The new password, twice, and what else opens the account. Renders a `<form>` that never puts a password into a URL, even without JavaScript. */
export function ResetPasswordForm({ code, onDone }: ResetPasswordFormProps): ReactNode {
  const client = useGraphQLClient();
  const overview = useResetOverview(code);
  const [doomed, setDoomed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void =>
    setDoomed((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    );
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm({ password: '', repeated: '' }, rules, async ({ password }) => {
    setRefused(null);
    const { accountResetPassword } = await client.mutate(AccountResetPasswordDocument, {
      code,
      password,
      removePasskeys: [...doomed],
    });
    if (accountResetPassword.success) onDone();
    else setRefused(accountResetPassword.message);
  });
  const field = (name: 'password' | 'repeated') => ({
    name,
    kind: 'new-password' as const,
    value: form.values[name],
    problem: form.problems[name],
    onChange: (value: string) => form.change(name, value),
    onLeave: () => form.leave(name),
  });

  return (
    <AuthForm method="post" noValidate onSubmit={form.onSubmit}>
      <PasswordField
        label={<FormattedMessage id="auth.password" />}
        hint={!form.problems.password && <FormattedMessage id="auth.newPasswordHint" />}
        {...field('password')}
      />
      <PasswordField label={<FormattedMessage id="auth.confirmPassword" />} {...field('repeated')} />
      {overview && (
        <Suspense fallback={null}>
          <OtherWaysIn overview={overview} doomed={doomed} onToggle={toggle} />
        </Suspense>
      )}
      {refused !== null && <FormError alert>{refused}</FormError>}
      <Button type="submit" wide busy={form.busy}>
        <FormattedMessage id="resetPassword.save" />
      </Button>
    </AuthForm>
  );
}
