import { useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAction } from '#mfe-account/features/two-step/use-action.ts';
import { askForNewPasskey } from './ask-browser.ts';
import {
  AccountPasskeyAddDocument,
  AccountPasskeyBeginDocument,
  AccountPasskeyRemoveDocument,
  AccountPasskeyRenameDocument,
} from './passkeys.generated.ts';

/** Adds, renames and removes passkeys. `onChanged` runs after each that came or went. */
export function usePasskeys(onChanged: () => void) {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const action = useAction();
  const [refused, setRefused] = useState<string | null>(null);
  return {
    refused,
    busy: action.busy,
    dialog: action.dialog,
    forgetRefusal: () => setRefused(null),
    /** Whether the passkey was added; where it was not, `refused` says why, unless the user gave up. */
    add: async (name: string): Promise<boolean> => {
      setRefused(null);
      const onRefused = setRefused;
      const begun = await action.run(async () => (await client.mutate(AccountPasskeyBeginDocument, {})).passkeyBegin, {
        onRefused,
      });
      if (!begun?.options) return false;
      const answer = await askForNewPasskey(begun.options);
      if (answer.kind === 'cancelled') return false;
      if (answer.kind !== 'answered') {
        const id = answer.kind === 'known' ? 'factors.passkeyKnown' : 'factors.passkeyFailed';
        setRefused(formatMessage({ id }));
        return false;
      }
      const { response } = answer;
      const mutate = async () => (await client.mutate(AccountPasskeyAddDocument, { name, response })).passkeyAdd;
      const added = await action.run(mutate, { done: 'factors.passkeyAdded', onRefused });
      if (added) onChanged();
      return added !== null;
    },
    /** Whether the passkey has the name now; where not, `refused` says why. */
    rename: async (id: string, name: string): Promise<boolean> => {
      setRefused(null);
      const mutate = async () => (await client.mutate(AccountPasskeyRenameDocument, { id, name })).passkeyRename;
      return (await action.run(mutate, { done: 'factors.renamed', onRefused: setRefused })) !== null;
    },
    remove: async (id: string): Promise<void> => {
      const mutate = async () => (await client.mutate(AccountPasskeyRemoveDocument, { id })).passkeyRemove;
      if (await action.run(mutate, { done: 'factors.passkeyRemoved' })) onChanged();
    },
  };
}
