import { useState } from 'react';
import { removeLine, restoreLine } from './cart-commands.ts';
import type { PricedLine } from './cart.model.ts';
import { useCartContext } from './use-cart.ts';

/** What was taken out since the list was opened, newest first, and the ways there and back. */
export interface Removals {
  readonly removed: readonly PricedLine[];
  readonly remove: (orderId: string, line: PricedLine) => Promise<void>;
  readonly undo: (line: PricedLine) => Promise<void>;
}

const kept = 3;

/** Removal with undo for a list of lines. */
export function useRemovals(): Removals {
  const context = useCartContext();
  const [removed, setRemoved] = useState<readonly PricedLine[]>([]);
  const forget = (line: PricedLine): void => setRemoved((all) => all.filter((one) => one !== line));
  return {
    removed,
    async remove(orderId, line) {
      const gone = await removeLine(context, orderId, line.listing.id);
      if (gone) setRemoved((all) => [line, ...all].slice(0, kept));
    },
    async undo(line) {
      forget(line);
      const back = await restoreLine(context, line);
      if (!back) setRemoved((all) => [line, ...all].slice(0, kept));
    },
  };
}
