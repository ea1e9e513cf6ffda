import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ConfirmEmailForm } from '#mfe-account/features/confirm-email/confirm-email-form.tsx';
import { NewLinkButton } from '#mfe-account/features/confirm-email/new-link-button.tsx';
import { MailedLinkPage, type MailedLinkPageProps } from '#mfe-account/features/mailed-link/mailed-link-page.tsx';

const outcomes: MailedLinkPageProps['outcomes'] = {
  done: {
    title: <FormattedMessage id="confirmEmail.done" />,
    hint: <FormattedMessage id="confirmEmail.doneHint" />,
    action: (
      <Button as={Link} to="/shop">
        <FormattedMessage id="confirmEmail.shop" />
      </Button>
    ),
  },
  invalidLink: {
    title: <FormattedMessage id="confirmEmail.invalidLink" />,
    hint: <FormattedMessage id="confirmEmail.invalidLinkHint" />,
    action: <NewLinkButton />,
  },
};

/** `/confirm-email/{code}`: the target of the link that proves an e-mail. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <MailedLinkPage
      title={formatMessage({ id: 'confirmEmail.title' })}
      lead={<FormattedMessage id="confirmEmail.lead" />}
      form={ConfirmEmailForm}
      outcomes={outcomes}
    />
  );
}
