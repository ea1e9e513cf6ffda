import { emptyListing, type ListingDocument } from '@headstock/contracts/listing-document';
import { listingProblems } from '@headstock/contracts/listing-problems';
import type { BatchHandler, BatchRowNow } from '#api/platform/batches/batch-handler.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { legalHoldOfSerial } from '#api/modules/catalog/index.ts';
import { type OfferRow, offerRowNow, readOfferRows, takenBy } from './offer-rows.ts';
import {
  changeState,
  dayName,
  type StateBatchInput,
  stateBatchInput,
  stateName,
  stateOf,
} from './state-batch.model.ts';
import { writeStates } from './write-states.ts';

type Draft = {
  readonly id: string;
  readonly state: string;
  readonly document: ListingDocument;
  readonly published: ListingDocument | null;
  readonly paused_until: Date | null;
};

async function readDrafts(trx: Tx, ids: readonly string[]): Promise<Map<string, Draft>> {
  const rows = await trx
    .selectFrom('listing_drafts')
    .select(['id', 'state', 'document', 'published', 'paused_until'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many things keep a draft from being published. */
function missingOf({ document }: Draft, now: Date): number {
  const complete = { ...emptyListing(document.kind), ...document };
  return listingProblems(complete, 'all', { now, isAdopted: false }).length;
}

async function rowNow(trx: Tx, offer: OfferRow, draft: Draft | undefined, now: Date): Promise<BatchRowNow> {
  const { row, facts } = offer;
  // The state of its own: what is promised or sold is said by `blocked` and `isSold`.
  const state = draft?.state ?? (row.state === 'ENDED' ? 'ENDED' : 'LISTING_ACTIVE');
  const isDraft = draft !== undefined && ['INITIAL', 'DESCRIPTION', 'FINAL_APPROVAL'].includes(state);
  const missing = isDraft ? missingOf(draft, now) : 0;
  const heldUntil = row.legalHoldUntil?.toISOString() ?? null;
  const serialHeld = isDraft ? await legalHoldOfSerial(trx, draft.document.serial ?? '', row.id) : null;
  const serialHeldUntil = serialHeld?.toISOString() ?? null;
  return {
    ...offerRowNow(offer),
    blocked: takenBy(offer),
    version: [row.version, row.state, heldUntil ?? '', serialHeldUntil ?? '', missing].join(' '),
    values: { state, until: draft?.paused_until?.toISOString() ?? null },
    isSold: row.state === 'SOLD',
    facts: {
      missing,
      isConsigned: row.isConsignment,
      heldUntil,
      serialHeldUntil,
      isChanged: JSON.stringify(draft?.document) !== JSON.stringify(draft?.published),
      carts: facts.carts,
      offers: row.openOffers,
    },
  };
}

/**
 * Bulk edits of what is on the shop: listings are published, taken off until a day, or archived. What is missing is named before, and
 * what is sold, promised or being paid is left out.
 */
export const stateBatch: BatchHandler<StateBatchInput> = {
  kind: 'listing-states',
  title: { en: 'States of listings', fr: 'États des annonces' },
  area: 'catalogue',
  fields: [
    { key: 'state', label: { en: 'State', fr: 'État' }, kind: 'TEXT', show: stateName },
    { key: 'until', label: { en: 'Paused until', fr: 'En pause jusqu’au' }, kind: 'TEXT', show: dayName },
  ],
  input: stateBatchInput,
  read: async (trx, ids, lock) => {
    const offers = await readOfferRows(trx, ids, lock);
    const drafts = await readDrafts(trx, ids);
    const now = new Date();
    const rows: BatchRowNow[] = [];
    for (const offer of offers) rows.push(await rowNow(trx, offer, drafts.get(offer.row.id), now));
    return rows;
  },
  change: changeState,
  write: (trx, actor, rows, baseUrl) =>
    writeStates(
      trx,
      actor,
      rows.flatMap(({ id, values }) => {
        const until = values['until'];
        const to = stateOf(values['state']) ?? (until === undefined ? undefined : 'PAUSED');
        return to ? [{ id, to, until: typeof until === 'string' ? new Date(until) : null }] : [];
      }),
      baseUrl,
    ),
};
