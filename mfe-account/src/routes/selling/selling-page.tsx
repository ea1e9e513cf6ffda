import { sessionAtom } from '@headstock/event-bus';
import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageList } from '#mfe-account/features/profile-nav/page-list.tsx';
import { profileGroups } from '#mfe-account/features/profile-nav/profile-links.model.ts';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';

/** `/profile/selling`: the way to each page of a seller. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { account } = useAtomValue(sessionAtom);
  const links = profileGroups(account).find(({ key }) => key === 'selling')?.links ?? [];
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: 'profile.page.selling' })} path="/profile/selling" />
      <Heading level={1} step="1">
        <FormattedMessage id="profile.page.selling" />
      </Heading>
      <PageList links={links} />
    </SettingsBody>
  );
}
