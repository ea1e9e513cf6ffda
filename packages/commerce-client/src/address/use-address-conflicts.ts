import { useState } from 'react';
import type { AddressForm } from './address-form.model.ts';
import { conflictsIn, isSamePlace, type AddressIssue, type ReportedConflicts } from './address-conflicts.model.ts';
import { addressFields, type AddressField, type AddressProblems } from './address-format.model.ts';

/** Fields of an address that contradict each other, until they are corrected or kept. */
export interface AddressConflicts {
  readonly problems: AddressProblems;
  /** Holds what the API said of the form; gives the fields in the order of the form. */
  readonly report: (form: AddressForm, issues: readonly AddressIssue[]) => readonly AddressField[];
  /** Whether the shopper said that the place is right as it stands. */
  readonly isKept: (form: AddressForm) => boolean;
  readonly keep: (form: AddressForm) => void;
}

/** Follows the conflicts of an address form; null while there is none. */
export function useAddressConflicts(form: AddressForm | null): AddressConflicts {
  const [reported, setReported] = useState<ReportedConflicts | null>(null);
  const [kept, setKept] = useState<AddressForm | null>(null);
  const isKept = (place: AddressForm): boolean => kept !== null && isSamePlace(place, kept);
  return {
    problems: form && reported && !isKept(form) ? conflictsIn(form, reported) : {},
    report: (place, issues) => {
      const conflicts = { form: place, issues };
      setReported(conflicts);
      setKept(null);
      const found = conflictsIn(place, conflicts);
      return addressFields.filter((field) => found[field]);
    },
    isKept,
    keep: setKept,
  };
}
