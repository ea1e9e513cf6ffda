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
import type { AddressIssue } from './address-conflicts.model.ts';
import { useAddressConflicts } from './use-address-conflicts.ts';
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
  readonly begin: (address: KnownAddress & { readonly id: string }) => void;
  readonly change: (fields: Partial<CheckoutForm>) => void;
  /** Gives the fields that are wrong; null when it is saved, empty when the API refused for another reason. `keepAsTyped`: fields that contradict each other are right. */
  readonly save: (keepAsTyped?: boolean) => Promise<readonly AddressField[] | null>;
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
  const conflicts = useAddressConflicts(draft);

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
  return {
    draft,
    problems: checked ? { ...conflicts.problems, ...problems } : {},
    busy,
    begin: (address) => {
      setChecked(false);
      addressEditStorage.write({ ...withAddress(emptyForm, address), id: address.id });
    },
    change: (fields) => {
      const before = addressEditStorage.read();
      if (before) addressEditStorage.write({ ...before, ...fields });
    },
    save: async (keepAsTyped = false) => {
      if (!draft) return null;
      setChecked(true);
      const wrong = addressFields.filter((field) => problems[field]);
      if (wrong.length > 0) return wrong;
      if (keepAsTyped) conflicts.keep(draft);
      const address = toAddressInput(draft, keepAsTyped || conflicts.isKept(draft));
      let issues: readonly AddressIssue[] = [];
      const saved = await run(async () => {
        const { addressUpdate } = await client.mutate(CheckoutUpdateAddressDocument, {
          id: draft.id,
          address,
          accountId,
        });
        ({ issues } = addressUpdate);
        return issues.length > 0 ? shownAtFields : addressUpdate;
      });
      if (saved) addressEditStorage.write(null);
      return saved ? null : conflicts.report(draft, issues);
    },
    cancel: () => addressEditStorage.write(null),
    makeDefault: async (id) => {
      await run(
        async () => (await client.mutate(CheckoutSetDefaultAddressDocument, { id, accountId })).addressSetDefault,
      );
    },
  };
}
