import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { checkNewPassword, checkRepeated } from '#mfe-account/features/auth/auth-validation.model.ts';
import { AuthForm } from '#mfe-account/features/auth/form-layout.tsx';
import { PasswordField } from '#mfe-account/features/auth/password-field.tsx';
import { useForm } from '#mfe-account/features/auth/use-form.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { AccountResetPasswordDocument } from './reset-password.generated.ts';
import { useResetOverview } from './use-reset-overview.ts';

/** Comes with its answer, after the form. */
const OtherWaysIn = lazy(async () => ({
  default: (await import(/* webpackChunkName: "other-ways-in" */ './other-ways-in.tsx')).OtherWaysIn,
}));

/** The reasons that the form is refused for when it is sent without scripts, as its address has them, and the field of each. */
const plainProblems = new Map([
  ['password-length', 'password'],
  ['password-known', 'password'],
  ['passwords-differ', 'repeated'],
]);

const rules = { password: checkNewPassword, repeated: checkRepeated };

export interface ResetPasswordFormProps {
  /** From the recovery mail; may contain slashes. */
  readonly code: string;
  readonly onDone: () => void;
}

/** The new password, twice, and what else opens the account. Renders a `<form>` that is sent as it is where no scripts run, and never puts a password into a URL. */
export function ResetPasswordForm({ code, onDone }: ResetPasswordFormProps): ReactNode {
  const client = useGraphQLClient();
  const { locale } = useIntl();
  const [search] = useSearchParams();
  const problem = search.get('problem');
  const wrongField = plainProblems.get(problem ?? '') ?? null;
  const wrong = problem !== null && (
    <FormattedMessage id={`resetPassword.problem.${wrongField === null ? 'failed' : problem}`} />
  );
  const overview = useResetOverview(code);
  const [doomed, setDoomed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void =>
    setDoomed((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    );
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm({ password: '', repeated: '' }, rules, async ({ password }) => {
    setRefused(null);
    const { accountResetPassword } = await client.mutate(
      AccountResetPasswordDocument,
      { code, password, removePasskeys: [...doomed] },
      { quiet: true },
    );
    if (accountResetPassword.success) onDone();
    else setRefused(accountResetPassword.message);
  });
  const field = (name: 'password' | 'repeated') => ({
    name,
    kind: 'new-password' as const,
    value: form.values[name],
    problem: form.problems[name],
    // Of what is typed meanwhile it says nothing.
    error: wrongField === name && form.values[name] === '' && wrong,
    onChange: (value: string) => form.change(name, value),
    onLeave: () => form.leave(name),
  });

  return (
    <AuthForm method="post" action={`/api/session/new-password?lang=${locale}`} noValidate onSubmit={form.onSubmit}>
      {wrong && wrongField === null && <FormError>{wrong}</FormError>}
      <input type="hidden" name="code" value={code} />
      <PasswordField
        label={<FormattedMessage id="auth.password" />}
        hint={!form.problems.password && wrongField !== 'password' && <FormattedMessage id="auth.newPasswordHint" />}
        {...field('password')}
      />
      <PasswordField label={<FormattedMessage id="auth.confirmPassword" />} {...field('repeated')} />
      {overview && (
        <Suspense fallback={null}>
          <OtherWaysIn overview={overview} doomed={doomed} onToggle={toggle} />
        </Suspense>
      )}
      <FormFailure error={refused ?? form.failure} />
      <Button type="submit" wide busy={form.busy}>
        <FormattedMessage id="resetPassword.save" />
      </Button>
    </AuthForm>
  );
}
