import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { checkNewPassword, checkRepeated, checkText } from '#mfe-account/features/auth/auth-validation.model.ts';
import { PasswordField } from '#mfe-account/features/auth/password-field.tsx';
import { useForm } from '#mfe-account/features/auth/use-form.ts';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { UnsavedGuard } from '#mfe-account/features/leave-guard/unsaved-guard.tsx';
import { useUnsaved } from '#mfe-account/features/leave-guard/use-unsaved.ts';
import { ReauthDialog } from '#mfe-account/features/reauthenticate/reauth-dialog.tsx';
import { useFreshProof } from '@headstock/commerce-client/use-fresh-proof';
import { AccountChangePasswordDocument } from './security.generated.ts';

const fresh = { current: '', password: '', repeated: '' };
const rules = { password: checkNewPassword, repeated: checkRepeated };
const rulesWithCurrent = { ...rules, current: checkText };

/** Props of the password's form. */
export interface PasswordFormProps {
  /** False: the account signs in by code, and gets its first password here. */
  readonly hasPassword: boolean;
  /** Called after the change, for a form that is empty again. */
  readonly onChanged: () => void;
}

/** Changes the password, which ends all other sessions; asks before it is left with a word in it. Renders a `<section>`. */
export function PasswordForm({ hasPassword, onChanged }: PasswordFormProps): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const proof = useFreshProof();
  const [refused, setRefused] = useState<string | null>(null);
  const send = async (typed: typeof fresh): Promise<void> => {
    setRefused(null);
    const passwords = { currentPassword: typed.current, newPassword: typed.password };
    const change = async () =>
      (await client.mutate(AccountChangePasswordDocument, { passwords }, { quiet: true })).accountChangePassword;
    const answer = await proof.run(change);
    if (answer?.success) {
      isChanged(typed);
      await revalidate();
      onChanged();
    } else if (answer) setRefused(answer.message ?? formatMessage({ id: 'security.failed' }));
  };
  const form = useForm(fresh, hasPassword ? rulesWithCurrent : rules, send);
  const unsaved = useUnsaved(form.values);
  function isChanged(typed: typeof fresh): void {
    unsaved.settle(typed);
    emit('notification/show', { message: formatMessage({ id: 'security.passwordChanged' }), tone: 'positive' });
  }
  const field = (name: 'current' | 'password' | 'repeated') => ({
    name,
    kind: name === 'current' ? ('current-password' as const) : ('new-password' as const),
    value: form.values[name],
    problem: form.problems[name],
    onChange: (value: string) => form.change(name, value),
    onLeave: () => form.leave(name),
  });
  return (
    <section aria-labelledby="security-password">
      <SettingsForm method="post" noValidate onSubmit={form.onSubmit}>
        <Heading level={2} step="3" id="security-password">
          <FormattedMessage id={hasPassword ? 'security.password' : 'security.firstPassword'} />
        </Heading>
        {hasPassword && (
          <PasswordField label={<FormattedMessage id="security.currentPassword" />} {...field('current')} />
        )}
        <PasswordField
          label={<FormattedMessage id="security.newPassword" />}
          hint={!form.problems.password && <FormattedMessage id="auth.newPasswordHint" />}
          {...field('password')}
        />
        <PasswordField label={<FormattedMessage id="auth.confirmPassword" />} {...field('repeated')} />
        <p className="hs-small hs-mute">
          <FormattedMessage id="security.passwordEnds" />
        </p>
        {refused !== null && <FormError alert>{refused}</FormError>}
        <FormFailure error={form.failure} />
        <UnsavedGuard unsaved={unsaved} />
        <div>
          <Button type="submit" busy={form.busy}>
            <FormattedMessage id="security.changePassword" />
          </Button>
        </div>
      </SettingsForm>
      <ReauthDialog {...proof.dialog} />
    </section>
  );
}
