import { useState } from 'react';
import type { AddressIssue } from './address-conflicts.model.ts';
import type { AddressForm } from './address-form.model.ts';
import {
  addressFields,
  problemsOf,
  toAddressInput,
  type AddressField,
  type AddressInput,
  type AddressProblems,
} from './address-format.model.ts';
import { useAddressConflicts } from './use-address-conflicts.ts';

/** Whether an address was taken; if not, which of its fields contradict each other. */
export interface SendOutcome {
  readonly saved: boolean;
  readonly issues: readonly AddressIssue[];
}

/** Checks an address form and sends it. */
export interface AddressSubmission {
  /** What to show at the fields; empty before the first try to send. */
  readonly problems: AddressProblems;
  /** Gives the fields that are wrong; null when it is saved, empty when the API refused for another reason. `keepAsTyped`: fields that contradict each other are right. */
  readonly submit: (keepAsTyped?: boolean) => Promise<readonly AddressField[] | null>;
  /** Forgets what was wrong, for another address. */
  readonly reset: () => void;
}

/** Submits an address form that has a page's own state; null while there is none. `send` never throws. */
export function useAddressForm(
  form: AddressForm | null,
  send: (address: AddressInput) => Promise<SendOutcome>,
): AddressSubmission {
  const [checked, setChecked] = useState(false);
  const conflicts = useAddressConflicts(form);
  const problems = form ? problemsOf(form) : {};
  return {
    problems: checked ? { ...conflicts.problems, ...problems } : {},
    submit: async (keepAsTyped = false) => {
      if (!form) return null;
      setChecked(true);
      const wrong = addressFields.filter((field) => problems[field]);
      if (wrong.length > 0) return wrong;
      if (keepAsTyped) conflicts.keep(form);
      const { saved, issues } = await send(toAddressInput(form, keepAsTyped || conflicts.isKept(form)));
      return saved ? null : conflicts.report(form, issues);
    },
    reset: () => setChecked(false),
  };
}
