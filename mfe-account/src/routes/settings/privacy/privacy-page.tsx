import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { AccountPrivacy } from '#mfe-account/features/account-data/account-data.model.ts';
import { DeletionSection } from '#mfe-account/features/account-data/deletion-section.tsx';
import { ExportSection } from '#mfe-account/features/account-data/export-section.tsx';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';

/** `/profile/settings/privacy`: a copy of what the shop keeps of the account, and its end. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const privacy = useLoaderData<AccountPrivacy>();
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: 'accountData.title' })} path="/profile/settings/privacy" />
      <Heading level={1} step="1">
        <FormattedMessage id="accountData.title" />
      </Heading>
      <ExportSection copy={privacy.export} />
      <DeletionSection {...privacy} />
    </SettingsBody>
  );
}
