import { useState } from 'react';
import { removeLineItem, restoreLineItem } from '@headstock/commerce-client/line-item-commands';
import type { PricedLineItem } from '@headstock/commerce-client/cart';
import { useCartContext } from './use-cart.ts';

/** What was taken out since the list was opened, newest first, and the ways there and back. */
export interface Removals {
  readonly removed: readonly PricedLineItem[];
  readonly remove: (orderId: string, line: PricedLineItem) => Promise<void>;
  readonly undo: (line: PricedLineItem) => Promise<void>;
}

const kept = 3;

/** Removal with undo for a list of lines. */
export function useRemovals(): Removals {
  const context = useCartContext();
  const [removed, setRemoved] = useState<readonly PricedLineItem[]>([]);
  const forget = (line: PricedLineItem): void => setRemoved((all) => all.filter((one) => one !== line));
  return {
    removed,
    async remove(orderId, line) {
      const gone = await removeLineItem(context, orderId, line.listing.id);
      if (gone) setRemoved((all) => [line, ...all].slice(0, kept));
    },
    async undo(line) {
      forget(line);
      const back = await restoreLineItem(context, line);
      if (!back) setRemoved((all) => [line, ...all].slice(0, kept));
    },
  };
}
