import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SavedSearch } from './saved-search.model.ts';
import {
  AccountSavedSearchRemoveDocument,
  AccountSavedSearchRestoreDocument,
  AccountSavedSearchUpdateDocument,
} from './saved-searches.generated.ts';

/** A search of the list, and what can be done with it. */
export interface EditedSearch extends Pick<SavedSearch, 'name' | 'frequency'> {
  readonly isRemoved: boolean;
  readonly busy: boolean;
  /** Saves a change; gives why it was refused, or null. */
  readonly update: (change: Partial<Pick<SavedSearch, 'name' | 'frequency'>>) => Promise<string | null>;
  readonly remove: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

/** State and actions of one row of the list. */
export function useSavedSearch(search: SavedSearch): EditedSearch {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const [now, setNow] = useState<Pick<SavedSearch, 'name' | 'frequency'>>(search);
  const [isRemoved, setRemoved] = useState(false);
  const [busy, setBusy] = useState(false);

  type Answer = { readonly success: boolean; readonly message: string | null };
  const run = async (work: () => Promise<Answer>): Promise<string | null> => {
    setBusy(true);
    try {
      const answer = await work();
      return answer.success ? null : (answer.message ?? formatMessage({ id: 'savedSearches.failed' }));
    } catch (error) {
      console.error(error);
      return formatMessage({ id: 'savedSearches.failed' });
    } finally {
      setBusy(false);
    }
  };
  const runAloud = async (work: () => Promise<Answer>): Promise<boolean> => {
    const refused = await run(work);
    if (refused !== null) emit('notification/show', { tone: 'negative', message: refused });
    return refused === null;
  };
  return {
    ...now,
    isRemoved,
    busy,
    update: (change) =>
      run(async () => {
        const { savedSearchUpdate: answer } = await client.mutate(AccountSavedSearchUpdateDocument, {
          id: search.id,
          ...change,
        });
        if (answer.savedSearch) setNow(answer.savedSearch);
        return answer;
      }),
    remove: async () => {
      const done = await runAloud(
        async () => (await client.mutate(AccountSavedSearchRemoveDocument, { id: search.id })).savedSearchRemove,
      );
      if (done) setRemoved(true);
    },
    restore: async () => {
      const done = await runAloud(
        async () => (await client.mutate(AccountSavedSearchRestoreDocument, { id: search.id })).savedSearchRestore,
      );
      if (done) setRemoved(false);
    },
  };
}
