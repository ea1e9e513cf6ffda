import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { MailedLinkPage, type MailedLinkPageProps } from '#mfe-account/features/mailed-link/mailed-link-page.tsx';
import { ConfirmResetForm } from '#mfe-account/features/two-step-reset/reset-forms.tsx';

const toShop = (
  <Button as={Link} to="/shop">
    <FormattedMessage id="twoStepReset.shop" />
  </Button>
);

const outcomes: MailedLinkPageProps['outcomes'] = {
  done: {
    title: <FormattedMessage id="twoStepReset.asked" />,
    hint: <FormattedMessage id="twoStepReset.askedHint" />,
    action: toShop,
  },
  invalidLink: {
    title: <FormattedMessage id="twoStepReset.invalidLink" />,
    hint: <FormattedMessage id="twoStepReset.invalidLinkHint" />,
    action: toShop,
  },
};

/** `/two-step-reset/{code}`: the target of the link with which somebody who lost phone and recovery codes asks for help. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <MailedLinkPage
      title={formatMessage({ id: 'twoStepReset.title' })}
      lead={<FormattedMessage id="twoStepReset.lead" />}
      form={ConfirmResetForm}
      outcomes={outcomes}
    />
  );
}
