import { listingLimits } from '@headstock/contracts/listing-document';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { lockAdvisory } from '#api/platform/db/advisory-lock.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import { enterGoods, isEntered, type PaidFrom } from '#api/modules/payments/index.ts';
import { sellingMessages } from '#api/modules/selling/messages.ts';
import { changeOffer } from './change-offer.ts';
import { findPieces, type WantedPieces } from './find-pieces.ts';

const LONGEST_REFERENCE = 300;
const KEY = /^[\x21-\x7e]{8,100}$/;

/** Pieces that the shop bought. */
export type StockReceipt = WantedPieces & {
  readonly version: number;
  readonly pieces: number;
  readonly unitCostCents: number;
  readonly paidFrom: PaidFrom;
  /** A supplier, or the number of an invoice. */
  readonly reference: string;
  readonly idempotencyKey: string;
};

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

/**
 * Enters pieces of goods that the shop bought: for sale at once, and in the inventory at what they cost. A repeated key enters once. Throws a
 * DomainError: `pieces`, `cost`, `text`, `invalid`, or those of `findPieces` and `changeOffer`.
 */
export async function receiveStock(actor: ActorContext, receipt: StockReceipt): Promise<void> {
  const messages = sellingMessages(actor.locale);
  const { id, version, pieces, unitCostCents, paidFrom, idempotencyKey } = receipt;
  const accountId = requireAccountId(actor);
  const reference = cleanText(receipt.reference).trim();
  if (!KEY.test(idempotencyKey)) throw new DomainError('invalid', messages.keyWrong);
  if (!isWithin(pieces, 1, listingLimits.stock)) throw new DomainError('pieces', messages.piecesWrong);
  if (!isWithin(unitCostCents, 0, MAXIMUM_CENTS) || unitCostCents * pieces > MAXIMUM_CENTS)
    throw new DomainError('cost', messages.costWrong);
  if (reference.length > LONGEST_REFERENCE) throw new DomainError('text', messages.referenceTooLong);
  const requestKey = `receipt:${accountId}:${idempotencyKey}`;
  await tx(actor.db, async (trx) => {
    await lockAdvisory(trx, requestKey);
    if (await isEntered(trx, requestKey)) return;
    const { listingId, stock } = await findPieces(trx, actor, receipt);
    if (stock === null) throw new DomainError('stock', messages.stockFixed);
    await changeOffer(trx, actor, {
      id,
      version,
      priceCents: null,
      stock: stock + pieces,
      variantItemId: receipt.variantItemId,
    });
    await enterGoods(trx, {
      listingId,
      quantity: pieces,
      costCents: unitCostCents * pieces,
      paidFrom,
      detail: reference,
      actorId: accountId,
      requestKey,
    });
  });
}
