import type { AccountPart } from '#api/platform/account-data/account-part.ts';

let registered: readonly AccountPart[] | undefined;

/** Says what every module keeps of accounts; the composition root does, in the order in which it is to be erased. */
export function registerAccountParts(parts: readonly AccountPart[]): void {
  registered = parts;
}

/** What every module keeps of accounts. Throws before it was registered: an export would be empty. */
export function accountParts(): readonly AccountPart[] {
  if (!registered) throw new Error('Nobody says what is kept of accounts: call connectModules() first.');
  return registered;
}
