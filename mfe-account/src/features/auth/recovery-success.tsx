import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Said } from './form-layout.tsx';
import type { AuthViewProps } from './sign-in-form.tsx';

/** Confirms that a link was sent; the same text whether or not the address has an account. Renders a `<p>` and a button. */
export function RecoverySuccess({ email, step }: Omit<AuthViewProps, 'auth'>): ReactNode {
  return (
    <>
      <Said role="status">
        <FormattedMessage id="auth.recoverySent" values={{ email: <b>{email}</b> }} />
      </Said>
      <Button wide onClick={() => step({ type: 'go', view: 'signin' })}>
        <FormattedMessage id="auth.back" />
      </Button>
    </>
  );
}
