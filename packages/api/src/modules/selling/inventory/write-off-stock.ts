import { listingLimits } from '@headstock/contracts/listing-document';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { lockAdvisory } from '#api/platform/db/advisory-lock.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import {
  isWrittenOff,
  loadWriteOffs,
  lockWriteOff,
  reverseWriteOff,
  writeOffGoods,
  type WriteOffReason,
} from '#api/modules/payments/index.ts';
import { sellingMessages } from '#api/modules/selling/messages.ts';
import { moveListingIn } from '#api/modules/selling/move-listing.ts';
import { changeOffer } from './change-offer.ts';
import { findPieces, type Pieces, type WantedPieces } from './find-pieces.ts';
import { parentOf } from './stock-details.ts';

const LONGEST_NOTE = 300;
const KEY = /^[\x21-\x7e]{8,100}$/;

/** Pieces that are not sold any more. */
export type StockWriteOff = WantedPieces & {
  readonly version: number;
  readonly pieces: number;
  readonly reason: WriteOffReason;
  readonly note: string;
  readonly idempotencyKey: string;
};

/** An instrument leaves the shop with its only piece. */
async function takeOffShop(trx: Tx, actor: ActorContext, baseUrl: URL, { listing }: Pieces, reason: string) {
  const messages = sellingMessages(actor.locale);
  const { id, standing, version } = listing;
  if (standing.shown === 'SOLD') throw new DomainError('sold', messages.sold);
  if (standing.shown === 'PENDING_SALE') throw new DomainError('pending-sale', messages.notPossible);
  const gone = await loadWriteOffs(trx, [id]);
  if (gone.some(({ reversedAt }) => reversedAt === null)) throw new DomainError('written-off', messages.isWrittenOff);
  if (standing.state === 'LISTING_ACTIVE' || standing.state === 'PAUSED')
    await moveListingIn(trx, actor, baseUrl, { id, version, action: 'END', reason });
}

/**
 * Takes pieces of the shop's own goods out of the stock because they are damaged, lost or given away, and books what they cost as a loss. An
 * instrument leaves the shop. A repeated key enters once. Throws a DomainError: `pieces`, `text`, `invalid`, `written-off`, `sold`,
 * `pending-sale`, or those of `findPieces` and `changeOffer`.
 */
export async function writeOffStock(actor: ActorContext, baseUrl: URL, asked: StockWriteOff): Promise<void> {
  const messages = sellingMessages(actor.locale);
  const { id, version, pieces, reason, idempotencyKey } = asked;
  const accountId = requireAccountId(actor);
  const note = cleanText(asked.note).trim();
  if (!KEY.test(idempotencyKey)) throw new DomainError('invalid', messages.keyWrong);
  if (!Number.isSafeInteger(pieces) || pieces < 1 || pieces > listingLimits.stock)
    throw new DomainError('pieces', messages.writtenPiecesWrong(listingLimits.stock));
  if (note.length > LONGEST_NOTE) throw new DomainError('text', messages.noteTooLong);
  const requestKey = `write-off:${accountId}:${idempotencyKey}`;
  await tx(actor.db, async (trx) => {
    await lockAdvisory(trx, requestKey);
    if (await isWrittenOff(trx, requestKey)) return;
    const found = await findPieces(trx, actor, asked);
    if (found.listing.version !== version) throw new DomainError('conflict', messages.conflict);
    const { stock, listingId } = found;
    if (pieces > (stock ?? 1)) throw new DomainError('pieces', messages.writtenPiecesWrong(stock ?? 1));
    if (stock === null) await takeOffShop(trx, actor, baseUrl, found, note);
    else
      await changeOffer(trx, actor, {
        id,
        version,
        priceCents: null,
        stock: stock - pieces,
        variantItemId: asked.variantItemId,
      });
    await writeOffGoods(trx, { listingId, quantity: pieces, reason, note, actorId: accountId, requestKey });
    await recordAudit(trx, actorOf(actor), {
      action: 'listing.write_off',
      subjectKind: 'listing',
      subjectId: id,
      detail: { pieces, reason, ...(note !== '' && { note }) },
    });
  });
}

/**
 * Undoes a write-off: the pieces are for sale again and in the inventory at what they had cost; an instrument stays off the shop until it is
 * listed again. Throws a DomainError: `not-found`, `reversed`, or those of `findPieces` and `changeOffer`.
 */
export async function undoWriteOff(actor: ActorContext, id: string): Promise<void> {
  const messages = sellingMessages(actor.locale);
  const accountId = requireAccountId(actor);
  await tx(actor.db, async (trx) => {
    const known = isId(id)
      ? await trx.selectFrom('goods_write_offs').select('listing_id').where('id', '=', id).executeTakeFirst()
      : undefined;
    const wanted = known && (await parentOf(trx, known.listing_id));
    if (!wanted) throw new DomainError('not-found', messages.notFound);
    const { listing, stock } = await findPieces(trx, actor, wanted);
    const row = await lockWriteOff(trx, id);
    if (!row || row.reversed_at) throw new DomainError('reversed', messages.isReversed);
    if (stock !== null)
      await changeOffer(trx, actor, {
        id: listing.id,
        version: listing.version,
        priceCents: null,
        stock: stock + row.quantity,
        variantItemId: wanted.variantItemId,
      });
    await reverseWriteOff(trx, id, accountId);
    await recordAudit(trx, actorOf(actor), {
      action: 'listing.write_off_undo',
      subjectKind: 'listing',
      subjectId: listing.id,
      detail: { pieces: row.quantity, reason: row.reason },
    });
  });
}
