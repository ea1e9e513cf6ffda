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
export type TrackableEvent = {
  readonly [Each in Name]: { readonly name: Each; readonly payload: HeadstockEvents[Each] };
}[Name];

/** What happened on the page while nobody has said yet whether it may be counted; `hand-over.ts` knows where it goes. */
export interface EventBuffer {
  events: readonly TrackableEvent[];
  /** Hears of everything that happens. */
  push: (event: TrackableEvent) => void;
}

/** Events that are kept at most; then the oldest goes. */
export const maxBufferedEvents = 60;

/** Keeps the events of the bus from the start of the page, before the code comes that counts them. */
export function bufferEvents(store: Store): EventBuffer {
  const buffer: EventBuffer = {
    events: [],
    push(event) {
      buffer.events = [...buffer.events, event].slice(-maxBufferedEvents);
    },
  };
  for (const name of names) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name and what is heard under it belong together
    listen(store, name, (payload) => buffer.push({ name, payload } as TrackableEvent));
  }
  return buffer;
}
