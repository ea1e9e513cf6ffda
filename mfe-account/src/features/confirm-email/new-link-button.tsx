import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { useStore } from 'jotai';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountSendEmailConfirmationDocument } from './confirm-email.generated.ts';

/** Has a new link sent to whoever is signed in; anybody else signs in first. */
export function NewLinkButton(): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const store = useStore();
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);

  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const { accountSendEmailConfirmation: sent } = await client.mutate(AccountSendEmailConfirmationDocument, {});
      const message = sent.message ?? formatMessage({ id: 'confirmEmail.newLinkSent' });
      emit('notification/show', { message, tone: sent.success ? 'positive' : 'negative' });
    } catch (error) {
      // The client has shown what is wrong.
      console.error(error);
    } finally {
      setBusy(false);
    }
  };
  const onClick = (): void => {
    if (store.get(sessionAtom).account) void send();
    else emit('auth/open', { view: 'signin', onSignedIn: () => void send() });
  };

  return (
    <Button variant="outline" wide busy={busy} onClick={onClick}>
      <FormattedMessage id="confirmEmail.newLink" />
    </Button>
  );
}
