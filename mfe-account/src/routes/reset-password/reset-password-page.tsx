import { useEmit } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MailedLinkPage, type MailedLinkPageProps } from '#mfe-account/features/mailed-link/mailed-link-page.tsx';
import { ResetPasswordForm } from '#mfe-account/features/reset-password/reset-password-form.tsx';

function AuthButton({ view, label }: { readonly view: 'signin' | 'recovery'; readonly label: ReactNode }): ReactNode {
  const emit = useEmit();
  return <Button onClick={() => emit('auth/open', { view })}>{label}</Button>;
}

const outcomes: MailedLinkPageProps['outcomes'] = {
  done: {
    title: <FormattedMessage id="resetPassword.done" />,
    hint: <FormattedMessage id="resetPassword.doneHint" />,
    action: <AuthButton view="signin" label={<FormattedMessage id="resetPassword.login" />} />,
  },
  invalidLink: {
    title: <FormattedMessage id="resetPassword.invalidLink" />,
    hint: <FormattedMessage id="resetPassword.invalidLinkHint" />,
    action: <AuthButton view="recovery" label={<FormattedMessage id="resetPassword.newLink" />} />,
  },
};

/** `/reset-password/{code}`: the target of the link in the recovery mail. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <MailedLinkPage
      title={formatMessage({ id: 'resetPassword.title' })}
      lead={<FormattedMessage id="resetPassword.lead" />}
      form={ResetPasswordForm}
      outcomes={outcomes}
    />
  );
}
