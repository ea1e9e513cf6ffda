import { sessionAtom } from '@headstock/event-bus';
import { SectionLayout } from '@headstock/ui/section-layout';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet } from 'react-router';
import { profileGroups, type ProfileLink } from '#mfe-account/features/profile-nav/profile-links.model.ts';

const withLabel = (link: ProfileLink) => ({ ...link, label: <FormattedMessage id={`profile.page.${link.key}`} /> });

/** What all pages under `/profile` share: the navigation beside the current page. Renders a `<div>`. */
export function Component(): ReactNode {
  const { account } = useAtomValue(sessionAtom);
  const groups = profileGroups(account).map(({ key, head, links }) => ({
    key,
    ...(head ? { head: withLabel(head) } : {}),
    links: links.map(withLabel),
  }));
  return (
    <SectionLayout title={<FormattedMessage id="profile.title" />} groups={groups}>
      <Outlet />
    </SectionLayout>
  );
}
