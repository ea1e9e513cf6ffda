import { Button } from '@headstock/ui/button';
import { LockIcon } from '@headstock/ui/icons/lock';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { canUsePasskeys } from '#mfe-account/features/passkeys/ask-browser.ts';
import type { Auth } from './use-auth.ts';

/** Props of the button. */
export interface PasskeyButtonProps {
  readonly auth: Pick<Auth, 'byPasskey'>;
  /** Called with what a request threw, which the form says, and with null when another try begins. */
  readonly onFailure: (failure: unknown) => void;
  /** Called when the browser has closed its window, whatever came of it. */
  readonly onDone: () => void;
}

/** Signs in with a passkey. Renders a `<button>`, in browsers that know passkeys. */
export function PasskeyButton({ auth, onFailure, onDone }: PasskeyButtonProps): ReactNode {
  const [busy, setBusy] = useState(false);
  if (!canUsePasskeys()) return null;
  const signIn = async (): Promise<void> => {
    setBusy(true);
    onFailure(null);
    await auth.byPasskey().catch((error: unknown) => {
      console.error(error);
      onFailure(error);
    });
    setBusy(false);
    onDone();
  };
  return (
    <Button variant="outline" wide busy={busy} onClick={() => void signIn()}>
      <LockIcon size="small" />
      <FormattedMessage id="auth.byPasskey" />
    </Button>
  );
}
