import type { AddressIssuePartsFragment } from './address.generated.ts';
import type { AddressForm } from './address-form.model.ts';
import {
  addressFields,
  findRegion,
  formatOf,
  type AddressField,
  type AddressProblems,
} from './address-format.model.ts';

/** A field that disagrees with others, as the API says. */
export type AddressIssue = AddressIssuePartsFragment;

/** What the API said of an address, and of which one. */
export interface ReportedConflicts {
  readonly form: AddressForm;
  readonly issues: readonly AddressIssue[];
}

const fieldOf = ({ field }: AddressIssue): AddressField | undefined => addressFields.find((name) => name === field);

const isSame = (form: AddressForm, before: AddressForm, fields: readonly (keyof AddressForm)[]): boolean =>
  fields.every((field) => form[field] === before[field]);

/** Whether two forms name the same place. */
export const isSamePlace = (form: AddressForm, before: AddressForm): boolean =>
  isSame(form, before, ['countryIso', 'region', 'city', 'postalCode']);

/** What still disagrees: a conflict is over as soon as its field, the postal code or the country is another one. */
export function conflictsIn(form: AddressForm, { form: before, issues }: ReportedConflicts): AddressProblems {
  const problems: AddressProblems = {};
  for (const issue of issues) {
    const field = fieldOf(issue);
    if (field && isSame(form, before, [field, 'postalCode', 'countryIso']))
      problems[field] = { kind: 'conflict', message: issue.message, suggestion: issue.suggestion };
  }
  return problems;
}

/** A suggested value as the form keeps it: regions that are chosen from a list by their code. */
export function suggestedValue(form: AddressForm, field: AddressField, suggestion: string): string {
  const options = field === 'region' ? formatOf(form.countryIso).region?.options : undefined;
  return (options && findRegion(options, suggestion)?.iso) ?? suggestion;
}
