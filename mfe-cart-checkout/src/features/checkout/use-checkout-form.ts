import { pickUpStorage } from '@headstock/commerce-client/pick-up-storage';
import { useCallback, useState } from 'react';
import { withPickUp, type CheckoutForm } from './checkout-form.model.ts';
import { formStorage } from './checkout-storage.ts';
import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';

/** Sets some fields of the form. */
export type ChangeForm = (fields: Partial<CheckoutForm>) => void;

/**
 * What is typed in the checkout: begins with what the server knows and the store that the visitor wished for, goes on with what
 * this tab kept.
 */
export function useCheckoutForm(
  known: CheckoutForm,
  stores: readonly { readonly id: string }[],
): readonly [CheckoutForm, ChangeForm] {
  const [begun] = useState(known);
  const wished = useTabStorage(pickUpStorage);
  const first = withPickUp(begun, wished, stores);
  const kept = useTabStorage(formStorage);
  const change = useCallback<ChangeForm>(
    (fields) => formStorage.write({ ...(formStorage.read() ?? withPickUp(begun, wished, stores)), ...fields }),
    [begun, wished, stores],
  );
  return [kept ?? first, change];
}
