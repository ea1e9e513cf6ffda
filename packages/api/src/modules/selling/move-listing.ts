import { sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { legalHoldsOf, lockListing, offerAgain, withdrawListings } from '#api/modules/catalog/index.ts';
import { showPhotographsAs } from '#api/modules/media/index.ts';
import { endOffers, refuseWithdrawal } from '#api/modules/sales/index.ts';
import { ensureRow, findListing, type OwnListing } from './find-listing.ts';
import type { ListingNotice } from './listing-mail-copy.ts';
import { type ListingAction, type Move, moveOf, type StoredState } from './listing-states.model.ts';
import { keepMedia, releaseMedia } from './keep-media.ts';
import { sellingMessages } from './messages.ts';
import { notifyOfListing } from './notify-of-listing.ts';
import { publishDraft, requireComplete } from './publish-listing.ts';
import { requireSeller } from './save-listing.ts';
import { answerShownViews } from './views/answer-views.ts';

/** What somebody asks for. */
export type MoveRequest = {
  readonly id: string;
  /** The version that was read: what is published is what was seen. */
  readonly version: number;
  readonly action: ListingAction;
  /** Why the shop sends it back, or ends it. */
  readonly reason?: string | null;
  /** Paths of the document that the shop asks to change. */
  readonly fields?: readonly string[] | null;
  /** Until when it is paused. */
  readonly until?: Date | null;
};

const LONGEST_REASON = 2_000;
const MOST_MARKS = 40;
const DAY_MS = 24 * 3_600_000;
const LONGEST_PAUSE_DAYS = 366;
/** Moves after which a listing is for sale, or asks somebody for work: only sellers who can be reached make them. */
const asksForReach: readonly ListingAction[] = ['SUBMIT', 'PUBLISH', 'RELIST', 'RESUME'];

/** Checks what a move asks for beside the state. Throws a DomainError. */
function checkRequest({ action, reason, until }: MoveRequest, { locale, now }: ActorContext): void {
  const messages = sellingMessages(locale);
  if (reason && reason.length > LONGEST_REASON) throw new DomainError('reason', messages.reasonTooLong);
  if (action === 'SEND_BACK' && !reason?.trim()) throw new DomainError('reason', messages.reasonMissing);
  if (action !== 'PAUSE') return;
  if (!until) throw new DomainError('until', messages.untilMissing);
  const days = (until.getTime() - now.getTime()) / DAY_MS;
  if (days <= 0 || days > LONGEST_PAUSE_DAYS) throw new DomainError('until', messages.untilWrong);
}

/** Whom a move is told. Nobody is told what they did themselves. */
function noticeOf(
  { action }: MoveRequest,
  move: Move,
  { mover, seller_account_id: sellerId }: OwnListing,
  actorId: string,
): ListingNotice | null {
  if (action === 'SUBMIT' && move.to !== 'DESCRIPTION') return mover === 'seller' ? 'waiting' : null;
  if (sellerId === actorId) return null;
  if (action === 'SUBMIT') return 'described';
  if (action === 'SEND_BACK') return 'changesAsked';
  if (action === 'APPROVE' || action === 'PUBLISH' || action === 'RELIST') return 'published';
  if (action === 'END') return 'ended';
  if (action === 'PAUSE') return 'paused';
  return action === 'RESUME' ? 'resumed' : null;
}

/** Moves what is on the shop along; the listings are locked. */
async function moveOnShop(
  trx: Tx,
  { locale }: ActorContext,
  { action, id }: MoveRequest,
  { from, to }: { readonly from: StoredState; readonly to: StoredState },
  baseUrl: URL,
): Promise<void> {
  const listings = await lockListing(trx, id);
  const ids = listings.map((listing) => listing.id);
  if (action === 'PAUSE' || action === 'END') {
    const own = listings.find((listing) => listing.id === id);
    if (own?.status === 'sold') throw new DomainError('sold', sellingMessages(locale).sold);
    await refuseWithdrawal(trx, locale, ids);
    await withdrawListings(trx, ids);
    await endOffers(trx, ids, baseUrl);
  }
  // A pause keeps the day of its listing; all others begin anew.
  if (to === 'LISTING_ACTIVE' && from !== to) await offerAgain(trx, ids, action !== 'RESUME');
}

/** Writes down a step of a listing whose row is locked; gives its number. */
export async function noteStep(
  trx: Tx,
  step: {
    readonly id: string;
    readonly action: ListingAction;
    readonly from: string;
    readonly to: string;
    readonly by: 'SELLER' | 'SHOP';
    readonly accountId: string | null;
    readonly reason?: string | null;
    readonly fields?: readonly string[];
  },
): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    INSERT INTO listing_steps (listing_id, position, action, from_state, to_state, made_by, account_id, reason, fields)
    SELECT ${step.id}, coalesce(max(position), 0) + 1, ${step.action}, ${step.from}, ${step.to}, ${step.by},
      ${step.accountId}::text, ${step.reason ?? null}::text, ${[...(step.fields ?? [])]}::text[]
    FROM listing_steps WHERE listing_id = ${step.id} RETURNING position`.execute(trx);
  return rows[0]?.position ?? 1;
}

/** What a move writes into the row, beside the state. */
async function changesOf(trx: Tx, actor: ActorContext, listing: OwnListing, move: Move, request: MoveRequest) {
  const answered = { submitted_at: null, marked_fields: [] as string[], asked_reason: null };
  if (move.publishes) {
    const { itemId, document } = await publishDraft(trx, actor, listing);
    const json = toJson(document);
    return {
      ...answered,
      item_id: itemId,
      document: json,
      published: json,
      published_at: listing.published_at ?? actor.now,
    };
  }
  if (move.action === 'DISCARD' && listing.published) {
    await keepMedia(trx, actor, `draft:${listing.id}`, listing.published);
    // How they are turned and cropped is part of what is discarded.
    await showPhotographsAs(trx, listing.published.photographs);
    return { ...answered, document: toJson(listing.published) };
  }
  if (move.action === 'SUBMIT') return { ...answered, submitted_at: move.to === 'DESCRIPTION' ? null : actor.now };
  if (move.action === 'TAKE_BACK') return { submitted_at: null };
  if (move.action === 'SEND_BACK') {
    const fields = [...new Set(request.fields ?? [])].map((field) => field.slice(0, 80)).slice(0, MOST_MARKS);
    return { submitted_at: null, marked_fields: fields, asked_reason: request.reason?.trim() ?? null };
  }
  return {};
}

/**
 * Moves a listing: submits, publishes, pauses, ends … as the table of moves allows, all in one transaction with the catalogue, its
 * offers, its history and the notifications. Gives null when it was deleted. Throws a DomainError; `conflict` when the listing was
 * changed since `version`.
 */
export const moveListing = (actor: ActorContext, baseUrl: URL, request: MoveRequest): Promise<OwnListing | null> =>
  tx(actor.db, (trx) => moveListingIn(trx, actor, baseUrl, request));

/** The same as {@link moveListing}, in the caller's transaction. */
export async function moveListingIn(
  trx: Tx,
  actor: ActorContext,
  baseUrl: URL,
  request: MoveRequest,
): Promise<OwnListing | null> {
  const { id, action } = request;
  const messages = sellingMessages(actor.locale);
  checkRequest(request, actor);
  // The listing is locked before it is read, so that it is not sold between the two.
  await lockListing(trx, id);
  const listing = await findListing(trx, actor.principal, id);
  if (!listing) throw new DomainError('not-found', messages.notFound);
  if (listing.version !== request.version) throw new DomainError('conflict', messages.conflict);
  if (asksForReach.includes(action)) await requireSeller(trx, actor);
  const move = moveOf(action, listing.mover, listing.standing);
  if (!move)
    throw new DomainError(
      listing.standing.shown === 'SOLD' ? 'sold' : 'not-possible',
      listing.standing.shown === 'SOLD' ? messages.sold : messages.notPossible,
    );
  if (move.needs) requireComplete(listing, move.needs, actor);
  if (action === 'DELETE') {
    if ((await legalHoldsOf(trx, [id])).size > 0) throw new DomainError('legal-hold', messages.legalHoldStays);
    await releaseMedia(trx, `draft:${id}`);
    await trx.deleteFrom('listing_drafts').where('id', '=', id).execute();
    return null;
  }
  await ensureRow(trx, listing);
  const change = await changesOf(trx, actor, listing, move, request);
  const to = move.to ?? listing.state;
  await trx
    .updateTable('listing_drafts')
    .set((eb) => ({
      ...change,
      state: to,
      paused_until: to === 'PAUSED' ? (request.until ?? listing.paused_until) : null,
      version: eb('version', '+', 1),
      updated_at: actor.now,
    }))
    .where('id', '=', id)
    .execute();
  await moveOnShop(trx, actor, request, { from: listing.state, to }, baseUrl);
  await settle(trx, actor, baseUrl, { listing, move, request, to });
  const moved = await findListing(trx, actor.principal, id);
  if (moved && move.publishes) await answerShownViews(trx, moved, baseUrl);
  return moved ?? null;
}

type Moved = {
  readonly listing: OwnListing;
  readonly move: Move;
  readonly request: MoveRequest;
  readonly to: OwnListing['state'];
};

/** Writes down a move and tells whom it concerns. */
async function settle(
  trx: Tx,
  actor: ActorContext,
  baseUrl: URL,
  { listing, move, request, to }: Moved,
): Promise<void> {
  const accountId = requireAccountId(actor);
  const isOwn = listing.seller_account_id === accountId;
  const step = await noteStep(trx, {
    id: listing.id,
    action: move.action,
    from: listing.state,
    to,
    by: isOwn ? 'SELLER' : 'SHOP',
    accountId,
    reason: request.reason?.trim() || null,
    fields: move.action === 'SEND_BACK' ? (request.fields ?? []).slice(0, MOST_MARKS) : [],
  });
  await recordAudit(trx, actorOf(actor), {
    action: `listing.${move.action.toLowerCase()}`,
    subjectKind: 'listing',
    subjectId: listing.id,
    detail: { from: listing.state, to },
  });
  const notice = noticeOf(request, move, listing, accountId);
  if (!notice) return;
  const { id, seller_account_id: sellerId, document } = listing;
  await notifyOfListing(
    trx,
    notice,
    { id, sellerId, document, step, reason: request.reason ?? null, until: request.until ?? null },
    baseUrl,
  );
}
