import { Dialog } from '@headstock/ui/dialog';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReauthForm } from './reauth-form.tsx';
import type { FreshProof } from '@headstock/commerce-client/use-fresh-proof';

/** Asks who sits there before a change of the account's credentials. Renders a `<dialog>`; needs `authMessages` and `reauthMessages`. */
export function ReauthDialog({ open, onClose, onDone }: FreshProof['dialog']): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="reauth.title" />}
      greeting={<FormattedMessage id="reauth.greeting" />}
      closeLabel={formatMessage({ id: 'auth.close' })}
    >
      <ReauthForm onDone={onDone} />
    </Dialog>
  );
}
