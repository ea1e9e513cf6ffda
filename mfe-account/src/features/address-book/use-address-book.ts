import { AddressSetDefaultDocument } from '@headstock/commerce-client/address-documents';
import { useGraphQLClient } from '@headstock/graphql-client';
import { focusMainContent } from '@headstock/ui/main-content';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAction, type Action } from '#mfe-account/features/form-failure/use-action.ts';
import { DeleteAddressDocument } from './address-book.generated.ts';
import type { AddressBook, BookAddress } from './address-book.model.ts';

/** What can be done to the addresses of the list, each named by its id. */
export interface AddressBookActions extends Pick<Action, 'busy' | 'failureOf' | 'failureBeyond'> {
  readonly makeDefault: (address: BookAddress) => void;
  /** The address that is to be deleted, until it is. */
  readonly doomed: BookAddress | null;
  readonly askToDelete: (address: BookAddress | null) => void;
  readonly confirmDelete: () => void;
}

const quiet = { quiet: true };

/** State and actions of the address book. */
export function useAddressBook({ owner }: AddressBook): AddressBookActions {
  const client = useGraphQLClient();
  const { busy, failureOf, failureBeyond, forget, run } = useAction('addressBook.failed');
  const [doomed, setDoomed] = useState<BookAddress | null>(null);
  const accountId = owner?.id ?? null;
  const remove = async ({ id }: BookAddress): Promise<void> => {
    const mutate = async () => (await client.mutate(DeleteAddressDocument, { id, accountId }, quiet)).addressDelete;
    if (!(await run(id, mutate, 'addressBook.deleted'))) return;
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
        (await client.mutate(AddressSetDefaultDocument, { id, accountId }, quiet)).addressSetDefault;
      // Its button goes: this is the default address.
      void run(id, mutate, 'addressBook.defaultSet').then((answer) => answer && focusMainContent());
    },
    doomed,
    askToDelete: (address) => {
      forget();
      setDoomed(address);
    },
    confirmDelete: () => void (doomed && remove(doomed)),
  };
}
