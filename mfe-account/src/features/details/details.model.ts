import type { AccountDetailsQuery, AccountUpdateMutation } from './details.generated.ts';

/** The viewer's own details. */
export type Details = NonNullable<AccountDetailsQuery['viewer']>;

/** The fields of the form, and how many characters each takes. */
export const detailLimits = {
  firstName: 80,
  lastName: 80,
  displayName: 120,
  username: 40,
  phone: 40,
  bio: 2_000,
} as const;
export type DetailField = keyof typeof detailLimits;
export const detailFields = [
  'firstName',
  'lastName',
  'displayName',
  'username',
  'phone',
  'bio',
] as const satisfies readonly DetailField[];
export type DetailValues = Readonly<Record<DetailField, string>>;

/** The details as another window has saved them. */
export type StoredDetails = NonNullable<AccountUpdateMutation['accountUpdate']['account']>;

/** The form as the account fills it. */
export function toValues(details: Details | StoredDetails): DetailValues {
  const { firstName, lastName, displayName, username, phone, bio } = details;
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    displayName,
    username,
    phone: phone ?? '',
    bio: bio ?? '',
  };
}

/** The fields that differ from what is saved, as they are sent; an empty one empties the account's. */
export function changesOf(values: DetailValues, saved: DetailValues): Partial<DetailValues> {
  const changes: Partial<Record<DetailField, string>> = {};
  for (const field of detailFields)
    if (values[field].trim() !== saved[field].trim()) changes[field] = values[field].trim();
  return changes;
}

/** The fields that were changed since `seen` both here and, to something else, by another window. */
export function fieldsApart(values: DetailValues, seen: DetailValues, theirs: DetailValues): readonly DetailField[] {
  const differences = [changesOf(values, seen), changesOf(theirs, seen), changesOf(values, theirs)];
  return detailFields.filter((field) => differences.every((changed) => field in changed));
}

/** At which field a refusal of the API is shown; null for one that is about no single field. */
export function fieldOfRefusal(code: string | null): DetailField | null {
  return code === 'username-taken' || code === 'username-invalid' ? 'username' : null;
}
