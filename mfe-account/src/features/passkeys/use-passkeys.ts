import { useFreshProof } from '@headstock/commerce-client/use-fresh-proof';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useIntl } from 'react-intl';
import { useAction } from '#mfe-account/features/form-failure/use-action.ts';
import { askForNewPasskey } from './ask-browser.ts';
import {
  AccountPasskeyAddDocument,
  AccountPasskeyBeginDocument,
  AccountPasskeyRemoveDocument,
  AccountPasskeyRenameDocument,
} from './passkeys.generated.ts';

/** Name of the action that adds a passkey; those on a passkey are named by its id. */
export const ADDS = 'new';

const quiet = { quiet: true };

/** Adds, renames and removes passkeys. `onChanged` runs after each that came or went. */
export function usePasskeys(onChanged: () => void) {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const proof = useFreshProof();
  const { busy, failureOf, failureBeyond, fail, forget, run } = useAction('factors.failed', proof.run);
  return {
    busy: busy !== null,
    failureOf,
    failureBeyond,
    forget,
    dialog: proof.dialog,
    /** Whether the passkey was added; where it was not, `failureOf` says why. */
    add: async (name: string): Promise<boolean> => {
      const begin = async () => (await client.mutate(AccountPasskeyBeginDocument, {}, quiet)).passkeyBegin;
      const begun = await run(ADDS, begin);
      if (!begun?.options) return false;
      const answer = await askForNewPasskey(begun.options);
      // The browser tells the same of a user who gave up and of a device that knows no finger: either way it is said what became of it.
      if (answer.kind !== 'answered') {
        const id = answer.kind === 'known' ? 'factors.passkeyKnown' : 'factors.passkeyFailed';
        fail(ADDS, formatMessage({ id }));
        return false;
      }
      const passkey = { name, response: answer.response };
      const mutate = async () => (await client.mutate(AccountPasskeyAddDocument, passkey, quiet)).passkeyAdd;
      const added = await run(ADDS, mutate, 'factors.passkeyAdded');
      if (added) onChanged();
      return added !== null;
    },
    /** Whether the passkey has the name now; where not, `failureOf` says why. */
    rename: async (id: string, name: string): Promise<boolean> => {
      const mutate = async () => (await client.mutate(AccountPasskeyRenameDocument, { id, name }, quiet)).passkeyRename;
      return (await run(id, mutate, 'factors.renamed')) !== null;
    },
    /** Whether the passkey is gone; where not, `failureOf` says why. */
    remove: async (id: string): Promise<boolean> => {
      const mutate = async () => (await client.mutate(AccountPasskeyRemoveDocument, { id }, quiet)).passkeyRemove;
      const removed = await run(id, mutate, 'factors.passkeyRemoved');
      if (removed) onChanged();
      return removed !== null;
    },
  };
}
