import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSendConfirmation } from './use-send-confirmation.ts';

/** Has a new link sent to whoever is signed in; anybody else signs in first. `inNotice`: as small as its text. */
export function NewLinkButton({ inNotice = false }: { readonly inNotice?: boolean }): ReactNode {
  const emit = useEmit();
  const store = useStore();
  const { busy, send } = useSendConfirmation();
  const onClick = (): void => {
    if (store.get(sessionAtom).account) void send();
    else emit('auth/open', { view: 'signin', onSignedIn: () => void send() });
  };

  return (
    <Button variant="outline" {...(inNotice ? { size: 'small' } : { wide: true })} busy={busy} onClick={onClick}>
      <FormattedMessage id="confirmEmail.newLink" />
    </Button>
  );
}
