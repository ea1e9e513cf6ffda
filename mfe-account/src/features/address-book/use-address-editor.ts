import { CreateAddressDocument, UpdateAddressDocument } from '@headstock/commerce-client/address-documents';
import { emptyAddressForm, withAddress, type AddressForm } from '@headstock/commerce-client/address-form';
import { fieldsRequired, hasMissing, problemsOf, type AddressInput } from '@headstock/commerce-client/address-format';
import { useAddressFields } from '@headstock/commerce-client/use-address-fields';
import { useAddressForm, type SendOutcome } from '@headstock/commerce-client/use-address-form';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { bookPath, type BookAddress, type BookOwner } from './address-book.model.ts';

/** Focuses the first of the given fields, after the errors are shown. */
function focusFirst(fields: readonly string[]): void {
  requestAnimationFrame(() => document.getElementById(`address-${fields[0]}`)?.focus());
}

/** An address while it is typed: `fields` are the props of `AddressFields`. Goes back to the book when it is saved. */
export function useAddressEditor(address: BookAddress | null, owner: BookOwner | null) {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [form, setForm] = useState<AddressForm>(() =>
    address ? withAddress(emptyAddressForm, address) : emptyAddressForm,
  );
  const [busy, setBusy] = useState(false);
  const accountId = owner?.id ?? null;
  const tell = (message: string, tone: 'positive' | 'negative'): void => emit('notification/show', { message, tone });

  const mutate = async (input: AddressInput) =>
    address
      ? (await client.mutate(UpdateAddressDocument, { id: address.id, address: input, accountId })).addressUpdate
      : (await client.mutate(CreateAddressDocument, { address: input, accountId })).addressCreate;
  const send = async (input: AddressInput): Promise<SendOutcome> => {
    try {
      const { success, message, issues } = await mutate(input);
      if (!success && issues.length === 0) tell(message ?? formatMessage({ id: 'addressBook.failed' }), 'negative');
      return { saved: success, issues };
    } catch {
      // Shown by the client; what was typed stays.
      return { saved: false, issues: [] };
    }
  };
  const { problems, submit } = useAddressForm(form, send);
  const save = async (keepAsTyped = false): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const wrong = await submit(keepAsTyped);
    setBusy(false);
    if (wrong === null) {
      tell(formatMessage({ id: 'addressBook.saved' }), 'positive');
      await navigate(bookPath(owner));
      return;
    }
    if (hasMissing(form, problemsOf(form))) tell(formatMessage({ id: fieldsRequired }), 'negative');
    focusFirst(wrong);
  };
  const change = (fields: Partial<AddressForm>): void => setForm((before) => ({ ...before, ...fields }));
  return { fields: useAddressFields(form, change, problems), busy, save };
}
