import type { ActorContext } from '#api/platform/actor-context.ts';
import type { AccountPair, MergeObstacle } from '#api/platform/account-data/merged-rows.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { applyMerge, findMergeObstacles, gainedRights, lockPair } from './merge-accounts.ts';
import type { MovedTable } from './move-rows.ts';

/** What a merging would do. */
export type MergePreview = AccountPair & {
  readonly tables: readonly MovedTable[];
  readonly gained: readonly string[];
  readonly obstacles: readonly MergeObstacle[];
  readonly creditsCents: number;
  readonly cardCount: number;
};

/** Ends the transaction without keeping what it did. */
class TakenBack extends Error {
  readonly preview: MergePreview;
  constructor(preview: MergePreview) {
    super('The preview of a merging is taken back.');
    this.preview = preview;
  }
}

/**
 * What a merging of two accounts would do, row by row: it is done, counted and taken back, so that it cannot differ from the
 * merging itself. What stands in the way is named, and nothing is counted then. Throws a DomainError as `mergeAccounts` does.
 */
export async function previewMerge(actor: ActorContext, pair: AccountPair): Promise<MergePreview> {
  try {
    return await tx(actor.db, async (trx): Promise<never> => {
      const { kept, closed } = await lockPair(trx, actor, pair);
      const obstacles = await findMergeObstacles(trx, pair);
      const gained = gainedRights(kept, closed);
      const credits = await trx
        .selectFrom('stored_value_accounts')
        .select((eb) => eb.fn.sum<string>('balance_cents').as('cents'))
        .where('account_id', '=', closed.id)
        .executeTakeFirst();
      const cards = await trx
        .selectFrom('saved_cards')
        .innerJoin('payment_customers', 'payment_customers.id', 'saved_cards.customer_id')
        .select('saved_cards.id')
        .where('payment_customers.account_id', '=', closed.id)
        .execute();
      const merger = { ...pair, mergeId: newId(), actorId: actor.principal.accountId };
      const isFree = obstacles.length === 0;
      const tables = isFree ? await applyMerge(trx, { ...merger, reason: 'preview', gained, now: actor.now }) : [];
      const creditsCents = Number(credits?.cents ?? 0);
      throw new TakenBack({ ...pair, tables, gained, obstacles, creditsCents, cardCount: cards.length });
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.preview;
    throw error;
  }
}
