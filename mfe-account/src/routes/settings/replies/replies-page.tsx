import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { UnsavedForms } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { AwayForm } from '#mfe-account/features/replies/away-form.tsx';
import { ReplyList } from '#mfe-account/features/replies/reply-list.tsx';
import type { AccountRepliesQuery } from '#mfe-account/features/replies/replies.generated.ts';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';

/** `/profile/settings/replies`: texts to answer with, and what is answered while the viewer is away. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { savedReplies, awayReply } = useLoaderData<AccountRepliesQuery>();
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: 'replies.title' })} path="/profile/settings/replies" />
      <Heading level={1} step="1">
        <FormattedMessage id="replies.title" />
      </Heading>
      <UnsavedForms>
        <ReplyList replies={savedReplies} />
        <AwayForm key={awayReply?.until ?? ''} away={awayReply} />
      </UnsavedForms>
    </SettingsBody>
  );
}
