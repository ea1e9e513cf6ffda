import type { Selectable } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { findModelKey } from '#api/modules/catalog/index.ts';
import { portfolioMessages } from '#api/modules/portfolio/messages.ts';
import type { PortfolioItemsTable } from '#api/modules/portfolio/tables.ts';
import { adoptPurchases } from './adopt-purchases.ts';
import type { PortfolioColumns } from './portfolio-input.ts';

export type PortfolioRow = Selectable<PortfolioItemsTable>;

/** A portfolio holds so many instruments. */
export const MOST_PORTFOLIO_ITEMS = 300;

const ofOwner = (db: Db, accountId: string) =>
  db.selectFrom('portfolio_items').selectAll('portfolio_items').where('portfolio_items.account_id', '=', accountId);

/** What an account owns now: neither what it took out, nor what went back to the shop. */
const owned = (db: Db, accountId: string) =>
  ofOwner(db, accountId)
    .leftJoin('line_items', 'line_items.id', 'portfolio_items.line_item_id')
    .where('removed_at', 'is', null)
    .where((is) => is.or([is('line_items.id', 'is', null), is('line_items.state', '=', 'DELIVERED')]));

/** All that an account owns, what it added last first; what it bought and received here is part of it. */
export async function readPortfolio(actor: ActorContext): Promise<PortfolioRow[]> {
  const accountId = requireAccountId(actor);
  await adoptPurchases(actor.db, accountId);
  return owned(actor.db, accountId)
    .orderBy('portfolio_items.created_at', 'desc')
    .orderBy('portfolio_items.id', 'desc')
    .execute();
}

/** One of the actor's own; undefined for every other id. */
export async function findPortfolioItem(actor: ActorContext, id: string): Promise<PortfolioRow | undefined> {
  if (!isId(id)) return undefined;
  return owned(actor.db, requireAccountId(actor)).where('portfolio_items.id', '=', id).executeTakeFirst();
}

/** Locks the account, so that two requests at once do not pass a limit, or write over each other. */
export async function lockOwner(trx: Tx, accountId: string): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}

/** Adds an instrument and gives its id. Throws a DomainError when the portfolio is full. */
export async function addPortfolioItem(actor: ActorContext, columns: PortfolioColumns): Promise<string> {
  const accountId = requireAccountId(actor);
  const id = newId();
  await tx(actor.db, async (trx) => {
    await lockOwner(trx, accountId);
    const { count } = await trx
      .selectFrom('portfolio_items')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (count >= MOST_PORTFOLIO_ITEMS)
      throw new DomainError('full', portfolioMessages(actor.locale).full(MOST_PORTFOLIO_ITEMS));
    const modelKey = await findModelKey(trx, columns);
    await trx
      .insertInto('portfolio_items')
      .values({ id, account_id: accountId, line_item_id: null, item_id: null, model_key: modelKey, ...columns })
      .execute();
  });
  return id;
}

/**
 * Changes an instrument that is still at `version`; null changes it wherever it is. Throws a DomainError: `not-found` unless it is the
 * actor's own, `conflict`.
 */
export async function changePortfolioItem(
  actor: ActorContext,
  id: string,
  columns: PortfolioColumns,
  version: number | null,
): Promise<void> {
  const row = await findPortfolioItem(actor, id);
  if (!row) throw new DomainError('not-found', portfolioMessages(actor.locale).notFound);
  // What was bought here keeps its model, however its owner calls it.
  const modelKey = row.item_id === null ? await findModelKey(actor.db, columns) : row.model_key;
  const { numUpdatedRows } = await actor.db
    .updateTable('portfolio_items')
    .set((is) => ({ ...columns, model_key: modelKey, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .where('account_id', '=', requireAccountId(actor))
    .$if(version !== null, (query) => query.where('version', '=', version))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new DomainError('conflict', portfolioMessages(actor.locale).conflict);
}

/** Takes an instrument out of the portfolio, or puts it back. Throws a DomainError unless it is the actor's own. */
export async function setRemoved(actor: ActorContext, id: string, isRemoved: boolean): Promise<void> {
  const { numUpdatedRows } = await actor.db
    .updateTable('portfolio_items')
    .set({ removed_at: isRemoved ? new Date() : null })
    .where('id', '=', isId(id) ? id : '')
    .where('account_id', '=', requireAccountId(actor))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new DomainError('not-found', portfolioMessages(actor.locale).notFound);
}
