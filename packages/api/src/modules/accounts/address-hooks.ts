import type { Tx } from '#api/platform/db/database.ts';

/** What happened: the default address of an account may be another one. */
export type AddressHook = (trx: Tx, accountId: string) => Promise<void>;

const hooks = new Set<AddressHook>();

/** Registers work that belongs to a change of the default address; it runs in the same transaction. Registering twice is the same as once. */
export function onDefaultAddress(hook: AddressHook): void {
  hooks.add(hook);
}

/** Runs every registered hook, one after the other. */
export async function runAddressHooks(trx: Tx, accountId: string): Promise<void> {
  for (const hook of hooks) await hook(trx, accountId);
}
