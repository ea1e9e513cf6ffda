import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Said } from './form-layout.tsx';
import type { AuthViewProps } from './sign-in-form.tsx';

/** Says that a link is on its way, whether or not the address has an account. Renders a `<p>` and a button. */
export function RecoverySuccess({ email, step }: Omit<AuthViewProps, 'auth'>): ReactNode {
  return (
    <>
      <Said role="status">
        <FormattedMessage id="auth.recovery-sent" values={{ email: <b>{email}</b> }} />
      </Said>
      <Button wide onClick={() => step({ type: 'go', view: 'signin' })}>
        <FormattedMessage id="auth.back" />
      </Button>
    </>
  );
}
