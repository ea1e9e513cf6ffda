import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AccountSendEmailConfirmationDocument } from './confirm-email.generated.ts';

/** Mails whoever is signed in the link that proves the e-mail, and says so. `send` never throws. Needs `confirmEmailMessages`. */
export function useSendConfirmation(): { readonly busy: boolean; readonly send: () => Promise<void> } {
  const client = useGraphQLClient();
  const emit = useEmit();
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
  return { busy, send };
}
