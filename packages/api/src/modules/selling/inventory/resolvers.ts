import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { loadListingRows } from '#api/modules/selling/listing-lists.ts';
import { changeOffer } from './change-offer.ts';
import { receiveStock } from './receive-stock.ts';
import { readInventory } from './inventory-list.ts';
import { readListingHistory } from './listing-history.ts';

export const resolvers = {
  Query: {
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
