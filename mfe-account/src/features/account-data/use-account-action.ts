import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useEmit } from '@headstock/event-bus/react';
import { type FreshProof, useFreshProof } from '@headstock/commerce-client/use-fresh-proof';

interface Answer {
  readonly success: boolean;
  readonly message: string | null;
  readonly code: string | null;
}

/** An action on the account's data that asks for a fresh proof where the API wants one. */
export interface AccountAction {
  readonly busy: boolean;
  /** Why the last try was refused. */
  readonly refused: string | null;
  /** Runs the mutation; when it took effect says `done` and loads the page anew. */
  readonly run: (mutate: () => Promise<Answer>, done: string) => void;
  readonly dialog: FreshProof['dialog'];
}

/** State of an action; render a `ReauthDialog` with `dialog`. */
export function useAccountAction(): AccountAction {
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const emit = useEmit();
  const proof = useFreshProof();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const run = async (mutate: () => Promise<Answer>, done: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    try {
      const answer = await proof.run(mutate);
      if (!answer) return;
      if (answer.success) emit('notification/show', { message: formatMessage({ id: done }), tone: 'positive' });
      else setRefused(answer.message ?? formatMessage({ id: 'accountData.failed' }));
      await revalidate();
    } catch (error) {
      // The client has shown what is wrong.
      console.error(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, run: (mutate, done) => void run(mutate, done), dialog: proof.dialog };
}
