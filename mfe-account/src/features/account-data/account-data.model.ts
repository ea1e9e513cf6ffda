import type { AccountPrivacyQuery } from './account-data.generated.ts';

/** What the account can do about what the shop knows of it, and what is under way. */
export type AccountPrivacy = AccountPrivacyQuery['accountPrivacy'] & { readonly email: string };

/** Something that has to end before the account can be deleted. */
export type Obstacle = AccountPrivacy['obstacles'][number];

/** A size as the message `accountData.size` takes it: a number and the unit that suits it. */
export function toSize(bytes: number): { readonly value: number; readonly unit: 'kilobyte' | 'megabyte' } {
  return bytes < 1_000_000
    ? { value: Math.max(1, Math.round(bytes / 1_000)), unit: 'kilobyte' }
    : { value: Math.round(bytes / 100_000) / 10, unit: 'megabyte' };
}

/** Whether two e-mails are the same, as people type them. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
