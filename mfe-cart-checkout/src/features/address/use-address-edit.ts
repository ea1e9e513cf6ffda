import { emit } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useStore } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AddressIssue } from '@headstock/commerce-client/address-conflicts';
import { AddressSetDefaultDocument, UpdateAddressDocument } from '@headstock/commerce-client/address-documents';
import { withAddress, type KnownAddress } from '@headstock/commerce-client/address-form';
import type { AddressField, AddressInput, AddressProblems } from '@headstock/commerce-client/address-format';
import { useAddressForm } from '@headstock/commerce-client/use-address-form';
import { emptyForm, type CheckoutForm } from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';
import { addressEditStorage, addressVersionStorage } from '#mfe-cart-checkout/features/checkout/checkout-storage.ts';
import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';

interface Outcome {
  readonly success: boolean;
  readonly message: string | null;
  /** What is wrong stands at the fields. */
  readonly isShown?: true;
}

const shownAtFields: Outcome = { success: false, message: null, isShown: true };

/** An address of the address book while it is changed. */
export interface AddressEdit {
  /** As it is typed so far; null while none is changed. */
  readonly draft: CheckoutForm | null;
  /** What to show at the fields; empty before the first try to save. */
  readonly problems: AddressProblems;
  readonly busy: boolean;
  readonly begin: (address: KnownAddress & { readonly id: string; readonly version: number }) => void;
  readonly change: (fields: Partial<CheckoutForm>) => void;
  /** Gives the fields that are wrong; null when it is saved, empty when the API refused for another reason. `keepAsTyped`: fields that contradict each other are right. */
  readonly save: (keepAsTyped?: boolean) => Promise<readonly AddressField[] | null>;
  readonly cancel: () => void;
  readonly makeDefault: (id: string) => Promise<void>;
}

/**
 * Changes addresses of the address book. What is typed is kept over a reload; `onChanged` runs after each change. An address that another
 * window has changed meanwhile is not written over before its shopper saves once more.
 * @param accountId whose address book, where it is not one's own
 */
export function useAddressEdit(onChanged: () => Promise<unknown>, accountId: string | null): AddressEdit {
  const client = useGraphQLClient();
  const store = useStore();
  const intl = useIntl();
  const draft = useTabStorage(addressEditStorage);
  const [busy, setBusy] = useState(false);

  /** Runs a mutation; true when it took effect. Of its own errors the client has told the visitor already. */
  const run = async (mutate: () => Promise<Outcome>) => {
    setBusy(true);
    try {
      const { success, message, isShown } = await mutate();
      if (success) await onChanged();
      else if (!isShown) {
        const words = message ?? intl.formatMessage({ id: 'checkout.failed' });
        emit(store, 'notification/show', { message: words, tone: 'negative' });
      }
      return success;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  };
  const send = async (address: AddressInput) => {
    let issues: readonly AddressIssue[] = [];
    const saved = await run(async () => {
      const id = draft?.id ?? '';
      const version = addressVersionStorage.read();
      const { addressUpdate } = await client.mutate(UpdateAddressDocument, { id, address, accountId, version });
      ({ issues } = addressUpdate);
      if (addressUpdate.code === 'conflict') {
        addressVersionStorage.write(addressUpdate.address?.version ?? null);
        return { success: false, message: intl.formatMessage({ id: 'checkout.addressChanged' }) };
      }
      return issues.length > 0 ? shownAtFields : addressUpdate;
    });
    return { saved, issues };
  };
  const submission = useAddressForm(draft, send);
  return {
    draft,
    problems: submission.problems,
    busy,
    begin: (address) => {
      submission.reset();
      addressVersionStorage.write(address.version);
      addressEditStorage.write({ ...withAddress(emptyForm, address), id: address.id });
    },
    change: (fields) => {
      const before = addressEditStorage.read();
      if (before) addressEditStorage.write({ ...before, ...fields });
    },
    save: async (keepAsTyped = false) => {
      const wrong = await submission.submit(keepAsTyped);
      if (wrong === null) addressEditStorage.write(null);
      return wrong;
    },
    cancel: () => addressEditStorage.write(null),
    makeDefault: async (id) => {
      await run(async () => (await client.mutate(AddressSetDefaultDocument, { id, accountId })).addressSetDefault);
    },
  };
}
