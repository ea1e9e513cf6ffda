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

/** Why a change was not saved: in the words of the API, or what the request threw. */
export interface NotSaved {
  readonly message: string | null;
  readonly failure: unknown;
}

/** A search of the list, and what can be done with it. */
export interface EditedSearch extends Pick<SavedSearch, 'name' | 'frequency'> {
  readonly isRemoved: boolean;
  readonly busy: boolean;
  /** Saves a name; gives why it was not, or null. */
  readonly rename: (name: string) => Promise<NotSaved | null>;
  /** Saves how its finds are told; gives why it was refused, or null. */
  readonly tell: (frequency: SavedSearch['frequency']) => Promise<string | null>;
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
  const run = async (work: () => Promise<Answer>): Promise<NotSaved | null> => {
    setBusy(true);
    try {
      const { success, message } = await work();
      return success ? null : { message: message ?? formatMessage({ id: 'savedSearches.failed' }), failure: null };
    } catch (failure) {
      console.error(failure);
      return { message: null, failure };
    } finally {
      setBusy(false);
    }
  };
  // What a request throws that is not quiet is told by the client.
  const runAloud = async (work: () => Promise<Answer>): Promise<boolean> => {
    const refused = await run(work);
    if (refused?.message) emit('notification/show', { tone: 'negative', message: refused.message });
    return refused === null;
  };
  const update = async (change: Partial<Pick<SavedSearch, 'name' | 'frequency'>>, quiet: boolean): Promise<Answer> => {
    const variables = { id: search.id, ...change };
    const { savedSearchUpdate: answer } = await client.mutate(AccountSavedSearchUpdateDocument, variables, { quiet });
    if (answer.savedSearch) setNow(answer.savedSearch);
    return answer;
  };
  return {
    ...now,
    isRemoved,
    busy,
    rename: (name) => run(() => update({ name }, true)),
    tell: async (frequency) => (await run(() => update({ frequency }, false)))?.message ?? null,
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
