import { emit } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useStore } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  addressFields,
  problemsOf,
  toAddressInput,
  type AddressField,
  type AddressProblems,
} from './address-format.model.ts';
import {
  CheckoutSetDefaultAddressDocument,
  CheckoutUpdateAddressDocument,
} from '#mfe-cart-checkout/features/checkout/checkout.generated.ts';
import {
  emptyForm,
  withAddress,
  type CheckoutForm,
  type KnownAddress,
} from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';
import { addressEditStorage } from '#mfe-cart-checkout/features/checkout/checkout-storage.ts';
import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';

/** An address of the address book while it is changed. */
export interface AddressEdit {
  /** As it is typed so far; null while none is changed. */
  readonly draft: CheckoutForm | null;
  /** What to show at the fields; empty before the first try to save. */
  readonly problems: AddressProblems;
  readonly busy: boolean;
  readonly begin: (address: KnownAddress & { readonly id: string }) => void;
  readonly change: (fields: Partial<CheckoutForm>) => void;
  /** Gives the fields that are wrong; null when it is saved, empty when the API refused. */
  readonly save: () => Promise<readonly AddressField[] | null>;
  readonly cancel: () => void;
  readonly makeDefault: (id: string) => Promise<void>;
}

/**
 * Changes addresses of the address book. What is typed is kept over a reload; `onChanged` runs after each change.
 * @param accountId whose address book, where it is not one's own
 */
export function useAddressEdit(onChanged: () => Promise<unknown>, accountId: string | null): AddressEdit {
  const client = useGraphQLClient();
  const store = useStore();
  const intl = useIntl();
  const draft = useTabStorage(addressEditStorage);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const problems = draft ? problemsOf(draft) : {};

  /** Runs a mutation; true when it took effect. Of its own errors the client has told the visitor already. */
  const run = async (mutate: () => Promise<{ readonly success: boolean; readonly message: string | null }>) => {
    setBusy(true);
    try {
      const { success, message } = await mutate();
      if (success) await onChanged();
      else {
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
  return {
    draft,
    problems: checked ? problems : {},
    busy,
    begin: (address) => {
      setChecked(false);
      addressEditStorage.write({ ...withAddress(emptyForm, address), id: address.id });
    },
    change: (fields) => {
      const before = addressEditStorage.read();
      if (before) addressEditStorage.write({ ...before, ...fields });
    },
    save: async () => {
      if (!draft) return null;
      setChecked(true);
      const wrong = addressFields.filter((field) => problems[field]);
      if (wrong.length > 0) return wrong;
      const saved = await run(async () => {
        const variables = { id: draft.id, address: toAddressInput(draft), accountId };
        return (await client.mutate(CheckoutUpdateAddressDocument, variables)).addressUpdate;
      });
      if (saved) addressEditStorage.write(null);
      return saved ? null : [];
    },
    cancel: () => addressEditStorage.write(null),
    makeDefault: async (id) => {
      await run(
        async () => (await client.mutate(CheckoutSetDefaultAddressDocument, { id, accountId })).addressSetDefault,
      );
    },
  };
}
