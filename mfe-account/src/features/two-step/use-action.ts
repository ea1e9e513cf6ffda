import { useEmit } from '@headstock/event-bus/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useFreshProof, type FreshProof } from '@headstock/commerce-client/use-fresh-proof';

interface Answer {
  readonly success: boolean;
  readonly message: string | null;
  readonly code: string | null;
}

/** Runs mutations one at a time, and asks for a fresh proof where the API wants one. */
export interface Action {
  readonly busy: boolean;
  /**
   * Gives the answer of a mutation that took effect, after reading the page's data anew; null when the user gave up or it
   * was refused, which `onRefused` tells, by a notification unless it is given.
   */
  readonly run: <Result extends Answer>(
    mutate: () => Promise<Result>,
    options?: { readonly done?: string; readonly onRefused?: (message: string) => void },
  ) => Promise<Result | null>;
  /** Props of the `ReauthDialog` to render. */
  readonly dialog: FreshProof['dialog'];
}

/** The actions of a section of the security page. `done` of a run is the id of the message that tells of it. */
export function useAction(): Action {
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const proof = useFreshProof();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    dialog: proof.dialog,
    run: async (mutate, { done, onRefused } = {}) => {
      if (busy) return null;
      setBusy(true);
      try {
        const answer = await proof.run(mutate);
        if (!answer) return null;
        const tell = (message: string, tone: 'positive' | 'negative'): void =>
          emit('notification/show', { message, tone });
        if (!answer.success) {
          const message = answer.message ?? formatMessage({ id: 'factors.failed' });
          if (onRefused) onRefused(message);
          else tell(message, 'negative');
          return null;
        }
        if (done !== undefined) tell(formatMessage({ id: done }), 'positive');
        await revalidate();
        return answer;
      } catch {
        // Shown by the client.
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
