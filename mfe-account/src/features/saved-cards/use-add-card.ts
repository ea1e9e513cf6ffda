import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import type { CardFrameHandle } from '@headstock/ui/card-frame';
import { useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { AccountAddCardDocument, type AccountAddCardMutationVariables } from './saved-cards.generated.ts';
import type { SavedCards } from './saved-cards.model.ts';

/** What the form of another card can do. */
export interface CardAddition {
  readonly frame: RefObject<CardFrameHandle | null>;
  readonly busy: boolean;
  /** Why the card was not saved. */
  readonly problem: string | null;
  readonly save: (makesDefault: boolean) => Promise<void>;
}

/** Has the provider keep the card that is typed. A card whose answer got lost is sent again under the same key. */
export function useAddCard({ redirect }: SavedCards['fields'], onAdded: () => void): CardAddition {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const frame = useRef<CardFrameHandle>(null);
  const unanswered = useRef<AccountAddCardMutationVariables | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (wish: AccountAddCardMutationVariables): Promise<void> => {
    unanswered.current = wish;
    const { savedCardAdd: answer } = await client.mutate(AccountAddCardDocument, wish, { quiet: true });
    unanswered.current = null;
    if (answer.nextAction?.url) {
      window.location.assign(answer.nextAction.url);
      return;
    }
    if (!answer.success && answer.code !== 'pending') {
      setProblem(answer.message ?? formatMessage({ id: 'savedCards.failed' }));
      return;
    }
    const message = answer.message ?? formatMessage({ id: 'savedCards.added' });
    emit('notification/show', { message, tone: answer.success ? 'positive' : 'negative' });
    await revalidate();
    onAdded();
  };
  const save = async (makeDefault: boolean): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const kept = unanswered.current;
      const card = redirect || kept ? null : ((await frame.current?.submit()) ?? null);
      if (!redirect && !kept && !card) return;
      await send(kept ?? { token: card?.token ?? null, makeDefault, idempotencyKey: crypto.randomUUID() });
    } catch {
      setProblem(formatMessage({ id: 'savedCards.failed' }));
    } finally {
      setBusy(false);
    }
  };
  return { frame, busy, problem, save };
}
