import { useCallback, useState } from 'react';
import type { CheckoutForm } from './checkout-form.model.ts';
import { formMemory } from './checkout-memory.ts';
import { useMemory } from './use-memory.ts';

/** Sets some fields of the form. */
export type ChangeForm = (fields: Partial<CheckoutForm>) => void;

/** What is typed in the checkout: begins with what the server knows, goes on with what this tab kept. */
export function useCheckoutForm(known: CheckoutForm): readonly [CheckoutForm, ChangeForm] {
  const [first] = useState(known);
  const kept = useMemory(formMemory);
  const change = useCallback<ChangeForm>(
    (fields) => formMemory.write({ ...(formMemory.read() ?? first), ...fields }),
    [first],
  );
  return [kept ?? first, change];
}
