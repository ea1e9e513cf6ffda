import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { focusMainContent } from '@headstock/ui/main-content';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useFreshProof, type FreshProof } from '@headstock/commerce-client/use-fresh-proof';
import { SessionEndDocument, SessionEndOthersDocument } from './security.generated.ts';

/** Ends sessions of the account. */
export interface SessionActions {
  /** Id of the session that is being ended, or `others`. */
  readonly busy: string | null;
  readonly end: (id: string) => void;
  readonly endOthers: () => void;
  readonly dialog: FreshProof['dialog'];
}

interface Answer {
  readonly success: boolean;
  readonly message: string | null;
  readonly code: string | null;
}

/** The actions on the list of sessions. Each asks for a fresh proof where the API wants one; refusals are shown as notifications. */
export function useSessions(): SessionActions {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const proof = useFreshProof();
  const [busy, setBusy] = useState<string | null>(null);

  const run = async (id: string, done: string, mutate: () => Promise<Answer>): Promise<void> => {
    if (busy !== null) return;
    setBusy(id);
    try {
      const answer = await proof.run(mutate);
      if (!answer) return;
      const message = answer.success
        ? formatMessage({ id: done })
        : (answer.message ?? formatMessage({ id: 'security.failed' }));
      emit('notification/show', { message, tone: answer.success ? 'positive' : 'negative' });
      await revalidate();
      focusMainContent();
    } catch {
      // Shown by the client.
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    end: (id) =>
      void run(id, 'security.sessionEnded', async () => (await client.mutate(SessionEndDocument, { id })).sessionEnd),
    endOthers: () =>
      void run(
        'others',
        'security.othersEnded',
        async () => (await client.mutate(SessionEndOthersDocument, {})).sessionEndOthers,
      ),
    dialog: proof.dialog,
  };
}
