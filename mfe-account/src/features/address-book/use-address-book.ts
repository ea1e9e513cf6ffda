import { AddressSetDefaultDocument } from '@headstock/commerce-client/address-documents';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { focusMainContent } from '@headstock/ui/main-content';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { DeleteAddressDocument } from './address-book.generated.ts';
import type { AddressBook, BookAddress } from './address-book.model.ts';

interface Outcome {
  readonly success: boolean;
  readonly message: string | null;
}

/** What can be done to the addresses of the list. */
export interface AddressBookActions {
  /** Id of the address that something is being done to. */
  readonly busy: string | null;
  readonly makeDefault: (address: BookAddress) => void;
  /** The address that is to be deleted, until that is confirmed. */
  readonly doomed: BookAddress | null;
  readonly askToDelete: (address: BookAddress | null) => void;
  readonly confirmDelete: () => void;
}

/** State and actions of the address book. Refusals are shown as notifications. */
export function useAddressBook({ owner }: AddressBook): AddressBookActions {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<BookAddress | null>(null);
  const accountId = owner?.id ?? null;

  /** Runs a mutation and reloads the list; of the client's own errors the visitor has been told. */
  const run = async (id: string, done: string, mutate: () => Promise<Outcome>): Promise<void> => {
    setBusy(id);
    try {
      const { success, message } = await mutate();
      const text = success ? formatMessage({ id: done }) : (message ?? formatMessage({ id: 'addressBook.failed' }));
      emit('notification/show', { message: text, tone: success ? 'positive' : 'negative' });
      // Whoever refuses knows something newer than this page.
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
      void run(
        id,
        'addressBook.defaultSet',
        async () => (await client.mutate(AddressSetDefaultDocument, { id, accountId })).addressSetDefault,
      );
    },
    doomed,
    askToDelete: setDoomed,
    confirmDelete: () => {
      if (!doomed || busy !== null) return;
      const { id } = doomed;
      void run(
        id,
        'addressBook.deleted',
        async () => (await client.mutate(DeleteAddressDocument, { id, accountId })).addressDelete,
      ).then(() => {
        setDoomed(null);
        focusMainContent();
      });
    },
  };
}
