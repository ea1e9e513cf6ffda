import { trackingUrl } from '@headstock/contracts/carriers';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { readOrderState } from '#api/modules/sales/orders/order-state.ts';
import { orderOfStatusKey } from './status-key.ts';

export const resolvers = {
  Query: {
    orderStatus: async (_source, { key }, { actor, secrets }) => {
      const id = orderOfStatusKey(secrets, key, actor.now.getTime());
      const state = id === undefined ? undefined : await readOrderState(actor.db, id);
      if (!state) return null;
      const { number, completedAt, stage, carrierName, trackingNumber } = state;
      return {
        number,
        completedAt,
        stage,
        carrierName,
        trackingNumber,
        trackingUrl: trackingUrl(carrierName, trackingNumber),
      };
    },
  },
} satisfies Resolvers;
