import { isDeepStrictEqual } from 'node:util';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { keepPhotographs, loadPhotographs } from '#api/modules/media/index.ts';
import { findPortfolioItem, lockOwner } from '#api/modules/portfolio/items/portfolio.ts';
import { portfolioMessages } from '#api/modules/portfolio/messages.ts';

/** An instrument has so many photographs. */
export const MOST_PHOTOGRAPHS = 12;

/** Under which name an instrument keeps its photographs. */
export const usedBy = (portfolioItemId: string): string => `portfolio:${portfolioItemId}`;

/**
 * Gives an instrument exactly these photographs, in this order. `known` are those that the page had: where another page has changed
 * them meanwhile, nothing is written. Throws a DomainError: `not-found`, `too-many`, `changed`, and `photographs` unless each is the actor's
 * own, also for admins.
 */
export async function setPhotographs(
  actor: ActorContext,
  id: string,
  given: readonly string[],
  known: readonly string[],
): Promise<void> {
  const accountId = requireAccountId(actor);
  const messages = portfolioMessages(actor.locale);
  const wanted = [...new Set(given)];
  if (wanted.length > MOST_PHOTOGRAPHS) throw new DomainError('too-many', messages.photographsFull(MOST_PHOTOGRAPHS));
  await tx(actor.db, async (trx) => {
    await lockOwner(trx, accountId);
    const row = await findPortfolioItem({ ...actor, db: trx }, id);
    if (!row) throw new DomainError('not-found', messages.notFound);
    if (isDeepStrictEqual(row.photograph_ids, wanted)) return;
    if (!isDeepStrictEqual(row.photograph_ids, [...known])) throw new DomainError('changed', messages.changed);
    const found = await loadPhotographs(trx, wanted);
    if (!wanted.every((wantedId) => found.get(wantedId)?.accountId === accountId))
      throw new DomainError('photographs', messages.photographNotFound);
    await keepPhotographs(trx, actor, usedBy(id), wanted);
    await trx.updateTable('portfolio_items').set({ photograph_ids: wanted }).where('id', '=', id).execute();
  });
}
