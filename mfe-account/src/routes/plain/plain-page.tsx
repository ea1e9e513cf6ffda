import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { PlainAddress } from '#mfe-account/features/plain-forms/plain-address.tsx';
import { PlainCancel } from '#mfe-account/features/plain-forms/plain-cancel.tsx';
import { PlainDetails } from '#mfe-account/features/plain-forms/plain-details.tsx';
import { PlainItem } from '#mfe-account/features/plain-forms/plain-item.tsx';
import { PlainMessage } from '#mfe-account/features/plain-forms/plain-message.tsx';
import { PlainNotifications } from '#mfe-account/features/plain-forms/plain-notifications.tsx';
import { PlainPassword } from '#mfe-account/features/plain-forms/plain-password.tsx';
import { PlainReplies } from '#mfe-account/features/plain-forms/plain-replies.tsx';
import { PlainReturn } from '#mfe-account/features/plain-forms/plain-return.tsx';
import type { PlainPage } from './plain-loader.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 720px);
  justify-content: center;
  gap: 28px;
  padding-block: clamp(32px, 6vw, 96px);
  overflow-wrap: anywhere;
`;

/** Where the form belongs to. */
const homes: Readonly<Record<PlainPage['form'], string>> = {
  details: '/profile/settings/details',
  password: '/profile/settings/security',
  notifications: '/profile/settings/notifications',
  address: '/profile/settings/addresses',
  message: '/profile/messages',
  return: '/profile/buying/purchases',
  replies: '/profile/settings/replies',
  cancel: '/profile/buying/purchases',
  item: '/shop',
};

function Form({ page }: { readonly page: PlainPage }): ReactNode {
  switch (page.form) {
    case 'details':
      return <PlainDetails {...page} />;
    case 'password':
      return <PlainPassword {...page} />;
    case 'notifications':
      return <PlainNotifications {...page} />;
    case 'address':
      return <PlainAddress {...page} />;
    case 'message':
      return <PlainMessage {...page} />;
    case 'return':
      return <PlainReturn {...page} />;
    case 'replies':
      return <PlainReplies {...page} />;
    case 'cancel':
      return <PlainCancel {...page} />;
    case 'item':
      return <PlainItem {...page} />;
  }
}

/** `/plain/{form}`: what scripts do elsewhere, by a form that is sent as it is. `id` is what it is about. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const page = useLoaderData<PlainPage>();
  const title = `plain.title.${page.form}`;
  return (
    <Root className="hs-wrap">
      <PageHead title={formatMessage({ id: title })} />
      <Heading level={1} step="2">
        <FormattedMessage id={title} />
      </Heading>
      {page.isDone && !page.refusal && (
        <Notice tone="good">
          <FormattedMessage id="plain.done" />
        </Notice>
      )}
      <Form page={page} />
      <p className="hs-small">
        <Link to={homes[page.form]}>
          <FormattedMessage id={`plain.back.${page.form}`} />
        </Link>
      </p>
    </Root>
  );
}
