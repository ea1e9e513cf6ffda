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
  /** Saves how its finds are told; gives why it was not saved, for `FormFailure`, or null. So do the two below. */
  readonly tell: (frequency: SavedSearch['frequency']) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
  readonly restore: () => Promise<unknown>;
}

/** The row says what its requests throw. */
const quiet = { quiet: true } as const;

/** State and actions of one row of the list. */
export function useSavedSearch(search: SavedSearch): EditedSearch {
  const client = useGraphQLClient();
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
  /** The same for a button, of which one thing is said. */
  const press = async (work: () => Promise<Answer>): Promise<unknown> => {
    const refused = await run(work);
    return refused && (refused.message ?? refused.failure);
  };
  const update = async (change: Partial<Pick<SavedSearch, 'name' | 'frequency'>>): Promise<Answer> => {
    const variables = { id: search.id, ...change };
    const { savedSearchUpdate: answer } = await client.mutate(AccountSavedSearchUpdateDocument, variables, quiet);
    if (answer.savedSearch) setNow(answer.savedSearch);
    return answer;
  };
  const { id } = search;
  return {
    ...now,
    isRemoved,
    busy,
    rename: (name) => run(() => update({ name })),
    tell: (frequency) => press(() => update({ frequency })),
    remove: async () => {
      const refused = await press(
        async () => (await client.mutate(AccountSavedSearchRemoveDocument, { id }, quiet)).savedSearchRemove,
      );
      if (refused === null) setRemoved(true);
      return refused;
    },
    restore: async () => {
      const refused = await press(
        async () => (await client.mutate(AccountSavedSearchRestoreDocument, { id }, quiet)).savedSearchRestore,
      );
      if (refused === null) setRemoved(false);
      return refused;
    },
  };
}
