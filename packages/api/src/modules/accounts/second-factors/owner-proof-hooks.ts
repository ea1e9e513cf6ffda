import type { Tx } from '#api/platform/db/database.ts';

/** What happened: whoever has the account gave its second factor, changed how it signs in, or changed its e-mail. */
export type OwnerProof = { readonly trx: Tx; readonly accountId: string; readonly publicUrl: URL };
export type OwnerProofHook = (proof: OwnerProof) => Promise<void>;

const hooks = new Set<OwnerProofHook>();

/**
 * Registers work for when the owner of an account shows that they need no help to sign in; the composition root does so. It
 * runs in the transaction of the proof, which holds the lock of the account.
 */
export function onOwnerProof(hook: OwnerProofHook): void {
  hooks.add(hook);
}

/** Runs every registered hook, one after the other. */
export async function runOwnerProofHooks(proof: OwnerProof): Promise<void> {
  for (const hook of hooks) await hook(proof);
}
