import { useEmit } from '@headstock/event-bus/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** What every mutation answers. */
export interface Answer {
  readonly success: boolean;
  readonly message: string | null;
  readonly code?: string | null;
}

/** Why a mutation did nothing; `code` is stable. */
export interface Refusal {
  readonly code: string | null;
  readonly message: string;
}

/**
 * Runs a mutation, one at a time: its refusal stays until the next run, and what the API did not answer the client has told already. `run` gives
 * the answer when it took effect, else null; `said` is the message of a notification.
 */
export function useMutationRun() {
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const run = async <Given extends Answer>(work: () => Promise<Given>, said?: string): Promise<Given | null> => {
    if (busy) return null;
    setBusy(true);
    setRefusal(null);
    try {
      const answer = await work();
      if (!answer.success) {
        setRefusal({ code: answer.code ?? null, message: answer.message ?? formatMessage({ id: 'money.failed' }) });
        return null;
      }
      if (said !== undefined) emit('notification/show', { message: formatMessage({ id: said }), tone: 'positive' });
      return answer;
    } catch (error) {
      // The client has told the user; what was typed stays.
      console.error(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, setRefusal, run };
}
