import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { PlainAccountForm, PlainField } from './plain-account-form.tsx';
import type { PlainRefusal } from './plain-forms.model.ts';

/** Props of the form. */
export interface PlainPasswordProps {
  readonly hasPassword: boolean;
  readonly refusal: PlainRefusal;
}

/** The password, as it is and twice as it is to be. */
export function PlainPassword({ hasPassword, refusal }: PlainPasswordProps): ReactNode {
  const action = <FormattedMessage id="security.changePassword" />;
  return (
    <PlainAccountForm form="password" refusal={refusal} action={action}>
      {refusal?.code === 'reauthentication-required' && (
        <p>
          <Link to="/sign-in">
            <FormattedMessage id="plain.signInAgain" />
          </Link>
        </p>
      )}
      {hasPassword && (
        <PlainField
          name="current"
          refusal={refusal}
          label={<FormattedMessage id="security.currentPassword" />}
          required
        >
          <TextInput type="password" name="current" maxLength={200} autoComplete="current-password" />
        </PlainField>
      )}
      <PlainField
        name="password"
        refusal={refusal}
        label={<FormattedMessage id="security.newPassword" />}
        hint={<FormattedMessage id="auth.newPasswordHint" />}
        required
      >
        <TextInput type="password" name="password" maxLength={128} autoComplete="new-password" />
      </PlainField>
      <PlainField name="repeated" refusal={refusal} label={<FormattedMessage id="auth.confirmPassword" />} required>
        <TextInput type="password" name="repeated" maxLength={128} autoComplete="new-password" />
      </PlainField>
      <p className="hs-small hs-mute">
        <FormattedMessage id="security.passwordEnds" />
      </p>
    </PlainAccountForm>
  );
}
