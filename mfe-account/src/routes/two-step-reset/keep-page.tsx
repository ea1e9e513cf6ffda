import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { MailedLinkPage, type MailedLinkPageProps } from '#mfe-account/features/mailed-link/mailed-link-page.tsx';
import { StopResetForm } from '#mfe-account/features/two-step-reset/reset-forms.tsx';

const toSecurity = (
  <Button as={Link} to="/profile/settings/security">
    <FormattedMessage id="twoStepReset.toSecurity" />
  </Button>
);

const outcomes: MailedLinkPageProps['outcomes'] = {
  done: {
    title: <FormattedMessage id="twoStepReset.stopped" />,
    hint: <FormattedMessage id="twoStepReset.stoppedHint" />,
    action: toSecurity,
  },
  invalidLink: {
    title: <FormattedMessage id="twoStepReset.invalidLink" />,
    hint: <FormattedMessage id="twoStepReset.invalidLinkHint" />,
    action: toSecurity,
  },
};

/** `/two-step-keep/{code}`: stops a request to switch off two-step sign-in, from its mails and from the bell. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <MailedLinkPage
      title={formatMessage({ id: 'twoStepReset.keepTitle' })}
      lead={<FormattedMessage id="twoStepReset.keepLead" />}
      form={StopResetForm}
      outcomes={outcomes}
    />
  );
}
