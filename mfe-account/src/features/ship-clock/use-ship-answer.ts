import { useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { MessagesShipDelayAnswerDocument } from '#mfe-account/features/messages/messages.generated.ts';

/** Answers what a seller has asked, and says what came of it. */
export interface ShipAnswer {
  readonly busy: boolean;
  /** Why nothing came of the last answer; null where nothing is wrong. */
  readonly failure: unknown;
  readonly answer: (id: string, agrees: boolean) => Promise<void>;
}

/** Sends the buyer's answer; `onChanged` is told when it stands, and when something else does meanwhile. */
export function useShipAnswer(onChanged: () => void): ShipAnswer {
  const client = useGraphQLClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  return {
    busy,
    failure,
    async answer(id, agrees) {
      if (busy) return;
      setBusy(true);
      setFailure(null);
      try {
        const { answer } = await client.mutate(MessagesShipDelayAnswerDocument, { id, agrees }, { quiet: true });
        if (!answer.success) setFailure(answer.message);
        onChanged();
      } catch (error) {
        console.error(error);
        setFailure(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
