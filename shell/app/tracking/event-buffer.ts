import type { HeadstockEvents } from '@headstock/contracts/events';
import { listen, type Store } from '@headstock/event-bus';

const names = [
  'page/viewed',
  'item/viewed',
  'cart/item-added',
  'order/purchased',
  'offer/changed',
  'listing/state-changed',
] as const;
type Name = (typeof names)[number];

/** One event of the bus that may be counted. */
export type CountableEvent = {
  readonly [Each in Name]: { readonly name: Each; readonly payload: HeadstockEvents[Each] };
}[Name];

/** What happened on the page while nobody has said yet whether it may be counted; `hand-over.ts` knows where it goes. */
export interface EventMemory {
  kept: readonly CountableEvent[];
  /** Hears of everything that happens. */
  take: (event: CountableEvent) => void;
}

/** Events that are kept at most; then the oldest goes. */
export const memorySize = 60;

/** Keeps the events of the bus from the start of the page, before the code comes that counts them. */
export function rememberEvents(store: Store): EventMemory {
  const memory: EventMemory = {
    kept: [],
    take(event) {
      memory.kept = [...memory.kept, event].slice(-memorySize);
    },
  };
  for (const name of names) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name and what is heard under it belong together
    listen(store, name, (payload) => memory.take({ name, payload } as CountableEvent));
  }
  return memory;
}
