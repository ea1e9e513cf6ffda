import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { focusMainContent } from '@headstock/ui/main-content';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { AccountMakeCardDefaultDocument, AccountRemoveCardDocument } from './saved-cards.generated.ts';
import type { SavedCard } from './saved-cards.model.ts';

interface Outcome {
  readonly success: boolean;
  readonly message: string | null;
}

/** What can be done to the cards of the list. */
export interface SavedCardActions {
  /** Id of the card that something is being done to. */
  readonly busy: string | null;
  readonly makeDefault: (card: SavedCard) => void;
  /** The card that is to be removed, until that is confirmed. */
  readonly doomed: SavedCard | null;
  readonly askToRemove: (card: SavedCard | null) => void;
  readonly confirmRemove: () => void;
}

/** State and actions of the saved cards. What came of them is shown as a notification. */
export function useSavedCards(): SavedCardActions {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<SavedCard | null>(null);

  /** Runs a mutation and reloads the list; of the client's own errors the visitor has been told. */
  const run = async (id: string, done: string, mutate: () => Promise<Outcome>): Promise<void> => {
    setBusy(id);
    try {
      const { success, message } = await mutate();
      const text = success ? formatMessage({ id: done }) : (message ?? formatMessage({ id: 'savedCards.failed' }));
      emit('notification/show', { message: text, tone: success ? 'positive' : 'negative' });
      // Whoever refuses knows something newer than this page: the card was removed in another tab.
      await revalidate();
    } catch {
      // Shown by the client.
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    makeDefault: ({ id }) => {
      if (busy !== null) return;
      const mutate = async () => (await client.mutate(AccountMakeCardDefaultDocument, { id })).savedCardMakeDefault;
      void run(id, 'savedCards.defaultSet', mutate);
    },
    doomed,
    askToRemove: setDoomed,
    confirmRemove: () => {
      if (!doomed || busy !== null) return;
      const { id } = doomed;
      const mutate = async () => (await client.mutate(AccountRemoveCardDocument, { id })).savedCardRemove;
      void run(id, 'savedCards.removed', mutate).then(() => {
        setDoomed(null);
        focusMainContent();
      });
    },
  };
}
