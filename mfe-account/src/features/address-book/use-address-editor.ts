import {
  CreateAddressDocument,
  UpdateAddressDocument,
  type UpdateAddressMutation,
} from '@headstock/commerce-client/address-documents';
import {
  emptyAddressForm,
  withAddress,
  type AddressForm,
  type KnownAddress,
} from '@headstock/commerce-client/address-form';
import {
  fieldsRequired,
  hasMissing,
  problemsOf,
  toAddressInput,
  type AddressInput,
} from '@headstock/commerce-client/address-format';
import { useAddressFields } from '@headstock/commerce-client/use-address-fields';
import { useAddressForm, type SendOutcome } from '@headstock/commerce-client/use-address-form';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useUnsaved } from '#mfe-account/features/leave-guard/use-unsaved.ts';
import { bookPath, type BookAddress, type BookOwner } from './address-book.model.ts';

/** Focuses the first of the given fields, after the errors are shown. */
function focusFirst(fields: readonly string[]): void {
  requestAnimationFrame(() => document.getElementById(`address-${fields[0]}`)?.focus());
}

/** The address as another window has left it: what it wrote, or null where it was deleted. */
export interface AddressConflict {
  readonly theirs: StoredAddress | null;
}

type StoredAddress = NonNullable<UpdateAddressMutation['addressUpdate']['address']>;

const quiet = { quiet: true } as const;

const formOf = (address: KnownAddress | null): AddressForm =>
  address ? withAddress(emptyAddressForm, address) : emptyAddressForm;
const isSame = (some: AddressForm, others: AddressForm): boolean =>
  JSON.stringify(toAddressInput(some, false)) === JSON.stringify(toAddressInput(others, false));

/**
 * An address while it is typed: `fields` are the props of `AddressFields`. Goes back to the book when it is saved. `failure` is
 * what the last request threw. With a `conflict`, `keepMine` has the next save write over it, `takeTheirs` fills the form with it.
 */
export function useAddressEditor(address: BookAddress | null, owner: BookOwner | null) {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [form, setForm] = useState<AddressForm>(() => formOf(address));
  const unsaved = useUnsaved(form);
  // What the form was filled from, whatever the page has loaded since; null adds an address.
  const seen = useRef(address && { id: address.id, version: address.version });
  const [conflict, setConflict] = useState<AddressConflict | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const accountId = owner?.id ?? null;
  const tell = (message: string, tone: 'positive' | 'negative'): void => emit('notification/show', { message, tone });

  const create = async (input: AddressInput) =>
    (await client.mutate(CreateAddressDocument, { address: input, accountId }, quiet)).addressCreate;
  /** True when another window has left the very same; else false, and the conflict is shown. */
  const meet = (theirs: StoredAddress | null): boolean => {
    seen.current = theirs && { id: theirs.id, version: theirs.version };
    if (theirs && isSame(form, formOf(theirs))) return true;
    setConflict({ theirs });
    return false;
  };
  const update = async (input: AddressInput, known: { readonly id: string; readonly version: number }) => {
    const variables = { ...known, address: input, accountId };
    const { addressUpdate: answer } = await client.mutate(UpdateAddressDocument, variables, quiet);
    const isApart = answer.code === 'conflict' || answer.code === 'not-found';
    return isApart ? { ...answer, success: meet(answer.address), isShown: true } : answer;
  };
  const send = async (input: AddressInput): Promise<SendOutcome> => {
    setConflict(null);
    setFailure(null);
    try {
      const answer = seen.current ? await update(input, seen.current) : await create(input);
      const { success, message, issues } = answer;
      if ('isShown' in answer) return { saved: success, issues: [] };
      if (!success && issues.length === 0) tell(message ?? formatMessage({ id: 'addressBook.failed' }), 'negative');
      return { saved: success, issues };
    } catch (error) {
      setFailure(error);
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
      unsaved.settle(form);
      tell(formatMessage({ id: 'addressBook.saved' }), 'positive');
      await navigate(bookPath(owner));
      return;
    }
    if (hasMissing(form, problemsOf(form))) tell(formatMessage({ id: fieldsRequired }), 'negative');
    focusFirst(wrong);
  };
  const change = (fields: Partial<AddressForm>): void => setForm((before) => ({ ...before, ...fields }));
  return {
    fields: useAddressFields(form, change, problems),
    unsaved,
    busy,
    failure,
    save,
    conflict,
    keepMine: () => setConflict(null),
    takeTheirs: () => {
      setConflict(null);
      if (!conflict?.theirs) return;
      const theirs = formOf(conflict.theirs);
      setForm(theirs);
      unsaved.settle(theirs);
    },
  };
}
