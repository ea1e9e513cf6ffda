import { useEmit } from '@headstock/event-bus/react';
import { GraphQLError, TransportError } from '@headstock/graphql-client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import type { ReturnAnswerFragment } from './returns.generated.ts';

/** What the API refuses, and at which field; null for the whole. */
export interface ReturnRefusal {
  readonly field: ReturnAnswerFragment['field'];
  readonly message: string;
}

/**
 * Sends one step of a return, says that it took effect, and loads the page again; `answer` gives whether it did. A refused field takes
 * the focus. `failure` is what the last request threw: send with `quiet` where it is shown.
 */
export function useReturnAnswer() {
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReturnRefusal | null>(null);
  const [failure, setFailure] = useState<GraphQLError | TransportError | null>(null);
  const refuse = (field: ReturnRefusal['field'], message: string): void => {
    setRefusal({ field, message });
    if (field !== null) requestAnimationFrame(() => document.getElementsByName(field)[0]?.focus());
  };
  const answer = async (
    send: () => Promise<{ readonly answer: ReturnAnswerFragment }>,
    done: string,
  ): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setRefusal(null);
    setFailure(null);
    try {
      const { success, message, field } = (await send()).answer;
      if (success) emit('notification/show', { message: done, tone: 'positive' });
      else refuse(field, message ?? formatMessage({ id: 'returns.failed' }));
      // A refusal of the whole says that the return is not what the page shows.
      if (success || field === null) await revalidate();
      return success;
    } catch (error) {
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const errorAt = (field: NonNullable<ReturnRefusal['field']>): string | undefined =>
    refusal?.field === field ? refusal.message : undefined;
  return { busy, refusal, failure, refuse, errorAt, answer };
}
