import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { PasswordForm } from '#mfe-account/features/security/password-form.tsx';
import type { AccountSecurityQuery } from '#mfe-account/features/security/security.generated.ts';
import { SessionList } from '#mfe-account/features/security/session-list.tsx';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';

/** `/profile/settings/security`: the password, and where the account is signed in. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { hasPassword, sessions } = useLoaderData<AccountSecurityQuery['accountSecurity']>();
  const [changes, setChanges] = useState(0);
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: 'security.title' })} path="/profile/settings/security" />
      <Heading level={1} step="1">
        <FormattedMessage id="security.title" />
      </Heading>
      <PasswordForm key={changes} hasPassword={hasPassword} onChanged={() => setChanges(changes + 1)} />
      <SessionList sessions={sessions} />
    </SettingsBody>
  );
}
