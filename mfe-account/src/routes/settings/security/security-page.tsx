import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { PasskeySection } from '#mfe-account/features/passkeys/passkey-section.tsx';
import { OthersNotice } from '#mfe-account/features/security/others-notice.tsx';
import { PasswordForm } from '#mfe-account/features/security/password-form.tsx';
import type { AccountSecurityQuery } from '#mfe-account/features/security/security.generated.ts';
import { SessionList } from '#mfe-account/features/security/session-list.tsx';
import { ResetNotice } from '#mfe-account/features/two-step-reset/reset-notice.tsx';
import { TwoStepSection } from '#mfe-account/features/two-step/two-step-section.tsx';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';

/** `/profile/settings/security`: the password, two-step sign-in, passkeys, and where the account is signed in. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { hasPassword, sessions, twoStepSince, recoveryCodesLeft, twoStepReset, passkeys } =
    useLoaderData<AccountSecurityQuery['accountSecurity']>();
  const [changes, setChanges] = useState(0);
  /** The section in which something was changed last. */
  const [changed, setChanged] = useState<'two-step' | 'passkeys' | null>(null);
  const notice = sessions.length > 1 && <OthersNotice />;
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: 'security.title' })} path="/profile/settings/security" />
      <Heading level={1} step="1">
        <FormattedMessage id="security.title" />
      </Heading>
      {twoStepReset && <ResetNotice reset={twoStepReset} />}
      <PasswordForm key={changes} hasPassword={hasPassword} onChanged={() => setChanges(changes + 1)} />
      <TwoStepSection since={twoStepSince} codesLeft={recoveryCodesLeft} onChanged={() => setChanged('two-step')}>
        {changed === 'two-step' && notice}
      </TwoStepSection>
      <PasskeySection passkeys={passkeys} onChanged={() => setChanged('passkeys')}>
        {changed === 'passkeys' && notice}
      </PasskeySection>
      <SessionList sessions={sessions} />
    </SettingsBody>
  );
}
