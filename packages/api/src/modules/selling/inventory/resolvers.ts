import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { toMoney, toMoneyOrNull } from '#api/platform/money.ts';
import { loadListingRows } from '#api/modules/selling/listing-lists.ts';
import { changeOffer } from './change-offer.ts';
import { receiveStock } from './receive-stock.ts';
import { loadStockDetails } from './stock-details.ts';
import { undoWriteOff, writeOffStock } from './write-off-stock.ts';
import { readInventory } from './inventory-list.ts';
import { readListingHistory } from './listing-history.ts';

const reasonNames = { damaged: 'DAMAGED', lost: 'LOST', sample: 'SAMPLE' } as const;
const reasons = { DAMAGED: 'damaged', LOST: 'lost', SAMPLE: 'sample' } as const;

export const resolvers = {
  Query: {
    listingStock: async (_source, { id }, { actor }) => {
      const { isOwn, variants, writeOffs } = await loadStockDetails(actor.db, isId(id) ? id : '', actor.locale);
      return {
        isOwn,
        variants: variants.map(({ costCents, ...variant }) => ({ ...variant, cost: toMoneyOrNull(costCents) })),
        writeOffs: writeOffs.map(({ costCents, reason, ...gone }) => ({
          ...gone,
          reason: reasonNames[reason],
          cost: toMoney(costCents),
        })),
      };
    },
    inventory: async (_source, { filter, ...args }, { actor: { db } }) => {
      const page = await readInventory(db, filter ?? {}, args);
      const rows = await loadListingRows(
        db,
        page.entries.map(({ id }) => id),
      );
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => rows.get(id)) };
    },
    listingHistory: async (_source, { id }, { actor: { db } }) =>
      (isId(id) ? await readListingHistory(db, id) : []).map((event) => ({
        ...event,
        detail: JSON.stringify(event.detail),
      })),
  },
  Mutation: {
    stockWriteOff: (_source, { reason, ...given }, { actor, config }) =>
      answer(() => writeOffStock(actor, config.publicUrl, { ...given, reason: reasons[reason] })),
    stockWriteOffUndo: (_source, { id }, { actor }) => answer(() => undoWriteOff(actor, id)),
    stockReceive: (_source, { paidFrom, ...given }, { actor }) =>
      answer(() => receiveStock(actor, { ...given, paidFrom: paidFrom === 'CASH' ? 'cash' : 'bank' })),
    listingChangeOffer: (_source, { id, version, priceCents, stock, floorCents }, { actor }) =>
      answer(() =>
        tx(actor.db, (trx) =>
          changeOffer(trx, actor, {
            id,
            version,
            priceCents: priceCents ?? null,
            stock: stock ?? null,
            floorCents: floorCents ?? null,
          }),
        ),
      ),
  },
} satisfies Resolvers;
