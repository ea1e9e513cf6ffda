import type { Tx } from '#api/platform/db/database.ts';

/** Who blocked whom. */
export type Block = { readonly accountId: string; readonly blockedAccountId: string };

/** What another module ends when somebody blocks somebody, in the same transaction. */
export type BlockHook = (trx: Tx, block: Block, baseUrl: URL) => Promise<void>;

const hooks = new Set<BlockHook>();

/** Registers work that belongs to a block. Registering twice is the same as once. */
export function onBlock(hook: BlockHook): void {
  hooks.add(hook);
}

/** Runs every registered hook, one after the other. */
export async function runBlockHooks(trx: Tx, block: Block, baseUrl: URL): Promise<void> {
  for (const hook of hooks) await hook(trx, block, baseUrl);
}
