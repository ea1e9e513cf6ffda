import { sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { UnwrittenRow } from '#api/platform/batches/batch-handler.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { attempt, DomainError } from '#api/platform/domain-error.ts';
import type { LocalText } from '#api/platform/locale.ts';
import { lockListing, offerAgain, withdrawListings } from '#api/modules/catalog/index.ts';
import { endOffers, refuseWithdrawal } from '#api/modules/sales/index.ts';
import { ensureRow, findListing, type OwnListing } from '#api/modules/selling/find-listing.ts';
import type { ListingAction, StoredState } from '#api/modules/selling/listing-states.model.ts';
import { sellingMessages } from '#api/modules/selling/messages.ts';
import { moveListingIn, noteStep } from '#api/modules/selling/move-listing.ts';
import { notifyOfListing } from '#api/modules/selling/notify-of-listing.ts';
import { inBoth } from './state-batch.model.ts';

/** The state that a listing is to have, with the end of its pause. */
export type StateToWrite = { readonly id: string; readonly to: StoredState; readonly until: Date | null };

const isDraft = (state: StoredState): boolean =>
  state === 'INITIAL' || state === 'DESCRIPTION' || state === 'FINAL_APPROVAL';

/** The move that leads there; null where none does, as back to a draft, or out of the archive as it was. */
function moveTo({ state, standing }: OwnListing, { to, until }: StateToWrite, now: Date): ListingAction | null {
  if (to === 'LISTING_ACTIVE' && isDraft(state)) return standing.track === 'direct' ? 'PUBLISH' : 'APPROVE';
  if (to === 'LISTING_ACTIVE' && state === 'PAUSED') return 'RESUME';
  if (to === 'ENDED' && (state === 'LISTING_ACTIVE' || state === 'PAUSED')) return 'END';
  return to === 'PAUSED' && state === 'LISTING_ACTIVE' && until !== null && until > now ? 'PAUSE' : null;
}

/** How a return to an earlier state is written down. */
function stepTo(to: StoredState): {
  readonly action: ListingAction;
  readonly notice: 'published' | 'paused' | 'ended';
} {
  if (to === 'LISTING_ACTIVE') return { action: 'RELIST', notice: 'published' };
  return to === 'PAUSED' ? { action: 'PAUSE', notice: 'paused' } : { action: 'TAKE_BACK', notice: 'ended' };
}

/** Gives a listing a state that it had before, with the day on which it was listed; what buyers read stays as it is. */
async function restoreState(
  trx: Tx,
  actor: ActorContext,
  listing: OwnListing,
  { id, to, until }: StateToWrite,
  baseUrl: URL,
): Promise<void> {
  const ids = (await lockListing(trx, id)).map((row) => row.id);
  const isOffered = to === 'LISTING_ACTIVE';
  if (!isOffered) {
    await refuseWithdrawal(trx, actor.locale, ids);
    await withdrawListings(trx, ids);
    await endOffers(trx, ids, baseUrl);
  }
  await ensureRow(trx, listing);
  await trx
    .updateTable('listing_drafts')
    .set((eb) => ({
      state: to,
      paused_until: to === 'PAUSED' ? until : null,
      ...(to === 'FINAL_APPROVAL' && { submitted_at: actor.now }),
      version: eb('version', '+', 1),
      updated_at: actor.now,
    }))
    .where('id', '=', id)
    .execute();
  if (isOffered) await offerAgain(trx, ids, false);
  const accountId = requireAccountId(actor);
  const { action, notice } = stepTo(to);
  const by = listing.seller_account_id === accountId ? 'SELLER' : 'SHOP';
  const step = await noteStep(trx, { id, action, from: listing.state, to, by, accountId });
  await recordAudit(trx, actorOf(actor), {
    action: 'listing.restore',
    subjectKind: 'listing',
    subjectId: id,
    detail: { from: listing.state, to },
  });
  if (by === 'SELLER') return;
  const told = { id, sellerId: listing.seller_account_id, document: listing.document, step, until };
  await notifyOfListing(trx, notice, told, baseUrl);
}

async function writeState(trx: Tx, actor: ActorContext, state: StateToWrite, baseUrl: URL): Promise<void> {
  const { id, until } = state;
  await lockListing(trx, id);
  const listing = await findListing(trx, actor.principal, id);
  if (!listing) throw new DomainError('not-found', sellingMessages(actor.locale).notFound);
  const action = moveTo(listing, state, actor.now);
  if (action) await moveListingIn(trx, actor, baseUrl, { id, version: listing.version, action, until });
  else await restoreState(trx, actor, listing, state, baseUrl);
}

/** Why a row was refused, in both languages. */
function problemOf(code: string): LocalText {
  if (code === 'incomplete') return inBoth((text) => text.stateIncomplete(1));
  if (code === 'held') return inBoth((text) => text.offerTaken);
  if (code === 'pending-sale') return inBoth((text) => text.offerPending);
  return inBoth((text) => (code === 'sku' ? text.sku : code === 'place' ? text.place : text.notPossible));
}

/** Moves listings to states, forwards by their own moves and back to what they were. Gives those that could not be moved, and why. */
export async function writeStates(
  trx: Tx,
  actor: ActorContext,
  states: readonly StateToWrite[],
  baseUrl: URL,
): Promise<readonly UnwrittenRow[]> {
  const unwritten: UnwrittenRow[] = [];
  for (const state of states) {
    await sql`SAVEPOINT listing_state`.execute(trx);
    const outcome = await attempt(() => writeState(trx, actor, state, baseUrl));
    if (outcome.ok) await sql`RELEASE SAVEPOINT listing_state`.execute(trx);
    else {
      await sql`ROLLBACK TO SAVEPOINT listing_state`.execute(trx);
      unwritten.push({ id: state.id, problem: problemOf(outcome.code) });
    }
  }
  return unwritten;
}
