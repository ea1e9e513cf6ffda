import { sessionAtom } from '@headstock/event-bus';
import { SectionLayout } from '@headstock/ui/section-layout';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLoaderData } from 'react-router';
import { DeletionBanner } from '#mfe-account/features/account-data/deletion-banner.tsx';
import { profileGroups, type ProfileLink } from '#mfe-account/features/profile-nav/profile-links.model.ts';
import { ScriptlessNote } from './scriptless-note.tsx';
import type { ProfileView } from './profile-loader.ts';

const withLabel = (link: ProfileLink) => ({ ...link, label: <FormattedMessage id={`profile.page.${link.key}`} /> });

/** What all pages under `/profile` share: the navigation beside the current page. Renders a `<div>`. */
export function Component(): ReactNode {
  const { account } = useAtomValue(sessionAtom);
  const { deletion } = useLoaderData<ProfileView>();
  const groups = profileGroups(account).map(({ key, head, links }) => ({
    key,
    ...(head ? { head: withLabel(head) } : {}),
    links: links.map(withLabel),
  }));
  return (
    <SectionLayout title={<FormattedMessage id="profile.title" />} groups={groups}>
      <DeletionBanner deletion={deletion} />
      <ScriptlessNote />
      <Outlet />
    </SectionLayout>
  );
}
