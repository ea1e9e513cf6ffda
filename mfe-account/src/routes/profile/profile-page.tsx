import styled from '@emotion/styled';
import { sessionAtom } from '@headstock/event-bus';
import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageList } from '#mfe-account/features/profile-nav/page-list.tsx';
import { profileGroups } from '#mfe-account/features/profile-nav/profile-links.model.ts';

const Root = styled.div`
  display: grid;
  gap: clamp(28px, 4vw, 48px);
  & > header {
    display: grid;
    gap: 6px;
  }
  & > section {
    display: grid;
    gap: 14px;
  }
`;

/** `/profile`: who is signed in, and the way to every page of the account. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { account } = useAtomValue(sessionAtom);
  return (
    <Root>
      <PageHead title={formatMessage({ id: 'profile.title' })} path="/profile" />
      <header>
        <Heading level={1} step="1">
          <FormattedMessage id="profile.greeting" values={{ name: account?.displayName ?? '' }} />
        </Heading>
        <p className="hs-mute">{account?.email}</p>
      </header>
      {profileGroups(account).map(({ key, links }) => (
        <section key={key} aria-labelledby={`profile-${key}`}>
          <Heading level={2} step="3" id={`profile-${key}`}>
            <FormattedMessage id={`profile.page.${key}`} />
          </Heading>
          <PageList links={links} />
        </section>
      ))}
    </Root>
  );
}
