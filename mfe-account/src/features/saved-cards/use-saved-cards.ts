import { useGraphQLClient } from '@headstock/graphql-client';
import { focusMainContent } from '@headstock/ui/main-content';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAction, type Action } from '#mfe-account/features/form-failure/use-action.ts';
import { AccountMakeCardDefaultDocument, AccountRemoveCardDocument } from './saved-cards.generated.ts';
import type { SavedCard } from './saved-cards.model.ts';

/** What can be done to the cards of the list, each named by its id. */
export interface SavedCardActions extends Pick<Action, 'busy' | 'failureOf' | 'failureBeyond'> {
  readonly makeDefault: (card: SavedCard) => void;
  /** The card that is to be removed, until it is. */
  readonly doomed: SavedCard | null;
  readonly askToRemove: (card: SavedCard | null) => void;
  readonly confirmRemove: () => void;
}

const quiet = { quiet: true };

/** State and actions of the saved cards. */
export function useSavedCards(): SavedCardActions {
  const client = useGraphQLClient();
  const { busy, failureOf, failureBeyond, forget, run } = useAction('savedCards.failed');
  const [doomed, setDoomed] = useState<SavedCard | null>(null);
  const remove = async ({ id }: SavedCard): Promise<void> => {
    const mutate = async () => (await client.mutate(AccountRemoveCardDocument, { id }, quiet)).savedCardRemove;
    if (!(await run(id, mutate, 'savedCards.removed'))) return;
    // Behind an open dialog nothing takes the focus, and the button that opened it is gone.
    flushSync(() => setDoomed(null));
    focusMainContent();
  };
  return {
    busy,
    failureOf,
    failureBeyond,
    makeDefault: ({ id }) => {
      const mutate = async () =>
        (await client.mutate(AccountMakeCardDefaultDocument, { id }, quiet)).savedCardMakeDefault;
      // Its button goes: this is the one that is offered first.
      void run(id, mutate, 'savedCards.defaultSet').then((answer) => answer && focusMainContent());
    },
    doomed,
    askToRemove: (card) => {
      forget();
      setDoomed(card);
    },
    confirmRemove: () => void (doomed && remove(doomed)),
  };
}
